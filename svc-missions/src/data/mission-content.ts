import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { MissionContent } from '../domain/mission-content.ts'

type Plain = Exclude<keyof MissionContent, 'organisation' | 'energy' | 'effort' | 'capacity'>

/** Column of each field that is stored as it is: one list for reading and writing, so that none is forgotten. */
const columnOf: Record<Plain, string> = {
  title: 'title',
  summary: 'summary',
  description: 'description',
  objectives: 'objectives',
  practicalInfo: 'practical_info',
  coverKey: 'cover_key',
  coverAlt: 'cover_alt',
  type: 'type',
  typeOther: 'type_other',
  origin: 'origin',
  domains: 'domains',
  mode: 'mode',
  scope: 'scope',
  departmentCode: 'department_code',
  postalCode: 'postal_code',
  city: 'city',
  street: 'street',
  meetingUrl: 'meeting_url',
  accessNote: 'access_note',
  startAt: 'start_at',
  endAt: 'end_at',
  registrationDeadline: 'registration_deadline',
  registrationMode: 'registration_mode',
  waitlistEnabled: 'waitlist_enabled',
  motivationRequired: 'motivation_required',
  questions: 'questions',
  targetProfileTypes: 'target_profile_types',
  targetCancerTypes: 'target_cancer_types',
  targetTreatmentStages: 'target_treatment_stages',
  requiredVolunteerKinds: 'required_volunteer_kinds',
  skills: 'skills',
  prerequisites: 'prerequisites',
  expensesCovered: 'expenses_covered',
  expensesNote: 'expenses_note',
  interestsDeclarationRequired: 'interests_declaration_required',
  managerIds: 'manager_ids',
  contactName: 'contact_name',
}

/** Column → value of what people write of a mission; the capacity stands with the seats. */
export function contentColumns(content: MissionContent): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(content))
  return {
    ...Object.fromEntries(Object.entries(columnOf).map(([field, column]) => [column, values.get(field)])),
    organisation: content.organisation === null ? null : JSON.stringify(content.organisation),
    effort_hours: content.effort.hours,
    effort_per: content.effort.per,
    energy: JSON.stringify(content.energy),
  }
}

export interface StoredContent {
  content: MissionContent
  /** The fields that were approved before a change of them; null while nothing waits. */
  approved: Record<string, unknown> | null
  updatedAt: Date
}

const fields = Object.entries(columnOf).map(([field, column]) => `m.${column} as "${field}"`)

/** What is written of a mission; the row is locked by its seats. */
export async function read(db: Queryable, missionId: string): Promise<StoredContent | null> {
  const { rows } = await db.query<MissionContent & Omit<StoredContent, 'content'>>({
    name: 'mission-content-read',
    text: `select ${fields.join(', ')}, m.organisation, m.energy, s.capacity, m.approved_content as approved,
        json_build_object('hours', m.effort_hours, 'per', m.effort_per) as effort, m.updated_at as "updatedAt"
      from missions m join mission_seats s on s.mission_id = m.id where m.id = $1 and m.deleted_at is null`,
    values: [missionId],
  })
  const [row] = rows
  if (!row) return null
  const { approved, updatedAt, ...content } = row
  return { content, approved, updatedAt }
}

/** Writes what a mission says of itself, whole. */
export async function write(
  tx: Tx,
  missionId: string,
  content: MissionContent,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  const entries = Object.entries(contentColumns(content))
  await tx.query({
    name: 'mission-content-write',
    text: `update missions set version = $2, updated_at = $3,
      ${entries.map(([column], index) => `${column} = $${index + 4}`).join(', ')} where id = $1`,
    values: [missionId, version, at, ...entries.map(([, value]) => value)],
  })
}

/** Keeps what was approved, or forgets it when nothing waits any more. */
export async function keepApproved(tx: Tx, missionId: string, approved: object | null): Promise<void> {
  await tx.query({
    name: 'mission-content-keep-approved',
    text: 'update missions set approved_content = $2 where id = $1',
    values: [missionId, approved === null ? null : JSON.stringify(approved)],
  })
}
