import Type from 'typebox'
import { validationStatuses } from '../enumerations.ts'
import { shareableHealthFields } from '../health-enumerations.ts'
import { Id, Instant, Nullable, UserId } from '../identifiers.ts'

/** `subject` of a participant event is the mission's id; the person is in `userId`. */
export const participantFacts = {
  missionId: Id,
  userId: UserId,
  validationStatus: Type.Enum(validationStatuses),
  waitlistPosition: Nullable(Type.Integer()),
  /** Names of the shared fields, never their values. */
  sharedHealthFields: Type.Array(Type.Enum(shareableHealthFields)),
  /** When the person chose the shared fields; absent where there are none, and in facts of before this field. */
  sharedAt: Type.Optional(Instant),
  /** An invitation that nobody of the team made by name, and which the team does not know of until it is accepted. */
  blind: Type.Optional(Type.Boolean()),
  /** Who moved; absent in facts of before this field. */
  by: Type.Optional(Type.Enum(['member', 'staff', 'system'])),
  /** The person said so by telephone, and a team noted it. */
  onBehalf: Type.Optional(Type.Literal(true)),
  /** Words of the team for the person: of an invitation, of an acceptance, of a refusal. */
  message: Type.Optional(Type.String()),
}
