import Type, { type Static } from 'typebox'
import { Audience, Move, Mover, WaitingPromotion } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'

/** A version that some visitors get before all others do. */
const Canary = Type.Object({ version: Type.String(), audience: Audience, at: Type.String(), by: Mover })

export const RemoteEntry = Type.Object({
  current: Type.String(),
  /** What a rollback brings back, and what a browser falls back to. */
  previous: Type.Union([Type.String(), Type.Null()]),
  canary: Type.Optional(Canary),
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
  /** By remote. */
  waiting: Type.Optional(Type.Record(Type.String(), WaitingPromotion)),
})
export type RegistryState = Static<typeof RegistryState>

export const emptyRegistry: RegistryState = { revision: 0, remotes: {} }

const isRegistry = checkOf(RegistryState)

/** What is known of a remote. An address may name what every object has, such as `toString`: that is no remote. */
export function entryOf({ remotes }: RegistryState, name: string): RemoteEntry | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** Those of a remote that a visitor may be given. */
export function liveVersions({ current, previous, canary }: RemoteEntry): string[] {
  return [current, previous, canary?.version].filter((version) => typeof version === 'string')
}

/** Reads the text of a registry. @returns null where it is none */
export function parseRegistry(text: string): RegistryState | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRegistry(parsed) ? parsed : null
  } catch {
    return null
  }
}

/**
 * A broker that was emptied, or brought back from yesterday: revisions only rise. What cannot be read is of a later release,
 * whose gateways are here beside this one.
 */
export function isNewerRegistry(key: string, known: string, held: string): boolean {
  const present = key === 'registry' ? parseRegistry(held) : null
  return present !== null && (parseRegistry(known)?.revision ?? 0) > present.revision
}
