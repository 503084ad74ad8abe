export interface CalendarEntry {
  /** Stays the same for one mission and person, so that a later file replaces the entry. */
  uid: string
  title: string
  startAt: Date
  /** null: the mission goes on; the entry then marks its start. */
  endAt: Date | null
  url: string
  stampedAt: Date
}

/** A date as an iCalendar file (RFC 5545): lines of at most 75 octets that end in CR LF. */
export function renderCalendar({ uid, title, startAt, endAt, url, stampedAt }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ensemble//Missions//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startAt)}`,
    ...(endAt ? [`DTEND:${utc(endAt)}`] : []),
    `SUMMARY:${escape(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(date: Date): string {
  return date
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')
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
