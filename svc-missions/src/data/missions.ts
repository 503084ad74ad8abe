import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { RejectionReason } from '@ensemble/contracts/enumerations'
import type { Mission } from '../domain/mission.ts'
import type { MissionContent } from '../domain/mission-content.ts'

/** What the rules look at, named as the domain names it. */
const rules = `id, title, type, domains, mode, skills, origin, scope, department_code as "departmentCode", start_at as "startAt", end_at as "endAt",
  registration_closes_at as "registrationClosesAt", registration_mode as "registrationMode",
  waitlist_enabled as "waitlistEnabled", motivation_required as "motivationRequired", questions,
  required_volunteer_kinds as "requiredVolunteerKinds", creator_id as "creatorId", manager_ids as "managerIds",
  approval_status as "approvalStatus", approved_at as "approvedAt", rejected_at as "rejectedAt",
  closed_at as "closedAt", deleted_at as "deletedAt"`

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

function contentColumns(mission: MissionContent): Record<string, unknown> {
  return {
    title: mission.title,
    summary: mission.summary,
    description: mission.description,
    objectives: mission.objectives,
    practical_info: mission.practicalInfo,
    cover_key: mission.coverKey,
    cover_alt: mission.coverAlt,
    type: mission.type,
    type_other: mission.typeOther,
    origin: mission.origin,
    organisation: mission.organisation === null ? null : JSON.stringify(mission.organisation),
    domains: mission.domains,
    mode: mission.mode,
    scope: mission.scope,
    department_code: mission.departmentCode,
    postal_code: mission.postalCode,
    city: mission.city,
    street: mission.street,
    meeting_url: mission.meetingUrl,
    access_note: mission.accessNote,
    start_at: mission.startAt,
    end_at: mission.endAt,
    registration_deadline: mission.registrationDeadline,
    effort_hours: mission.effort.hours,
    effort_per: mission.effort.per,
    energy: JSON.stringify(mission.energy),
    registration_mode: mission.registrationMode,
    waitlist_enabled: mission.waitlistEnabled,
    motivation_required: mission.motivationRequired,
    questions: mission.questions,
    target_profile_types: mission.targetProfileTypes,
    target_cancer_types: mission.targetCancerTypes,
    target_treatment_stages: mission.targetTreatmentStages,
    required_volunteer_kinds: mission.requiredVolunteerKinds,
    skills: mission.skills,
    prerequisites: mission.prerequisites,
    expenses_covered: mission.expensesCovered,
    expenses_note: mission.expensesNote,
    interests_declaration_required: mission.interestsDeclarationRequired,
    manager_ids: mission.managerIds,
    contact_name: mission.contactName,
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
  | { to: 'rejected'; at: Date; by: string; reasonCode: RejectionReason; comment: string }
  | { to: 'waiting_for_approval'; at: Date }
  | { to: 'closed'; at: Date; by: string | null; closingNote: string | null }

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
  }
}

/** Replaces title, summary and description. */
export async function changeTexts(
  tx: Tx,
  missionId: string,
  texts: { title: string; summary: string; description: string; version: number; at: Date },
): Promise<void> {
  await tx.query({
    name: 'mission-texts',
    text: `update missions set title = $2, summary = $3, description = $4, version = $5, updated_at = $6 where id = $1`,
    values: [missionId, texts.title, texts.summary, texts.description, texts.version, texts.at],
  })
}
