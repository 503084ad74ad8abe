import { missionActions } from '@ensemble/contracts/missions/http'
import type { ParticipantState } from '@ensemble/contracts/states'
import { reaches, type Actor } from './access.ts'
import { takesInvitations } from './invitation.ts'
import { hasEnded, isAgreed, isOver, stateOfMission, type Mission } from './mission.ts'
import { planRegistration, type Candidate } from './registration.ts'
import type { Seats } from './seats.ts'

export type MissionAction = (typeof missionActions)[number]

/** The reader's own part in a mission. */
export interface OwnPart {
  state: ParticipantState
  invitationExpiresAt: Date | null
  /** Whether the mission was moved, and its new date waits for the reader's answer. */
  newDateWaits: boolean
  /** Whether a survey that this service keeps waits for the reader's answer. */
  surveyWaits: boolean
}

const leavable: readonly ParticipantState[] = ['awaiting_staff', 'waitlisted', 'awaiting_member', 'validated']

/** What the buttons of a mission's page may offer to this reader; the calls check it all again. */
export function allowedActions(
  mission: Mission,
  seats: Seats,
  actor: Actor & Candidate,
  own: OwnPart,
  now: Date,
): MissionAction[] {
  const offers = { ...forMembers(mission, seats, actor, own, now), ...forStaff(mission, seats, actor, now) }
  return missionActions.filter((action) => offers[action])
}

type MemberAction = Extract<
  MissionAction,
  | 'register'
  | 'join_waitlist'
  | 'unregister'
  | 'accept_invitation'
  | 'reject_invitation'
  | 'see_workspace'
  | 'answer_survey'
  | 'answer_new_date'
>

function forMembers(
  mission: Mission,
  seats: Seats,
  actor: Actor & Candidate,
  { state: current, invitationExpiresAt, newDateWaits, surveyWaits }: OwnPart,
  now: Date,
): Record<MemberAction, boolean> {
  const state = stateOfMission(mission)
  const plan = planRegistration(mission, seats, actor, current, now)
  const joins = 'action' in plan ? plan.action : null
  const open = !isOver(state) && !hasEnded(mission, now)
  const invited = open && current === 'awaiting_member' && (!invitationExpiresAt || invitationExpiresAt >= now)
  return {
    register: joins !== null && joins !== 'register_waitlist',
    join_waitlist: joins === 'register_waitlist',
    unregister: open && leavable.includes(current),
    accept_invitation: invited,
    reject_invitation: invited,
    see_workspace: current === 'validated' || reaches('mission.edit', actor, mission),
    answer_survey: current === 'validated' && state !== 'cancelled' && surveyWaits,
    answer_new_date: open && current === 'validated' && newDateWaits,
  }
}

function forStaff(
  mission: Mission,
  seats: Seats,
  actor: Actor,
  now: Date,
): Record<Exclude<MissionAction, MemberAction>, boolean> {
  const state = stateOfMission(mission)
  const open = !isOver(state)
  const edits = reaches('mission.edit', actor, mission)
  const decides = reaches('mission.decide_participants', actor, mission)
  const cancels = reaches('mission.cancel', actor, mission)
  const approves = reaches('mission.approve', actor, mission)
  const asked = (state === 'approved' || state === 'closed') && edits && seats.validated > 0
  return {
    see_participants: actor.role !== 'member' && reaches('mission.see_participants', actor, mission),
    decide_participants: open && decides,
    add_participants:
      state === 'approved' && takesInvitations(mission, now) && reaches('mission.add_participants', actor, mission),
    set_attendance: decides && state !== 'cancelled' && mission.startAt <= now && seats.validated > 0,
    edit: open && edits,
    resubmit: state === 'rejected' && edits,
    edit_workspace: open && edits,
    approve: state === 'waiting_for_approval' && approves,
    reject:
      approves &&
      (state === 'waiting_for_approval' || (state === 'approved' && actor.role === 'admin' && seats.validated === 0)),
    revoke_rejection: state === 'rejected' && approves,
    send_survey: asked && mission.startAt <= now,
    see_survey_results: asked && mission.startAt <= now,
    close: state === 'approved' && edits,
    add_closing_note: state === 'closed' && mission.closingNote === null && edits,
    // For what nobody waits is deleted.
    cancel: open && isAgreed(mission) && cancels,
    reschedule: open && isAgreed(mission) && cancels && !hasEnded(mission, now),
    delete: open && seats.validated === 0 && reaches('mission.delete', actor, mission),
  }
}
