import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { RejectionReason } from '@ensemble/contracts/enumerations'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { Mission } from '../domain/mission.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { contentColumns } from './mission-content.ts'

/** What the rules look at, named as the domain names it. */
const rules = `id, title, type, domains, mode, skills, origin, scope, department_code as "departmentCode", start_at as "startAt", end_at as "endAt",
  registration_closes_at as "registrationClosesAt", registration_mode as "registrationMode",
  waitlist_enabled as "waitlistEnabled", motivation_required as "motivationRequired", questions,
  interests_declaration_required as "interestsDeclarationRequired",
  required_volunteer_kinds as "requiredVolunteerKinds", creator_id as "creatorId", manager_ids as "managerIds",
  approval_status as "approvalStatus", approved_at as "approvedAt", rejected_at as "rejectedAt",
  closed_at as "closedAt", closing_note as "closingNote",
  deleted_at as "deletedAt"`

/** Reads a mission as the rules see it; a deleted one is absent. */
export async function find(db: Queryable, missionId: string): Promise<Mission | null> {
  const { rows } = await db.query<Mission>({
    name: 'mission-find',
    text: `select ${rules} from missions where id = $1 and deleted_at is null`,
    values: [missionId],
  })
  return rows[0] ?? null
}

export interface NewMission extends MissionContent {
  id: string
  creatorId: string
  approvedAt: Date | null
  createdAt: Date
}

/** Column → value of a new mission: one list, so that a column cannot be given the value of its neighbour. */
function columnsOf(mission: NewMission): Record<string, unknown> {
  return {
    ...contentColumns(mission),
    id: mission.id,
    creator_id: mission.creatorId,
    approval_status: mission.approvedAt ? 'approved' : 'waiting_for_approval',
    approved_at: mission.approvedAt,
    approved_by: mission.approvedAt ? mission.creatorId : null,
    version: 1,
    created_at: mission.createdAt,
    updated_at: mission.createdAt,
  }
}

export async function insert(tx: Tx, mission: NewMission): Promise<void> {
  const entries = Object.entries(columnsOf(mission))
  await tx.query({
    name: 'mission-insert',
    text: `insert into missions (${entries.map(([column]) => column).join(', ')})
      values (${entries.map((_entry, index) => `$${index + 1}`).join(', ')})`,
    values: entries.map(([, value]) => value),
  })
}

type StateChange =
  | { to: 'approved'; at: Date; by: string }
  | { to: 'approved_again'; at: Date }
  | { to: 'rejected'; at: Date; by: string; reasonCode: RejectionReason; comment: string }
  | { to: 'waiting_for_approval'; at: Date }
  | { to: 'closed'; at: Date; by: string | null; closingNote: string | null }
  | { to: 'deleted'; at: Date }

/** Writes where a mission stands; the rules were asked before. */
export async function changeState(tx: Tx, missionId: string, version: number, change: StateChange): Promise<void> {
  const columns = stateColumns(change)
  const names = Object.keys(columns)
  await tx.query({
    name: `mission-state-${change.to}`,
    text: `update missions set version = $2, updated_at = $3,
      ${names.map((name, index) => `${name} = $${index + 4}`).join(', ')} where id = $1`,
    values: [missionId, version, change.at, ...Object.values(columns)],
  })
}

function stateColumns(change: StateChange): Record<string, unknown> {
  const noRejection = { rejection_reason_code: null, rejection_comment: null, rejected_at: null, rejected_by: null }
  switch (change.to) {
    case 'approved':
      return { ...noRejection, approval_status: 'approved', approved_at: change.at, approved_by: change.by }
    case 'approved_again':
      return { ...noRejection, approval_status: 'approved' }
    case 'rejected':
      return {
        approval_status: 'waiting_for_approval',
        rejection_reason_code: change.reasonCode,
        rejection_comment: change.comment,
        rejected_at: change.at,
        rejected_by: change.by,
      }
    case 'waiting_for_approval':
      return { ...noRejection, approval_status: 'waiting_for_approval' }
    case 'closed':
      return { closed_at: change.at, closed_by: change.by, closing_note: change.closingNote }
    case 'deleted':
      return { deleted_at: change.at }
  }
}

/** Adds the note to a mission that the clock has closed without one. */
export async function addClosingNote(
  tx: Tx,
  missionId: string,
  note: { version: number; at: Date; closingNote: string },
): Promise<void> {
  await tx.query({
    name: 'mission-closing-note',
    text: 'update missions set version = $2, updated_at = $3, closing_note = $4 where id = $1',
    values: [missionId, note.version, note.at, note.closingNote],
  })
}

/** Stores the workspace whole. */
export async function writeWorkspace(
  tx: Tx,
  missionId: string,
  { version, at, workspace }: { version: number; at: Date; workspace: object },
): Promise<void> {
  await tx.query({
    name: 'mission-workspace-write',
    text: 'update missions set version = $2, updated_at = $3, workspace = $4 where id = $1',
    values: [missionId, version, at, JSON.stringify(workspace)],
  })
}

export async function readWorkspace(db: Queryable, missionId: string): Promise<Workspace | null> {
  const { rows } = await db.query<{ workspace: Workspace | null }>({
    name: 'mission-workspace-read',
    text: 'select workspace from missions where id = $1',
    values: [missionId],
  })
  return rows[0]?.workspace ?? null
}
