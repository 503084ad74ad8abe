import { RegistryState, type RemoteEntry } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'

export const emptyRegistry: RegistryState = { revision: 0, remotes: {} }

/**
 * One value in the bucket: a move of one remote is checked against the routes of all others, so both must stand under the
 * same compare-and-set. Descriptors stay in the published files.
 */
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
  return checkedJson(text, isRegistry)
}

/**
 * A broker that was emptied, or brought back from yesterday: revisions only rise. What cannot be read is of a later release,
 * whose gateways are here beside this one.
 */
export function isNewerRegistry(key: string, known: string, held: string): boolean {
  const present = key === 'registry' ? parseRegistry(held) : null
  return present !== null && (parseRegistry(known)?.revision ?? 0) > present.revision
}
