import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'
import { contactLimits } from './contact-limits.ts'
import { DepartmentCode } from './identity.ts'

/** The life of a local need: told, looked at by the committee, then a mission of it or an answer that says no. */
export const needStates = ['told', 'looked_at', 'mission_made', 'answered_no'] as const
export type NeedState = (typeof needStates)[number]

/** A local need that somebody told their committee of. */
export const Need = Type.Object({
  id: Id,
  departmentCode: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  toldBy: Type.Object({ id: UserId, displayName: Type.String() }),
  toldAt: Instant,
  state: Type.Enum(needStates),
  /** When a mission was made of it, or no was said. */
  answeredAt: Nullable(Instant),
  /** The mission that was made of it. */
  missionId: Nullable(Id),
  /** The words that said no. */
  answer: Nullable(Type.String()),
})
export type Need = Static<typeof Need>

export const NeedsQuery = Type.Object(
  {
    /** One need alone. */
    needId: Type.Optional(Id),
    departmentCode: Type.Optional(DepartmentCode),
    ...pages,
  },
  closed,
)
export const NeedsPage = ListOf(Need)

export const NeedDecision = Type.Union([
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
export type NeedDecision = Static<typeof NeedDecision>
