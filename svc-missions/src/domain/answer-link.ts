import type { LinkAnswer, MissionAsk } from '@ensemble/contracts/missions/answer-link'
import { hasEnded, type Mission } from './mission.ts'
import { type Participant, stateOfParticipant } from './participant.ts'
import { missingOfInvited } from './registration.ts'

interface Link {
  ask: MissionAsk
  /** As the mail said: who accepts a date must mean the one that counts. */
  startAt: Date
  endAt: Date | null
}

type MissionFacts = Pick<Mission, 'startAt' | 'endAt' | 'closedAt' | 'questions'>
type Part = Pick<
  Participant,
  | 'origin'
  | 'validationStatus'
  | 'rejectedBy'
  | 'waitlistPosition'
  | 'withdrawnAt'
  | 'invitationExpiresAt'
  | 'newDateAnswer'
  | 'answers'
>

/** Whether the link of a mail still awaits an answer, and what became of it otherwise. */
export function linkState(link: Link, mission: MissionFacts | null, part: Part | null, now: Date): LinkAnswer['state'] {
  const state = stateOfParticipant(part)
  if (state === 'withdrawn' || state === 'rejected_by_member') return 'not_coming'
  if (!mission || !part || mission.closedAt || hasEnded(mission, now)) return 'over'
  if (state === 'none' || state.startsWith('rejected')) return 'over'
  if (link.ask === 'withdrawal') return 'open'
  if (!sameDates(link, mission)) return 'changed'
  if (link.ask === 'new_date') {
    if (state !== 'validated') return 'over'
    return part.newDateAnswer === 'awaited' ? 'open' : 'coming'
  }
  if (state === 'validated') return 'coming'
  if (state !== 'awaiting_member' || (part.invitationExpiresAt && part.invitationExpiresAt < now)) return 'over'
  return Object.keys(missingOfInvited(mission, part.answers)).length > 0 ? 'asks_more' : 'open'
}

function sameDates(link: Link, { startAt, endAt }: MissionFacts): boolean {
  return link.startAt.getTime() === startAt.getTime() && link.endAt?.getTime() === endAt?.getTime()
}
