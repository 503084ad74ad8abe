import type { ApprovalStatus, RejectionReason } from '@ensemble/contracts/enumerations'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { defineTable } from '@ensemble/service-kit/table'
import type { MissionContent } from '../domain/mission-content.ts'

/** What people write of a mission, as it is stored; the capacity stands with the seats. */
interface ContentRow extends Omit<MissionContent, 'effort' | 'capacity'> {
  effortHours: number
  effortPer: MissionContent['effort']['per']
}

interface MissionRow extends ContentRow {
  id: string
  /** The same for all dates of one series; null where it takes place once. */
  seriesId: string | null
  creatorId: string
  approvalStatus: ApprovalStatus
  approvedAt: Date | null
  approvedBy: string | null
  /** The fields that were approved before a change of them; null while nothing waits. */
  approvedContent: Record<string, unknown> | null
  /** What was written when it was refused; null while it was not. */
  refusedContent: Record<string, unknown> | null
  rejectionReasonCode: RejectionReason | null
  rejectionComment: string | null
  rejectedAt: Date | null
  rejectedBy: string | null
  closedAt: Date | null
  closedBy: string | null
  closingNote: string | null
  /** Whether everybody who looks at past missions may read it. */
  closingNoteShared: boolean
  /** A cancelled mission is closed at the same moment. */
  cancelledAt: Date | null
  cancellationReason: string | null
  /** The last move to another date. */
  rescheduledAt: Date | null
  rescheduleReason: string | null
  previousStartAt: Date | null
  previousEndAt: Date | null
  deletedAt: Date | null
  workspace: Workspace | null
  /** When the answers to its questionnaire were erased, as it had promised. */
  answersErasedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
  /** Worked out by the database. */
  registrationClosesAt: Date | null
}

export const missions = defineTable<MissionRow>('missions', {
  id: 'text',
  seriesId: 'text',
  title: 'text',
  summary: 'text',
  description: 'text',
  objectives: 'text',
  practicalInfo: 'text',
  coverKey: 'text',
  coverAlt: 'text',
  type: 'text',
  typeOther: 'text',
  origin: 'text',
  organisation: 'jsonb',
  domains: 'text[]',
  mode: 'text',
  scope: 'text',
  departmentCode: 'text',
  postalCode: 'text',
  city: 'text',
  street: 'text',
  meetingUrl: 'text',
  accessNote: 'text',
  startAt: 'timestamptz',
  endAt: 'timestamptz',
  registrationDeadline: 'timestamptz',
  effortHours: 'real',
  effortPer: 'text',
  energy: 'jsonb',
  registrationMode: 'text',
  waitlistEnabled: 'boolean',
  motivationRequired: 'boolean',
  questions: 'text[]',
  targetProfileTypes: 'text[]',
  targetCancerTypes: 'text[]',
  targetTreatmentStages: 'text[]',
  requiredVolunteerKinds: 'text[]',
  skills: 'text[]',
  prerequisites: 'text[]',
  expensesCovered: 'boolean',
  expensesNote: 'text',
  interestsDeclarationRequired: 'boolean',
  managerIds: 'uuid[]',
  contactName: 'text',
  questionnaire: 'jsonb',
  creatorId: 'uuid',
  approvalStatus: 'text',
  approvedAt: 'timestamptz',
  approvedBy: 'uuid',
  approvedContent: 'jsonb',
  refusedContent: 'jsonb',
  rejectionReasonCode: 'text',
  rejectionComment: 'text',
  rejectedAt: 'timestamptz',
  rejectedBy: 'uuid',
  closedAt: 'timestamptz',
  closedBy: 'uuid',
  closingNote: 'text',
  closingNoteShared: 'boolean',
  cancelledAt: 'timestamptz',
  cancellationReason: 'text',
  rescheduledAt: 'timestamptz',
  rescheduleReason: 'text',
  previousStartAt: 'timestamptz',
  previousEndAt: 'timestamptz',
  deletedAt: 'timestamptz',
  workspace: 'jsonb',
  answersErasedAt: 'timestamptz',
  version: 'integer',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  registrationClosesAt: 'timestamptz',
})

/** A mission as it begins: nothing has become of it yet. */
export const newMissions = missions.without(
  'approvedContent',
  'refusedContent',
  'rejectionReasonCode',
  'rejectionComment',
  'rejectedAt',
  'rejectedBy',
  'closedAt',
  'closedBy',
  'closingNote',
  'closingNoteShared',
  'cancelledAt',
  'cancellationReason',
  'rescheduledAt',
  'rescheduleReason',
  'previousStartAt',
  'previousEndAt',
  'deletedAt',
  'workspace',
  'answersErasedAt',
  'registrationClosesAt',
)

/** What people write of a mission, with its id, and its version and time, which a change raises. */
export const writtenMissions = newMissions.without(
  'seriesId',
  'creatorId',
  'approvalStatus',
  'approvedAt',
  'approvedBy',
  'createdAt',
)

export function contentRow({ effort, capacity: _capacity, ...content }: MissionContent): ContentRow {
  return { ...content, effortHours: effort.hours, effortPer: effort.per }
}

/** SQL of the effort as the domain and the contract name it. Needs `m`. */
export const effortSql = `json_build_object('hours', m.effort_hours, 'per', m.effort_per)`
