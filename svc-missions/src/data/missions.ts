import type { Queryable, Statement, Tx } from '@ensemble/service-kit/database'
import type { RejectionReason } from '@ensemble/contracts/enumerations'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { Mission } from '../domain/mission.ts'
import type { MissionContent } from '../domain/mission-content.ts'
import { contentRow, missions, newMissions } from './mission-table.ts'

/** What the rules look at. */
export const rules = missions.pick(
  'id',
  'title',
  'type',
  'domains',
  'mode',
  'skills',
  'origin',
  'scope',
  'departmentCode',
  'startAt',
  'endAt',
  'registrationClosesAt',
  'registrationMode',
  'waitlistEnabled',
  'motivationRequired',
  'questions',
  'interestsDeclarationRequired',
  'requiredVolunteerKinds',
  'creatorId',
  'managerIds',
  'approvalStatus',
  'approvedAt',
  'rejectedAt',
  'closedAt',
  'closingNote',
  'cancelledAt',
  'deletedAt',
)

const columns = rules.select()

/** Reads a mission as the rules see it; a deleted one is absent. */
export async function find(db: Queryable, missionId: string): Promise<Mission | null> {
  const { rows } = await db.query<Mission>({
    name: 'mission-find',
    text: `select ${columns} from missions where id = $1 and deleted_at is null`,
    values: [missionId],
  })
  return rows[0] ?? null
}

/** Missions that somebody runs and that are neither closed nor deleted, the soonest first. */
export async function openManagedBy(db: Queryable, managerId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'missions-open-managed-by',
    text: `select id from missions where manager_ids @> array[$1::uuid] and closed_at is null and deleted_at is null
      order by start_at, id`,
    values: [managerId],
  })
  return rows.map(({ id }) => id)
}

/** The missions of a series that follow one of it and may still be changed, the soonest first. */
export async function openFrom(db: Queryable, missionId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'missions-open-from',
    text: `select m.id from missions m join missions here on here.id = $1
      where m.series_id = here.series_id and m.start_at >= here.start_at and m.id <> here.id
        and m.closed_at is null and m.deleted_at is null
      order by m.start_at, m.id`,
    values: [missionId],
  })
  return rows.map(({ id }) => id)
}

/** When a mission of a series begins, and whether it is neither closed nor cancelled. */
interface DateOfSeries {
  startAt: Date
  open: boolean
}

/**
 * The series that a mission belongs to and the dates that it has; nobody else adds dates to it until the transaction
 * ends. Null where it belongs to none.
 */
export async function lockSeries(
  tx: Tx,
  missionId: string,
): Promise<{ seriesId: string; dates: DateOfSeries[] } | null> {
  await tx.query({
    name: 'missions-lock-series',
    text: `select pg_advisory_xact_lock(hashtextextended('series ' || series_id, 0)) from missions where id = $1`,
    values: [missionId],
  })
  const { rows } = await tx.query<{ series: string; start: Date; open: boolean }>({
    name: 'missions-of-series',
    text: `select m.series_id as series, m.start_at as start, m.closed_at is null as open
      from missions m join missions here on here.id = $1
      where m.series_id = here.series_id and m.deleted_at is null`,
    values: [missionId],
  })
  const [first] = rows
  return first ? { seriesId: first.series, dates: rows.map(({ start, open }) => ({ startAt: start, open })) } : null
}

export interface NewMission extends MissionContent {
  id: string
  seriesId: string | null
  creatorId: string
  approvedAt: Date | null
  createdAt: Date
}

const insertNew = newMissions.insert({ name: 'mission-insert' })

export async function insert(tx: Tx, mission: NewMission): Promise<void> {
  const { id, seriesId, creatorId, approvedAt, createdAt, ...content } = mission
  await tx.query(
    insertNew({
      ...contentRow(content),
      id,
      seriesId,
      creatorId,
      approvalStatus: approvedAt ? 'approved' : 'waiting_for_approval',
      approvedAt,
      approvedBy: approvedAt ? creatorId : null,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }),
  )
}

type StateChange =
  | { to: 'approved'; at: Date; by: string }
  | { to: 'approved_again'; at: Date }
  | { to: 'rejected'; at: Date; by: string; reasonCode: RejectionReason; comment: string }
  | { to: 'waiting_for_approval'; at: Date }
  | { to: 'closed'; at: Date; by: string | null; closingNote: string | null; shared: boolean }
  | { to: 'cancelled'; at: Date; by: string; reason: string }
  | { to: 'deleted'; at: Date }

