import { dayInParis } from '@ensemble/contracts/paris-clock'
import { typeset } from '@ensemble/contracts/typography'
import { type CalendarMethod, renderCalendar } from '@ensemble/service-kit/files/calendar'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { contactInWords, whereInWords } from './mission-facts.ts'
import { translator } from './translate.ts'

interface CalendarInput {
  mission: MissionTitle
  recipient: User
  /** Who answers for the mission; without an address the entry is published, not sent. */
  organizer: string | null
  origin: string
  at: Date
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

/** The calendar file that goes with a mail to somebody who holds, or held, a place; null for the other mails. */
export function calendarOf(kind: string, input: CalendarInput): string | null {
  const method = methods[kind]
  const { mission, recipient, organizer, origin, at } = input
  if (!method) return null
  const { practical, nature, startAt, endAt } = mission
  const t = translator(recipient.language)
  const people = organizer && recipient.email ? { organizer, attendee: recipient.email } : undefined
  const link = practical?.meetingUrl
  const contact = practical
    ? typeset(`${t('contact')} : ${contactInWords(mission, practical)}`, recipient.language)
    : ''
  return renderCalendar({
    method: people || method === 'CANCEL' ? method : 'PUBLISH',
    people,
    stampedAt: at,
    entries: [
      {
        uid: `${mission.missionId}.${recipient.id}@${new URL(origin).hostname}`,
        title: mission.title,
        // A questionnaire is a reminder on its last day, not weeks of busy days.
        time:
          nature?.type === 'studies_and_surveys' && endAt
            ? { day: dayInParis(endAt.toISOString()) }
            : { startAt, endAt },
        location: whereInWords(mission, { language: recipient.language, t }),
        description: [link ?? '', contact].filter(Boolean).join('\n'),
        url: `${origin}/missions/${mission.missionId}`,
        changedAt: at,
      },
    ],
  })
}
