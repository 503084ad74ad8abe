import type { missionActions } from '@ensemble/contracts/missions/http'
import type { ParticipantState } from '@ensemble/contracts/states'
import { reaches, type Actor } from './access.ts'
import { hasEnded, stateOfMission, type Mission } from './mission.ts'
import { planRegistration, type Candidate } from './registration.ts'
import type { Seats } from './seats.ts'

export type MissionAction = (typeof missionActions)[number]

const leavable: readonly ParticipantState[] = ['awaiting_staff', 'waitlisted', 'awaiting_member', 'validated']

/** What the buttons of a mission's page may offer to this reader; the calls check it all again. */
export function allowedActions(
  mission: Mission,
  seats: Seats,
  actor: Actor & Candidate,
  current: ParticipantState,
  now: Date,
): MissionAction[] {
  const state = stateOfMission(mission)
  const plan = planRegistration(mission, seats, actor, current, now)
  const joins = 'action' in plan ? plan.action : null
  const open = state !== 'closed' && state !== 'deleted'
  const offers: Record<MissionAction, boolean> = {
    register: joins !== null && joins !== 'register_waitlist',
    join_waitlist: joins === 'register_waitlist',
    unregister: open && !hasEnded(mission, now) && leavable.includes(current),
    see_participants: actor.role !== 'member' && reaches('mission.see_participants', actor, mission),
    decide_participants: open && reaches('mission.decide_participants', actor, mission),
    edit: open && reaches('mission.edit', actor, mission),
    approve: state === 'waiting_for_approval' && reaches('mission.approve', actor, mission),
    reject:
      reaches('mission.approve', actor, mission) &&
      (state === 'waiting_for_approval' || (state === 'approved' && actor.role === 'admin' && seats.validated === 0)),
    close: state === 'approved' && reaches('mission.edit', actor, mission),
    delete: open && seats.validated === 0 && reaches('mission.delete', actor, mission),
  }
  return missionActionNames.filter((action) => offers[action])
}

const missionActionNames: readonly MissionAction[] = [
  'register',
  'join_waitlist',
  'unregister',
  'see_participants',
  'decide_participants',
  'edit',
  'approve',
  'reject',
  'close',
  'delete',
]
