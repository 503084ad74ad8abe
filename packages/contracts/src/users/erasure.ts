import Type, { type Static } from 'typebox'
import { Instant, Nullable, UserId } from '../identifiers.ts'

/** What has to be erased when somebody leaves: the three services' data, and the names in the broker's events. */
export const erasureParts = ['users', 'missions', 'articles', 'events'] as const
export type ErasurePart = (typeof erasureParts)[number]

/** How far an erasure has come, as whoever holds its receipt may read it: nothing in it names anybody. */
export const Erasure = Type.Object({
  askedAt: Instant,
  doneAt: Nullable(Instant),
  parts: Type.Array(
    Type.Object({ name: Type.Enum(erasureParts), doneAt: Nullable(Instant), rows: Nullable(Type.Integer()) }),
  ),
})
export type Erasure = Static<typeof Erasure>

/** What a service says when it has erased its part; `rows` are those that it removed or emptied. */
export const PartErased = Type.Object({ userId: UserId, rows: Type.Integer() })
