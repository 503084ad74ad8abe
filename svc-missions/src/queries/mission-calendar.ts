import type { Language } from '@ensemble/contracts/enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import { renderCalendar } from '@ensemble/service-kit/files/calendar'

interface CalendarReader {
  readerId: string
  language: Language
  /** Address of the platform. */
  origin: string
  at: Date
}

const words = {
  fr: { remote: 'À distance', contact: 'Contact\u00a0: ' },
  en: { remote: 'Remote', contact: 'Contact: ' },
}

/**
 * The date of a mission as a calendar file, with what this reader may see of it. The same entry as the file of the
 * mail that confirms a place, so that a later one replaces it.
 */
export function missionCalendar(mission: Mission, { readerId, language, origin, at }: CalendarReader): string {
  const { remote, contact } = words[language]
  const place = [mission.street, [mission.postalCode, mission.city].filter(Boolean).join(' ')].filter(Boolean)
  return renderCalendar({
    uid: `${mission.id}.${readerId}@${new URL(origin).hostname}`,
    // Seconds since 2020 of the last change: grows, and fits the 32 bits that calendars keep.
    sequence: Math.max(0, Math.floor((Date.parse(mission.updatedAt) - Date.UTC(2020, 0)) / 1000)),
    title: mission.title,
    startAt: new Date(mission.startAt),
    endAt: mission.endAt === null ? null : new Date(mission.endAt),
    location: place.length > 0 ? place.join(', ') : (mission.meetingUrl ?? remote),
    description: `${mission.summary}\n${contact}${mission.contactName}`,
    url: `${origin}/missions/${mission.id}`,
    stampedAt: at,
  })
}
