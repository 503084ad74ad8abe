export interface CalendarEntry {
  /** Stays the same for one mission and person, so that a later file replaces the entry. */
  uid: string
  /** Grows with every change, so that a calendar knows the later file; 0 where there is only one. */
  sequence?: number
  title: string
  startAt: Date
  /** null: it goes on; the entry then marks the start. */
  endAt: Date | null
  /** Where people go, in words, or the address of the meeting. */
  location?: string | null
  description?: string | null
  url: string
  stampedAt: Date
}

const zone = 'Europe/Paris'

/** The rule of summer time since 1996, as calendars expect it beside every named zone. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A date as an iCalendar file (RFC 5545): lines of at most 75 octets that end in CR LF, times of Paris. */
export function renderCalendar(entry: CalendarEntry): string {
  const { uid, sequence = 0, title, startAt, endAt, location, description, url, stampedAt } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ensemble//Missions//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART;TZID=${zone}:${inZone(startAt)}`,
    ...(endAt ? [`DTEND;TZID=${zone}:${inZone(endAt)}`] : []),
    `SUMMARY:${escape(title)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })

/** The clock on the wall in Paris: 20261212T140000. Swedish dates are written as ISO 8601 is. */
function inZone(date: Date): string {
  return clock.format(date).replace(/[-:]/g, '').replace(' ', 'T')
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')
}

/** Continuation lines begin with a space; a line is cut between characters, never inside one. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
