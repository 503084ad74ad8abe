import Type, { type Static } from 'typebox'
import { Nullable } from '../identifiers.ts'
import { MissionCard } from './card.ts'
import { Participant } from './participant.ts'

export const participationBuckets = ['upcoming', 'pending', 'invitations', 'past'] as const
export type ParticipationBucket = (typeof participationBuckets)[number]

export const Participation = Type.Object({
  participant: Participant,
  mission: MissionCard,
  bucket: Type.Enum(participationBuckets),
  contactName: Type.String(),
  /** Where to come, as far as the mission says, while a confirmed place is ahead; absent where somebody else looks. */
  street: Type.Optional(Nullable(Type.String())),
  postalCode: Type.Optional(Nullable(Type.String())),
  /** Where to join from afar, under the same conditions. */
  meetingUrl: Type.Optional(Nullable(Type.String())),
  closingNote: Nullable(Type.String()),
  /** A survey was sent to this person and is not answered yet. */
  surveyWaits: Type.Boolean(),
  /** A questionnaire that is open waits for the person's answers; absent where somebody else looks. */
  questionnaireWaits: Type.Optional(Type.Boolean()),
  /** Some answers to it are kept already; absent where somebody else looks. */
  questionnaireBegun: Type.Optional(Type.Boolean()),
  /** Messages of the team that this person has not read; absent where somebody else looks. */
  unreadMessages: Type.Optional(Type.Integer()),
  /** To staff: who of the team decided last; null where nobody did, or where the account is gone. */
  decidedByName: Type.Optional(Nullable(Type.String())),
})
export type Participation = Static<typeof Participation>
