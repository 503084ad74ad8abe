import type { AnswerFacts, LinkAnswer } from '@ensemble/contracts/missions/answer-link'
import { refuse } from '@ensemble/service-kit/refusal'
import * as members from '../data/members.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import type { Deps } from '../deps.ts'
import { linkState } from '../domain/answer-link.ts'
import { answerInvitation } from './answer-invitation.ts'
import { answerNewDate } from './answer-new-date.ts'
import { unregister } from './unregister.ts'

/** Whose link it is, and what it asks of them. */
export interface AskedByLink extends AnswerFacts {
  sub: string
}

/**
 * What a link asks, and whether it still awaits an answer: of the mission it tells what the link itself says.
 * @throws Refusal NOT_FOUND where the account is not open any more
 */
export async function lookAtLink({ db, clock }: Deps, asked: AskedByLink): Promise<LinkAnswer> {
  const { missionId, ask, title, startAt, endAt, departmentCode, sub } = asked
  if (!(await members.isOpen(db, sub))) return refuse('NOT_FOUND')
  const mission = await missions.find(db, missionId)
  const part = await participants.find(db, missionId, sub)
  const link = { ask, startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
  return { missionId, ask, title, startAt, endAt, departmentCode, state: linkState(link, mission, part, clock.now()) }
}

/**
 * Answers a link where it awaits this answer, and changes nothing where it does not.
 * @throws Refusal NOT_FOUND where the account is not open any more, or whatever the same answer on the page throws
 */
export async function answerLink(deps: Deps, asked: AskedByLink, answer: 'yes' | 'no'): Promise<LinkAnswer> {
  const before = await lookAtLink(deps, asked)
  const accepted = answer === 'yes'
  const { missionId, ask, sub: userId } = asked
  if (before.state !== 'open' && (before.state !== 'asks_more' || accepted)) return before
  if (ask === 'invitation') await answerInvitation(deps, { missionId, userId, accepted })
  else if (ask === 'new_date') await answerNewDate(deps, { missionId, userId, suits: accepted })
  else if (accepted) return refuse('VALIDATION_FAILED', { fields: { answer: ['NOT_IN_LIST'] } })
  // The page asks nobody why.
  else await unregister(deps, { missionId, userId, reasonCode: 'other' })
  return lookAtLink(deps, asked)
}
