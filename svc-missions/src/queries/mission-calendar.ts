import type { Language } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { dayInParis } from '@ensemble/contracts/paris-clock'
import { wordOf } from '@ensemble/contracts/words/word-of'
import { renderCalendar } from '@ensemble/service-kit/files/calendar'

interface CalendarReader {
  readerId: string
  language: Language
  /** Address of the platform. */
  origin: string
  at: Date
}

const words = {
  fr: { contact: 'Contact\u00a0: ', meeting: 'prochaine réunion' },
  en: { contact: 'Contact: ', meeting: 'next meeting' },
}

/**
 * The dates of a mission as a calendar file, with what this reader may see of it: the mission, and its next meeting for
 * those who take part. The same entry as the file of the mail that confirms a place, so that a later one replaces it.
 */
export function missionCalendar(mission: Mission, { readerId, language, origin, at }: CalendarReader): string {
  const { contact, meeting } = words[language]
  const place = [mission.street, [mission.postalCode, mission.city].filter(Boolean).join(' ')].filter(Boolean)
  const host = new URL(origin).hostname
  const entry = {
    uid: `${mission.id}.${readerId}@${host}`,
    title: mission.title,
    time: timeOf(mission),
    location: place.length > 0 ? place.join(', ') : (mission.meetingUrl ?? wordOf('missionModes', 'remote', language)),
    description: `${mission.summary}\n${contact}${mission.contactName}`,
    url: `${origin}/missions/${mission.id}`,
    changedAt: new Date(mission.updatedAt),
  }
  const next = mission.workspace?.nextMeetingAt
  const session = next && {
    ...entry,
    uid: `${mission.id}.${readerId}.meeting@${host}`,
    title: `${mission.title} (${meeting})`,
    time: { startAt: new Date(next), endAt: null },
  }
  return renderCalendar({ method: 'PUBLISH', stampedAt: at, entries: [entry, ...(session ? [session] : [])] })
}

/** A questionnaire is a reminder on its last day, not weeks of busy days. */
function timeOf({ type, startAt, endAt }: Mission) {
  if (type === 'studies_and_surveys' && endAt !== null) return { day: dayInParis(endAt) }
  return { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
}
