import { officeOf } from '@ensemble/contracts/departments'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { calendarPlace } from '@ensemble/contracts/missions/calendar-place'
import { sessionsOf, sessionTitle } from '@ensemble/contracts/missions/sessions-of'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { dayIn } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import { type CalendarEntry, renderCalendar } from '@ensemble/service-kit/files/calendar'

interface CalendarReader {
  readerId: string
  language: Language
  /** Address of the platform. */
  origin: string
  at: Date
  /** Whether a calendar fetches the file by itself, again and again. */
  subscribed?: true
}

type Shown =
  | 'id'
  | 'title'
  | 'summary'
  | 'type'
  | 'mode'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'contactName'
  | 'departmentCode'

/** What a calendar says of a mission; the meeting and the workspace only to who may see them. */
export interface CalendarMission extends Pick<Mission, Shown | 'startAt' | 'endAt' | 'updatedAt'> {
  meetingUrl?: string | null
  questionnaire?: { url: string | null } | null
  workspace?: Pick<Workspace, 'nextMeetingAt' | 'sessions'> | null
}

const words = {
  fr: { contact: 'Contact\u00a0: ', name: 'Mes missions Ensemble' },
  en: { contact: 'Contact: ', name: 'My Ensemble missions' },
}

/**
 * The dates of missions as a calendar file, with what this reader may see of them: each mission, and for those who take
 * part each session of one that comes back, or its next meeting. The same entries as the files of the mails, so that a later one replaces it.
 */
export function missionCalendar(missions: readonly CalendarMission[], reader: CalendarReader): string {
  return renderCalendar({
    method: 'PUBLISH',
    stampedAt: reader.at,
    ...(reader.subscribed && { name: words[reader.language].name }),
    entries: missions.flatMap((mission) => entriesOf(mission, reader)),
  })
}

function entriesOf(mission: CalendarMission, { readerId, language, origin }: CalendarReader): CalendarEntry[] {
  const { contact } = words[language]
  const { type, mode, street, postalCode, city, meetingUrl, questionnaire } = mission
  const address = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const link = meetingUrl ?? questionnaire?.url ?? null
  const { location, join, conference } = calendarPlace({ type, mode, address, link }, language)
  const host = new URL(origin).hostname
  const entry = {
    uid: `${mission.id}.${readerId}@${host}`,
    title: mission.title,
    time: timeOf(mission),
    location,
    description: [
      mission.summary,
      // Who may come or join from home needs both.
      ...(join === null ? [] : [join]),
      // Who is on the way and late calls.
      `${contact}${[mission.contactName, officeOf(mission.departmentCode).phone].filter(Boolean).join(', ')}`,
    ].join('\n'),
    conference,
    url: `${origin}/missions/${mission.id}`,
    changedAt: new Date(mission.updatedAt),
  }
  const further = sessionsOf(mission.workspace).map(({ id, startAt, endAt }) => ({
    ...entry,
    uid: `${mission.id}.${readerId}.${id}@${host}`,
    title: sessionTitle(mission.title, { id }, language),
    time: { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) },
  }))
  return [entry, ...further]
}

/** A questionnaire is a reminder on its last day where it is (decision 300), not weeks of busy days. */
function timeOf({ type, startAt, endAt, departmentCode }: CalendarMission): CalendarEntry['time'] {
  if (type === 'studies_and_surveys' && endAt !== null) return { day: dayIn(zoneOf(departmentCode), endAt) }
  return { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
}
