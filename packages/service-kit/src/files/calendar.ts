/** What a calendar does with a file (RFC 5546): takes it in, puts it in the place of an earlier one, removes it. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** Who sends an entry and who gets it, as e-mail addresses: what REQUEST and CANCEL are known by. */
interface CalendarPeople {
  organizer: string
  attendee: string
}

export interface CalendarEntry {
  /** Stays the same for one mission and person, so that a later file replaces the entry. */
  uid: string
  title: string
  /** When it takes place; a day in Paris is a reminder that blocks nothing. */
  time: { startAt: Date; endAt: Date | null } | { day: string }
  /** Where people go, in words, or the address of the meeting. */
  location?: string | null
  description?: string | null
  /** The address of a meeting that can be joined. */
  conference?: string | null
  url: string
  /** When the entry was last changed: later files replace earlier ones. */
  changedAt: Date
  /** It does not take place; said of one entry among others. */
  off?: boolean
}

interface CalendarFile {
  method: CalendarMethod
  /** Absent from what is published to whoever asks. */
  people?: CalendarPeople
  /** What a calendar that subscribes calls it; absent from what is taken in once. */
  name?: string
  stampedAt: Date
  entries: readonly CalendarEntry[]
}

const dayMs = 86_400_000
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

/** Dates as an iCalendar file (RFC 5545): lines of at most 75 octets that end in CR LF, times of Paris. */
export function renderCalendar(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ensemble//Missions//FR',
    'CALSCALE:GREGORIAN',
    `METHOD:${file.method}`,
    ...(file.name === undefined ? [] : subscriptionLines(file.name)),
    ...zoneLines,
    ...file.entries.flatMap((entry) => eventLines(entry, file)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** What is subscribed to has a name, and is looked at every four hours: RFC 7986, and what older programs read. */
function subscriptionLines(name: string): string[] {
  return [
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
  ]
}

function eventLines(entry: CalendarEntry, { method, people, stampedAt }: CalendarFile): string[] {
  const { uid, title, time, location, description, conference, url, changedAt, off = false } = entry
  const cancelled = method === 'CANCEL' || off
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTAMP:${utc(stampedAt)}`,
    ...timeLines(time),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escape(title)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    ...conferenceLines(conference),
    `URL:${url}`,
    ...(people ? [`ORGANIZER:mailto:${people.organizer}`, attendeeLine(people.attendee)] : []),
    ...(cancelled ? [] : alarmLines(entry)),
    'END:VEVENT',
  ]
}

/** What programs offer to join (RFC 7986). People wrote the address: as it is read, it can end no line. */
function conferenceLines(conference: string | null | undefined): string[] {
  const address = conference ? URL.parse(conference) : null
  return address ? [`CONFERENCE;VALUE=URI:${address.href}`] : []
}

/** Seconds since 2020: grows with every change, and fits the 32 bits that calendars keep. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2020, 0)) / 1000))
}

/** What takes longer than a day does not fill somebody's days. */
function timeLines(time: CalendarEntry['time']): string[] {
  if ('day' in time) {
    const next = new Date(Date.parse(`${time.day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
    const [start, end] = [time.day, next].map((day) => day.replaceAll('-', ''))
    return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, 'TRANSP:TRANSPARENT']
  }
  const { startAt, endAt } = time
  const blocks = endAt !== null && endAt.getTime() - startAt.getTime() <= dayMs
  return [
    `DTSTART;TZID=${zone}:${inZone(startAt)}`,
    ...(endAt ? [`DTEND;TZID=${zone}:${inZone(endAt)}`] : []),
    `TRANSP:${blocks ? 'OPAQUE' : 'TRANSPARENT'}`,
  ]
}

function attendeeLine(address: string): string {
  return `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address}`
}

/** A day before, and two hours before; of a whole day, at nine on the day before. */
function alarmLines({ title, time }: CalendarEntry): string[] {
  const before = 'day' in time ? ['-PT15H'] : ['-P1D', '-PT2H']
  return before.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ])
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
