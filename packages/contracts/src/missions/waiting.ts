import Type, { type Static } from 'typebox'
import { pageSizes } from '../enumerations.ts'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'
import { submissionFields } from './many.ts'
import { ParticipantRow, PassedOn } from './participant.ts'
import { mostWaiting } from './waiting-limits.ts'

/** What may wait for the staff: an answer to somebody, the approval of a mission, the closing note of one that is over. */
const waitingKinds = ['request', 'approval', 'note'] as const

/** One thing that waits for the caller. */
export const WaitingForStaff = Type.Object({
  kind: Type.Enum(waitingKinds),
  since: Instant,
  /** It has waited for longer than it should, or its mission begins soon: headquarters see it as well. */
  late: Type.Boolean(),
  /** Its mission begins soon, and it has to be answered by then; absent in answers of before this was said. */
  pressing: Type.Optional(Type.Boolean()),
  mission: Type.Object({
    id: Id,
    title: Type.String(),
    startAt: Instant,
    endAt: Nullable(Instant),
    departmentCode: Nullable(Type.String()),
    placesLeft: Nullable(Type.Integer()),
    questions: Type.Array(Type.String()),
    /** Whether the caller may write to people of the mission: not all who may answer them may. */
    mayWrite: Type.Optional(Type.Boolean()),
    /** How it came to wait for approval; null where that is not what waits. */
    submission: Type.Optional(Nullable(Type.Object(submissionFields))),
  }),
  /** Who asked, and what they wrote; null where nobody did. */
  person: Nullable(
    Type.Object({
      userId: UserId,
      displayName: Type.String(),
      departmentCode: Nullable(Type.String()),
      motivation: Nullable(Type.String()),
      answers: Type.Array(Type.String()),
      conflictOfInterest: Nullable(Type.String()),
      /** Kept by a team: without an e-mail address. */
      byTelephone: Type.Optional(Type.Boolean()),
      /** Each time that the request was passed on, the last one first. */
      passedOn: Type.Optional(Type.Array(PassedOn)),
      part: ParticipantRow.properties.part,
    }),
  ),
})
export type WaitingForStaff = Static<typeof WaitingForStaff>

export const WaitingQuery = Type.Object(
  { ...pages, pageSize: Type.Optional(Type.Enum([...pageSizes, mostWaiting], { default: 25 })) },
  closed,
)
export const WaitingPage = ListOf(WaitingForStaff)
