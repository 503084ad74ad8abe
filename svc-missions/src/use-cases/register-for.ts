import { wordOf } from '@ensemble/contracts/words/word-of'
import type { OnBehalfAct } from '@ensemble/contracts/missions/participant'
import type { SaidByTelephone } from '@ensemble/contracts/users/by-telephone'
import type { Language } from '@ensemble/contracts/enumerations'
import { readOut } from '@ensemble/contracts/users/telephone-words'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as saidByTelephone from '../data/said-by-telephone.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { hasEnded, type Mission } from '../domain/mission.ts'
import { knownState, speaksFor } from '../domain/on-behalf.ts'
import { enterParticipant, moveParticipant, type Moved } from '../domain/participant-moves.ts'
import { newParticipant, type Participant } from '../domain/participant.ts'
import { missingAnswers, missingOfInvited, planRegistration } from '../domain/registration.ts'
import type { Seats } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'

export interface RegisterForInput {
  actor: Actor
  missionId: string
  /** Who is at the other end of the line. */
  userId: string
  said: SaidByTelephone
  /** Of the answer. */
  language: Language
  motivation?: string
  answers?: string[]
  conflictOfInterest?: string
}

/**
 * Notes the yes of somebody who calls: a registration by the rules of the mission, the answer to an invitation, or that
 * a new date suits. Nothing about health is asked or shared on behalf of anybody.
 * @throws Refusal as `register`, `answerInvitation` and `answerNewDate`; FORBIDDEN, OUT_OF_SCOPE for a mission or a
 *   person out of the actor's reach; VALIDATION_FAILED for words that are not read out any more
 */
export async function registerFor(deps: Deps, input: RegisterForInput): Promise<Participant> {
  const words =
    readOut('registration', input.said) ?? refuse('VALIDATION_FAILED', { fields: { said: ['NOT_IN_LIST'] } })
  return inTransaction(deps.db, async (tx) => {
    const { actor, missionId, userId } = input
    const seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.register_for', actor, mission)
    const person = await members.findSpeaker(tx, userId)
    const current = await participants.find(tx, missionId, userId)
    const refused = speaksFor(actor, person, knownState(current))
    if (refused) return refuse(refused)
    const at = deps.clock.now()
    const { moved, act } = yesOf(input, { mission, seats, current, at })
    missionSeats.save(tx, moved.seats)
    const participant = await applyMove(tx, deps, moved, { onBehalf: true })
    await saidByTelephone.insert(tx, { missionId, userId, act, at, notedBy: actor.id, words })
    return participant
  })
}

interface Standing {
  mission: Mission
  seats: Seats
  current: Participant | null
  at: Date
}

/** What a yes means where the person stands now. @throws Refusal */
function yesOf(input: RegisterForInput, standing: Standing): { moved: Moved; act: OnBehalfAct } {
  const { current, mission, seats, at } = standing
  const state = knownState(current)
  const details = { at, by: input.userId }
  if (current && state === 'awaiting_member') {
    if (mission.closedAt) return refuse('MISSION_CLOSED')
    if (current.invitationExpiresAt && current.invitationExpiresAt < at) return refuse('INVITATION_EXPIRED')
    if (hasEnded(mission, at)) return refuse('MISSION_CLOSED')
    const answers = input.answers ? trimmed(input.answers) : current.answers
    requireNothing(missingOfInvited(mission, answers))
    return { moved: moveParticipant({ ...current, answers }, seats, 'accept_invitation', details), act: 'accepted' }
  }
  if (current && state === 'validated' && current.newDateAnswer === 'awaited') {
    if (mission.closedAt || hasEnded(mission, at)) return refuse('MISSION_CLOSED')
    return { moved: moveParticipant(current, seats, 'keep_place', details), act: 'kept_place' }
  }
  return { moved: entering(input, standing), act: 'registered' }
}

function entering(input: RegisterForInput, { mission, seats, current, at }: Standing): Moved {
  const from = knownState(current)
  // Nobody of the staff is spoken for. What somebody is trained for stands in their own token alone (decision 108): a
  // team cannot vouch for it here.
  const candidate = { id: input.userId, role: 'member', volunteerKinds: [] } as const
  const plan = planRegistration(mission, seats, candidate, from, at)
  if ('refused' in plan) {
    const kinds = mission.requiredVolunteerKinds
      .map((kind) => wordOf('volunteerKinds', kind, input.language))
      .join(', ')
    return refuse(plan.refused, plan.refused === 'VOLUNTEER_KIND_REQUIRED' ? { params: { kinds } } : {})
  }
  const request: Participant = {
    ...newParticipant(input.missionId, input.userId, at),
    motivation: input.motivation?.trim() || null,
    answers: trimmed(input.answers ?? []),
    conflictOfInterest: input.conflictOfInterest?.trim() || null,
  }
  requireNothing(missingAnswers(mission, request))
  return enterParticipant(request, from, seats, plan.action, { at, by: null })
}

function requireNothing(fields: ReturnType<typeof missingAnswers>): void {
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
}

function trimmed(answers: readonly string[]): string[] {
  return answers.map((answer) => answer.trim())
}
