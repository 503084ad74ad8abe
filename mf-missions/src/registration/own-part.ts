import type { Mission, MissionCard, Participation } from '@ensemble/contracts/missions/http'
import { type Part, partOf } from '@ensemble/contracts/missions/part-of'
import { type Dates, isOver } from '../cards/course-of.ts'

/** Key of what comes next, null after an end: nobody is asked to come to what began days ago, or is over. */
export function nextOf(part: Part, mission: Dates & Pick<MissionCard, 'type'>) {
  if (part === 'rejected' || part === 'withdrawn') return null
  if (isOver(mission)) return 'next.over'
  if (part !== 'validated') return `next.${part}` as const
  const begun = new Date(mission.startAt) <= new Date()
  if (mission.type === 'studies_and_surveys') return begun ? 'next.answers' : 'next.opens'
  return begun ? 'next.begun' : 'next.validated'
}

/** How a team noted that somebody with a place missed it; null for who came, and where nothing is noted. */
export function absenceOf({ attendance }: Pick<Participation['participant'], 'attendance'>) {
  return attendance === 'present' ? null : attendance
}

/** What somebody leaves who withdraws: a place, a request or a place in line. */
export type LeftBehind = Extract<Part, 'validated' | 'requested' | 'waitlisted'>

/** What the reader would leave; null where they have no part, have ended it, or are only invited. */
export function leftBy({ myParticipation }: Pick<Mission, 'myParticipation'>): LeftBehind | null {
  const part = myParticipation && partOf(myParticipation)
  return part === 'validated' || part === 'requested' || part === 'waitlisted' ? part : null
}

/** Whether the next step is the reader's own: an invitation, a new date, a questionnaire or an opinion that is asked for. */
export function awaitsReader({ bucket, participant, surveyWaits, questionnaireWaits = false }: Participation): boolean {
  if (bucket === 'past') return surveyWaits
  if (questionnaireWaits) return true
  return bucket === 'invitations' || participant.newDateAnswer === 'awaited'
}

/** What waits for the reader, what ends soonest first: an invitation runs out, a study is open for months. */
export function mostPressingFirst(items: readonly Participation[]): Participation[] {
  return items.filter(awaitsReader).sort((one, other) => answerBy(one) - answerBy(other))
}

/** The next mission that is certain and asks for nothing; one that goes on already only where none is to come. */
export function nextCertain(items: readonly Participation[]): Participation | undefined {
  const certain = items.filter((item) => item.bucket === 'upcoming' && !awaitsReader(item))
  return certain.find(({ mission }) => new Date(mission.startAt) > new Date()) ?? certain[0]
}

/** Until when an answer counts, as a time; an opinion has no end. */
function answerBy({ bucket, participant, mission, questionnaireWaits }: Participation): number {
  const { invitationExpiresAt, newDateAnswer } = participant
  if (bucket === 'invitations' && invitationExpiresAt) return Date.parse(invitationExpiresAt)
  if (newDateAnswer === 'awaited') return Date.parse(mission.startAt)
  return questionnaireWaits && mission.endAt ? Date.parse(mission.endAt) : Infinity
}
