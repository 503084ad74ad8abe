import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import {
  answerDays,
  answerUntil,
  inviteRefusal,
  mayRemind,
  recalledInvitation,
  takesInvitations,
} from '../domain/invitation.ts'
import { stateOfMission, type Mission } from '../domain/mission.ts'
import { enterParticipant } from '../domain/participant-moves.ts'
import { newParticipant, stateOfParticipant, type Participant } from '../domain/participant.ts'
import { applyMove } from './apply-move.ts'
import { recallInvitation } from './recall-invitation.ts'

/** What "of late" means where somebody was invited before. */
const monthMs = 30 * 86_400_000

export interface InviteInput {
  actor: Actor
  missionId: string
  userIds: readonly string[]
  message?: string
}

export interface Invited {
  invited: string[]
  skipped: { userId: string; code: string }[]
}

/**
 * Invites members by name; each invitation holds a place until it is answered or expires. Who was invited before and
 * has not answered for a day is asked again, and who withdrew is asked to come back.
 * @returns who was invited, and who was left out and why: NOT_FOUND, OUT_OF_SCOPE, OWN_MISSION,
 *   ALREADY_REGISTERED, INVITATION_ALREADY_ANSWERED with a no, PREVIOUSLY_REFUSED, NOT_AVAILABLE, INVITED_OFTEN,
 *   MISSION_FULL
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_NOT_APPROVED, MISSION_CLOSED, REGISTRATION_CLOSED once
 *   nobody can come any more
 */
export async function inviteMembers(deps: Deps, input: InviteInput): Promise<Invited> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    let seats = await missionSeats.lock(tx, input.missionId)
    const mission = await invitableMission(tx, input, now)
    const asked = await members.findReachable(tx, input.userIds, new Date(now.getTime() - monthMs))
    const known = new Map(asked.map((member) => [member.id, member]))
    const found = await participants.findKnown(tx, input.missionId, input.userIds)
    const current = new Map(found.map((participant) => [participant.userId, participant]))
    const result: Invited = { invited: [], skipped: [] }
    for (const userId of input.userIds) {
      const before = current.get(userId)
      const state = stateOfParticipant(before ?? null)
      if (before && state === 'awaiting_member' && mayRemind(before, now)) {
        seats = { ...seats, version: seats.version + 1 }
        await sendAgain(
          tx,
          deps,
          mission,
          { ...before, invitationMessage: wordsOf(input) ?? before.invitationMessage },
          seats.version,
        )
        result.invited.push(userId)
        continue
      }
      const code = inviteRefusal(input.actor, mission, known.get(userId) ?? null, state, {
        seats,
        most: deps.solicitation,
      })
      if (code) {
        result.skipped.push({ userId, code })
        continue
      }
      const moved = enterParticipant(newParticipant(input.missionId, userId, now), state, seats, 'invite', {
        at: now,
        by: input.actor.id,
        invitationExpiresAt: answerUntil(mission, answerDays.byName, now),
        invitationMessage: wordsOf(input),
      })
      seats = moved.seats
      await applyMove(tx, deps, moved)
      result.invited.push(userId)
    }
    missionSeats.save(tx, seats)
    return result
  })
}

/** Recalls an invitation that waits for an answer: it begins anew, with the whole time to answer it. */
async function sendAgain(tx: Tx, deps: Deps, mission: Mission, invitation: Participant, version: number) {
  const now = deps.clock.now()
  const recalled = { ...invitation, ...recalledInvitation(mission, invitation, now), updatedAt: now }
  participants.save(tx, recalled)
  await recallInvitation(tx, deps, mission, { ...recalled, version })
}

/** What the team writes to those whom it invites now. */
function wordsOf({ message }: InviteInput): string | null {
  return message?.trim() || null
}

async function invitableMission(tx: Tx, { missionId, actor }: InviteInput, now: Date): Promise<Mission> {
  const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.add_participants', actor, mission)
  if (mission.closedAt) return refuse('MISSION_CLOSED')
  if (stateOfMission(mission) !== 'approved') return refuse('MISSION_NOT_APPROVED')
  return takesInvitations(mission, now) ? mission : refuse('REGISTRATION_CLOSED')
}
