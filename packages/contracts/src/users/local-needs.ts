import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'
import { contactLimits } from './contact-limits.ts'
import { DepartmentCode } from './identity.ts'

/** The life of a local need: told, looked at by the committee, then a mission of it or an answer that says no. */
export const localNeedStates = ['told', 'looked_at', 'mission_made', 'answered_no'] as const
export type LocalNeedState = (typeof localNeedStates)[number]

/** A local need that somebody told their committee of. */
export const LocalNeed = Type.Object({
  id: Id,
  departmentCode: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  toldBy: Type.Object({ id: UserId, displayName: Type.String() }),
  toldAt: Instant,
  state: Type.Enum(localNeedStates),
  /** When a mission was made of it, or no was said. */
  answeredAt: Nullable(Instant),
  /** The mission that was made of it. */
  missionId: Nullable(Id),
  /** The words that said no. */
  answer: Nullable(Type.String()),
})
export type LocalNeed = Static<typeof LocalNeed>

export const LocalNeedsQuery = Type.Object(
  {
    /** One need alone. */
    needId: Type.Optional(Id),
    departmentCode: Type.Optional(DepartmentCode),
    ...pages,
  },
  closed,
)
export const LocalNeedsPage = ListOf(LocalNeed)

export const LocalNeedDecision = Type.Union([
  Type.Object({ state: Type.Literal('looked_at') }, closed),
  Type.Object({ state: Type.Literal('mission_made'), missionId: Id }, closed),
  Type.Object(
    {
      state: Type.Literal('answered_no'),
      message: Type.String({ minLength: contactLimits.message.min, maxLength: contactLimits.message.max }),
    },
    closed,
  ),
])
export type LocalNeedDecision = Static<typeof LocalNeedDecision>
