import type { MissionEdit } from '@ensemble/contracts/missions/content'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { prepareContent, type MissionContent } from '../domain/mission-content.ts'
import {
  approvedPart,
  appointmentChanges,
  asksForApproval,
  changedFields,
  formerAppointment,
  same,
} from '../domain/mission-edit.ts'
import { missionStateAfter } from '../domain/mission-moves.ts'
import { requireMayPlace } from '../domain/mission-place.ts'
import { meaningOf } from '../domain/questionnaire.ts'
import { hasEnded, isOver, stateOfMission } from '../domain/mission.ts'
import { placesLeft, type Seats } from '../domain/seats.ts'
import { laterThan, requireFresh } from '../domain/stale.ts'
import { missionFact, missionSubmittedFact } from '../outbox/outgoing.ts'
import { editedContent } from './content-of.ts'
import { noteCharges } from './note-charges.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'
import { renewInvitations } from './renew-invitations.ts'
import { requireManagers } from './require-managers.ts'
import { tellOfNewDate } from './tell-of-new-date.ts'
import { tellParticipants } from './tell-participants.ts'

export interface EditMissionInput {
  actor: Actor
  missionId: string
  edit: MissionEdit
  /** Which of how many dates of a series it is that are changed at once: those who approve are told once. */
  among?: { position: number; count: number }
}

export interface EditedMission {
  /** What the next edit of it names. */
  updatedAt: Date
  /** Whether it waits for approval since this edit. */
  submitted: boolean
}

type Mode = Pick<MissionContent, 'registrationMode'>
type Submission = 'edit_content' | 'resubmit' | null

/**
 * Changes a mission. Where a referent changes what approvers have agreed to, it waits for approval again: participants
 * are kept, new registrations pause. Those who take part hear of another date, place or link, and whoever waits of
 * another date; who is invited may answer as long as it leaves. Who is put in charge hears of it some minutes later.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED, STALE_UPDATE, STATUS_CONFLICT, VALIDATION_FAILED,
 *   CAPACITY_BELOW_PARTICIPANTS; ANSWERS_BEGUN and ANSWERED_ELSEWHERE for another questionnaire once somebody has begun
 */
export async function editMission(
  deps: Deps,
  { actor, missionId, edit, among }: EditMissionInput,
): Promise<EditedMission> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.edit', actor, mission)
    const state = stateOfMission(mission)
    if (isOver(state)) refuse('MISSION_CLOSED')
    const stored = (await missionContents.read(tx, missionId)) ?? refuse('NOT_FOUND')
    requireFresh(edit.updatedAt, stored.updatedAt)
    const content = prepareContent(editedContent(stored.content, edit))
    await requireMeaning(tx, missionId, stored.content, content)
    const changed = changedFields(stored.content, content)
    await requireAllowed(tx, { actor, before: stored.content, content, changed, seats: locked })
    const rewrites = actor.role === 'referent' && asksForApproval(changed)
    const submission: Submission = edit.resubmit ? 'resubmit' : state === 'approved' && rewrites ? 'edit_content' : null
    if (submission) missionStateAfter(state, submission)

    const now = deps.clock.now()
    const at = laterThan(stored.updatedAt, now)
    const version = locked.version + 1
    const edited = { ...mission, ...content }
    await missionContents.write(tx, missionId, content, { version, at })
    if (content.capacity !== locked.capacity) await missionSeats.changeCapacity(tx, missionId, content.capacity)
    if (submission) await missions.changeState(tx, missionId, version, { to: 'waiting_for_approval', at })
    if (submission === 'edit_content') await missionContents.keepApproved(tx, missionId, approvedPart(stored.content))
    await missionHistory.append(tx, {
      missionId,
      at,
      actorId: actor.id,
      action: submission ?? 'edit',
      detail: { fields: changed.join(' ') },
    })
    const [before, after] = [stored.content.managerIds, content.managerIds]
    noteCharges(tx, deps, { missionId, before, after, byId: actor.id, at: now })
    const cause = submission === 'resubmit' ? 'resubmitted' : 'edited'
    const circumstances = { version, time: at, quiet: deps.quiet }
    if (submission) await missionSubmittedFact(tx, missionId, { cause, series: among }, circumstances)
    else await missionFact(tx, 'missionChanged', missionId, circumstances)
    const shown = state === 'approved' || stored.approved !== null
    if (changed.includes('startAt') || changed.includes('endAt')) {
      const renewed = await renewInvitations(tx, edited, now)
      const told = { reason: '', renewed, version, time: at, except: 'confirmed' } as const
      if (shown && !hasEnded(edited, now)) await tellOfNewDate(tx, deps, mission, told)
    }
    const seats = { ...locked, version, capacity: content.capacity }
    const freed = gained(mission, edited, { had: locked, has: seats })
    missionSeats.save(tx, await offerFreedPlaces(tx, deps, edited, seats, freed))
    const moved = shown ? appointmentChanges(stored.content, content) : []
    const former = formerAppointment(stored.content)
    if (moved.length > 0) await tellParticipants(tx, deps, edited, { kind: 'changed', changed: moved, former, version })
    return { updatedAt: at, submitted: submission !== null }
  })
}

/** What people agreed to, and were asked, stays as it was once one of them has begun. */
async function requireMeaning(tx: Tx, missionId: string, before: MissionContent, after: MissionContent): Promise<void> {
  if (same(meaningOf(before.questionnaire), meaningOf(after.questionnaire))) return
  if (!(await questionnaireAnswers.isBegun(tx, missionId))) return
  refuse(before.questionnaire?.kind === 'link' ? 'ANSWERED_ELSEWHERE' : 'ANSWERS_BEGUN')
}

interface Attempt {
  actor: Actor
  before: MissionContent
  content: MissionContent
  changed: readonly (keyof MissionContent)[]
  seats: Seats
}

async function requireAllowed(tx: Tx, { actor, before, content, changed, seats }: Attempt): Promise<void> {
  // A referent may run a mission from elsewhere; moving one there is another matter.
  if (changed.includes('origin') || changed.includes('departmentCode')) {
    const moved = changed.includes('departmentCode')
    requireMayPlace(actor, { ...content, departmentCode: moved ? content.departmentCode : actor.departmentCode })
  }
  if (changed.includes('managerIds')) await requireManagers(tx, content.managerIds, before.managerIds.length)
  const taken = seats.validated + seats.invited
  if (content.capacity !== null && content.capacity < taken) {
    refuse('CAPACITY_BELOW_PARTICIPANTS', { fields: { capacity: ['OUT_OF_RANGE'] }, params: { count: taken } })
  }
}

/**
 * Places that the edit gives to the line: those that it adds, and once everybody may come at once all that are left, so
 * that nobody who comes later is first. Without a limit, one for everybody in line.
 */
function gained(before: Mode, after: Mode, seats: { had: Seats; has: Seats }): number {
  const [had, has] = [placesLeft(seats.had), placesLeft(seats.has)]
  const opens = before.registrationMode !== 'open' && after.registrationMode === 'open'
  if (had === null && !opens) return 0
  if (has === null) return seats.has.waitlist
  return Math.max(0, opens ? has : has - (had ?? 0))
}
