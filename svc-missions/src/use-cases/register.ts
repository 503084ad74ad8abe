import { wordOf } from '@ensemble/contracts/words/word-of'
import type { Language } from '@ensemble/contracts/enumerations'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { seesMission, type Actor } from '../domain/access.ts'
import { enterParticipant } from '../domain/participant-moves.ts'
import { newParticipant, stateOfParticipant, type Participant } from '../domain/participant.ts'
import { missingAnswers, planRegistration, type Candidate } from '../domain/registration.ts'
import { applyMove } from './apply-move.ts'

export interface RegisterInput {
  missionId: string
  actor: Actor & Candidate
  language: Language
  motivation?: string
  answers?: string[]
  sharedHealthFields?: ShareableHealthField[]
  conflictOfInterest?: string
}

/**
 * Registers a user for a mission: validated at once, a request to the team, or a place in the waiting line.
 * @throws Refusal NOT_FOUND also where the reader may not know of the mission, OWN_MISSION, ALREADY_REGISTERED,
 *   PREVIOUSLY_REFUSED, MISSION_CLOSED, MISSION_NOT_APPROVED, REGISTRATION_CLOSED, VOLUNTEER_KIND_REQUIRED,
 *   VALIDATION_FAILED, MISSION_FULL, WAITLIST_OFF
 */
export async function register(deps: Deps, input: RegisterInput): Promise<Participant> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { missionId, actor } = input
    // One after the other in the database, and asked for at once: what is read is read under the lock.
    const [seats, found, participant] = await Promise.all([
      missionSeats.lock(tx, missionId),
      missions.find(tx, missionId),
      participants.find(tx, missionId, actor.id),
    ])
    const mission = found ?? refuse('NOT_FOUND')
    const from = stateOfParticipant(participant)
    if (!seesMission(actor, mission, from)) return refuse('NOT_FOUND')
    const plan = planRegistration(mission, seats, actor, from, now)
    if ('refused' in plan) {
      const kinds = mission.requiredVolunteerKinds
        .map((kind) => wordOf('volunteerKinds', kind, input.language))
        .join(', ')
      return refuse(plan.refused, plan.refused === 'VOLUNTEER_KIND_REQUIRED' ? { params: { kinds } } : {})
    }
    const request = requestOf(input, now)
    const fields = missingAnswers(mission, request)
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const moved = enterParticipant(request, from, seats, plan.action, { at: now, by: null })
    missionSeats.save(tx, moved.seats)
    return applyMove(tx, deps, moved, { isFirst: participant === null })
  })
}

/** What the person sent, trimmed; the state is added by the move. */
function requestOf(input: RegisterInput, now: Date): Participant {
  return {
    ...newParticipant(input.missionId, input.actor.id, now),
    motivation: input.motivation?.trim() || null,
    answers: (input.answers ?? []).map((answer) => answer.trim()),
    sharedHealthFields: input.sharedHealthFields ?? [],
    conflictOfInterest: input.conflictOfInterest?.trim() || null,
  }
}
