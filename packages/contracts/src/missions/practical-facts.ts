import Type, { type Static } from 'typebox'
import { Nullable } from '../identifiers.ts'
import { Effort, Energy } from './content.ts'

/**
 * What people need to know to come, as the mission's page shows it. The link of the meeting is for those who hold a
 * place: whoever writes to somebody looks at that first.
 */
export const PracticalFacts = Type.Object({
  street: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
  meetingUrl: Nullable(Type.String()),
  accessNote: Nullable(Type.String()),
  practicalInfo: Nullable(Type.String()),
  effort: Type.Object(Effort.properties),
  energy: Type.Object(Energy.properties),
  contactName: Type.String(),
})
export type PracticalFacts = Static<typeof PracticalFacts>
