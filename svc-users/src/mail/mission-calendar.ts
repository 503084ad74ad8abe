import type { SessionFact } from '@ensemble/contracts/missions/practical-facts'
import { calendarPlace } from '@ensemble/contracts/missions/calendar-place'
import { sessionTitle } from '@ensemble/contracts/missions/sessions-of'
import { dayIn } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import { typeset } from '@ensemble/contracts/typography'
import { type CalendarEntry, type CalendarMethod, renderCalendar } from '@ensemble/service-kit/files/calendar'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { addressOf, contactInWords, whereInWords } from './mission-facts.ts'
import { translator } from './translate.ts'

interface CalendarInput {
  mission: MissionTitle
  recipient: User
  /** Who answers for the mission. */
  organizer: string
  origin: string
  at: Date
  /** Sessions that do not take place any more. */
  endedSessions?: readonly SessionFact[]
}

/** What a mail does to the entry in somebody's calendar: puts it there, moves it, or takes it back. */
const methods: Readonly<Record<string, CalendarMethod>> = {
  registration_confirmed: 'REQUEST',
  place_confirmed: 'REQUEST',
  changed: 'REQUEST',
  mission_moved: 'REQUEST',
  withdrawal_noted: 'CANCEL',
  place_taken_back: 'CANCEL',
  mission_cancelled: 'CANCEL',
}

/**
 * The calendar file that goes with a mail to somebody who holds, or held, a place; null for the other mails. Sessions
 * follow as a second file: what is sent to somebody tells of one entry (RFC 5546), what is published of many.
 */
export function calendarOf(kind: string, input: CalendarInput): string | null {
  const method = methods[kind]
  if (!method) return null
  const { recipient, organizer, at } = input
  const people = recipient.email ? { organizer, attendee: recipient.email } : undefined
  const sessions = sessionEntries(input, method === 'CANCEL')
  return [
    renderCalendar({
      method: people || method === 'CANCEL' ? method : 'PUBLISH',
      people,
      stampedAt: at,
      entries: [missionEntry(input, method === 'CANCEL')],
    }),
    ...(sessions.length > 0 ? [renderCalendar({ method: 'PUBLISH', stampedAt: at, entries: sessions })] : []),
  ].join('')
}

/** @param off it does not take place, or not for this person: nobody is told how to join it any more */
function missionEntry(
  { mission, recipient: { id, language }, origin, at }: CalendarInput,
  off: boolean,
): CalendarEntry {
  const { practical, nature, startAt, endAt, departmentCode } = mission
  const t = translator(language)
  const link = off ? null : (practical?.meetingUrl ?? null)
  const where = practical && { type: nature?.type, mode: nature?.mode, address: addressOf(practical), link }
  const place = where && calendarPlace(where, language)
  const contact = practical ? typeset(`${t('contact')} : ${contactInWords(mission, practical)}`, language) : ''
  return {
    uid: `${mission.missionId}.${id}@${new URL(origin).hostname}`,
    title: mission.title,
    // A questionnaire is a reminder on its last day where it is (decision 300), not weeks of busy days.
    time:
      nature?.type === 'studies_and_surveys' && endAt
        ? { day: dayIn(zoneOf(departmentCode), endAt.toISOString()) }
        : { startAt, endAt },
    location: place?.location ?? whereInWords(mission, { language, t }),
    description: [off ? null : place?.join, contact].filter(Boolean).join('\n'),
    conference: place?.conference,
    url: `${origin}/missions/${mission.missionId}`,
    changedAt: at,
  }
}

/** The sessions to come, and those that are off: the same names as in the calendar that one follows. */
function sessionEntries(input: CalendarInput, allOff: boolean): CalendarEntry[] {
  const { mission, recipient, origin, endedSessions = [] } = input
  const sessions = [
    ...(mission.practical?.sessions ?? []).map((session) => ({ ...session, off: allOff })),
    ...endedSessions.map((session) => ({ ...session, off: true })),
  ]
  return sessions.map(({ id, startAt, endAt, off }) => ({
    ...missionEntry(input, off),
    uid: `${mission.missionId}.${recipient.id}.${id}@${new URL(origin).hostname}`,
    title: sessionTitle(mission.title, { id }, recipient.language),
    time: { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) },
    off,
  }))
}
