import Type, { type Static } from 'typebox'

/** One move of a remote's version, kept so that a rollback knows where to go and a person can read what happened. */
export const Move = Type.Object({
  kind: Type.Enum(['promote', 'rollback']),
  version: Type.String(),
  from: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
})
export type Move = Static<typeof Move>

export const RemoteEntry = Type.Object({
  current: Type.String(),
  /** What a rollback brings back, and what a browser falls back to. */
  previous: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(Move),
})
export type RemoteEntry = Static<typeof RemoteEntry>

/**
 * The whole registry, one value in the bucket: a move of one remote is checked against the routes of all others, so
 * both must stand under the same compare-and-set. Descriptors stay in the published files.
 */
export const RegistryState = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  remotes: Type.Record(Type.String(), RemoteEntry),
})
export type RegistryState = Static<typeof RegistryState>

export const emptyRegistry: RegistryState = { revision: 0, remotes: {} }
