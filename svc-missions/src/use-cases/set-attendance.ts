import type { Attendance } from '@ensemble/contracts/enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import { askAgainFact } from '../outbox/notices.ts'
import { applyMove } from './apply-move.ts'
import { attempt, type Decision } from './decide-participants.ts'

export interface AttendanceInput {
  actor: Actor
  missionId: string
  items: readonly { userId: string; attendance: Attendance | null }[]
}

/**
 * Notes who was there, from the start of the mission on, also once it is closed, but not of one that was cancelled, and
 * tells open lists of it.
 * @returns who was noted, and who not: NOT_REGISTERED, STATUS_CONFLICT
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE; STATUS_CONFLICT before the start; MISSION_CLOSED where it was cancelled
 */
export async function setAttendance(deps: Deps, { actor, missionId, items }: AttendanceInput): Promise<Decision> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    let seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.decide_participants', actor, mission)
    if (mission.cancelledAt) refuse('MISSION_CLOSED')
    if (mission.startAt > now) refuse('STATUS_CONFLICT')
    const userIds = items.map(({ userId }) => userId)
    const found = await participants.findKnown(tx, missionId, userIds)
    const byUser = new Map(found.map((participant) => [participant.userId, participant]))
    const decision: Decision = { updated: [], failed: [] }
    for (const { userId, attendance } of items) {
      const current = byUser.get(userId)
      const moved = current
        ? attempt(() => moveParticipant(current, seats, 'set_attendance', { at: now, by: actor.id, attendance }))
        : 'NOT_REGISTERED'
      if (typeof moved === 'string') {
        decision.failed.push({ userId, code: moved })
        continue
      }
      seats = moved.seats
      await applyMove(tx, deps, moved)
      decision.updated.push(userId)
    }
    if (decision.updated.length > 0) {
      seats = { ...seats, version: seats.version + 1 }
      await askAgainFact(tx, 'attendanceNoted', missionId, seats.version, { time: now, quiet: deps.quiet })
    }
    missionSeats.save(tx, seats)
    return decision
  })
}