const stamps = ['id', 'version', 'updatedAt'] as const
const rejection = ['rejectionReasonCode', 'rejectionComment', 'rejectedAt', 'rejectedBy'] as const
const note = ['closingNote', 'closingNoteShared'] as const
const noRejection = { rejectionReasonCode: null, rejectionComment: null, rejectedAt: null, rejectedBy: null }

const updates = {
  approved: missions
    .pick(...stamps, ...rejection, 'approvalStatus', 'approvedAt', 'approvedBy')
    .update({ name: 'mission-state-approved', by: ['id'] }),
  status: missions.pick(...stamps, ...rejection, 'approvalStatus').update({ name: 'mission-state-status', by: ['id'] }),
  closed: missions
    .pick(...stamps, 'closedAt', 'closedBy', ...note)
    .update({ name: 'mission-state-closed', by: ['id'] }),
  cancelled: missions
    .pick(...stamps, 'closedAt', 'closedBy', 'cancelledAt', 'cancellationReason')
    .update({ name: 'mission-state-cancelled', by: ['id'] }),
  moved: missions
    .pick(...stamps, 'rescheduledAt', 'rescheduleReason', 'previousStartAt', 'previousEndAt')
    .update({ name: 'mission-move-note', by: ['id'] }),
  deleted: missions.pick(...stamps, 'deletedAt').update({ name: 'mission-state-deleted', by: ['id'] }),
  closingNote: missions.pick(...stamps, ...note).update({ name: 'mission-closing-note', by: ['id'] }),
  workspace: missions.pick(...stamps, 'workspace').update({ name: 'mission-workspace-write', by: ['id'] }),
}

/** Writes where a mission stands; the rules were asked before. */
export async function changeState(tx: Tx, missionId: string, version: number, change: StateChange): Promise<void> {
  await tx.query(stateUpdate({ id: missionId, version, updatedAt: change.at }, change))
}

function stateUpdate(stamp: { id: string; version: number; updatedAt: Date }, change: StateChange): Statement {
  switch (change.to) {
    case 'approved': {
      const approved = { approvalStatus: 'approved', approvedAt: change.at, approvedBy: change.by } as const
      return updates.approved({ ...stamp, ...noRejection, ...approved })
    }
    case 'approved_again':
      return updates.status({ ...stamp, ...noRejection, approvalStatus: 'approved' })
    case 'rejected':
      return updates.status({
        ...stamp,
        approvalStatus: 'waiting_for_approval',
        rejectionReasonCode: change.reasonCode,
        rejectionComment: change.comment,
        rejectedAt: change.at,
        rejectedBy: change.by,
      })
    case 'waiting_for_approval':
      return updates.status({ ...stamp, ...noRejection, approvalStatus: 'waiting_for_approval' })
    case 'closed': {
      const { at: closedAt, by: closedBy, closingNote, shared: closingNoteShared } = change
      return updates.closed({ ...stamp, closedAt, closedBy, closingNote, closingNoteShared })
    }
    case 'cancelled': {
      const over = { closedAt: change.at, closedBy: change.by }
      return updates.cancelled({ ...stamp, ...over, cancelledAt: change.at, cancellationReason: change.reason })
    }
    case 'deleted':
      return updates.deleted({ ...stamp, deletedAt: change.at })
  }
}

/** Notes that a mission was moved to another date, and from which; the dates themselves are content. */
export async function noteMove(
  tx: Tx,
  { id, startAt, endAt }: Pick<Mission, 'id' | 'startAt' | 'endAt'>,
  { version, at, reason }: { version: number; at: Date; reason: string },
): Promise<void> {
  const before = { previousStartAt: startAt, previousEndAt: endAt }
  await tx.query(updates.moved({ id, version, updatedAt: at, rescheduledAt: at, rescheduleReason: reason, ...before }))
}

/** Adds the note to a mission that the clock has closed without one. */
export async function addClosingNote(
  tx: Tx,
  missionId: string,
  { version, at, closingNote, shared }: { version: number; at: Date; closingNote: string; shared: boolean },
): Promise<void> {
  await tx.query(updates.closingNote({ id: missionId, version, updatedAt: at, closingNote, closingNoteShared: shared }))
}

/** Stores the workspace whole. */
export async function writeWorkspace(
  tx: Tx,
  missionId: string,
  { version, at, workspace }: { version: number; at: Date; workspace: Workspace },
): Promise<void> {
  await tx.query(updates.workspace({ id: missionId, version, updatedAt: at, workspace }))
}

export async function readWorkspace(db: Queryable, missionId: string): Promise<Workspace | null> {
  const { rows } = await db.query<{ workspace: Workspace | null }>({
    name: 'mission-workspace-read',
    text: 'select workspace from missions where id = $1',
    values: [missionId],
  })
  return rows[0]?.workspace ?? null
}
