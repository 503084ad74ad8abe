import Type, { type Static } from 'typebox'
import { approvalStatuses, organisationTypes, registrationModes } from '../enumerations.ts'
import { Id, Instant, Nullable } from '../identifiers.ts'
import { cardFields } from './card.ts'
import { submissionFields } from './many.ts'
import { MissionCounters } from './mission.ts'

/** Whose missions the staff's list shows: their own, their department's, those they may approve, or all. */
export const managedScopes = ['mine', 'department', 'to_approve', 'all'] as const
export type ManagedScope = (typeof managedScopes)[number]

export const ManagedMission = Type.Object({
  ...cardFields,
  organisation: Nullable(Type.Object({ name: Type.String(), type: Type.Enum(organisationTypes) })),
  registrationMode: Type.Enum(registrationModes),
  capacity: Nullable(Type.Integer()),
  approvalStatus: Type.Enum(approvalStatuses),
  contactName: Type.String(),
  createdAt: Instant,
  /** How it came to wait; in the list of those who approve alone. */
  submission: Type.Optional(Type.Object(submissionFields)),
  /** Which of how many dates it is; absent where it takes place once. */
  series: Type.Optional(Type.Object({ id: Id, position: Type.Integer(), count: Type.Integer() })),
  counters: MissionCounters,
})
export type ManagedMission = Static<typeof ManagedMission>
