import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import type { ApiDocument } from '../docs/merge-openapi.ts'
import { callsNotOffered } from './offered-calls.ts'
import { exportsNotOffered, type UsedExports } from './used-exports.ts'
import { DeliveryRefused } from './reasons.ts'
import { findCollision } from './route-collisions.ts'
import type { ShellFacts } from './shell-facts.ts'
import { isInRange } from './version-range.ts'

/** What a remote meets when it is live. */
export interface Platform {
  /** Descriptors of the remotes that visitors get. */
  others: readonly RemoteDescriptor[]
  /** The shell that visitors get, and the one before it. */
  shells: readonly ShellFacts[]
  /** What the services say that they answer. */
  offered: Pick<ApiDocument, 'paths' | 'x-unavailable'>
}

/**
 * What must hold before a version reaches visitors.
 * @param remote descriptor of the version
 * @param uses the names that it takes from the shell, by package
 * @throws DeliveryRefused naming what is wrong
 */
export function checkPromotion(remote: RemoteDescriptor, uses: UsedExports, platform: Platform): void {
  const { others, shells, offered } = platform
  const [current] = shells
  if (!current) throw new DeliveryRefused('shellUnknown')
  for (const shell of shells) checkShell(remote, shell)
  // Of the current shell alone: a tab with the one before keeps the remotes that it began with.
  const lacking = exportsNotOffered(uses, current)
  if (lacking.length > 0) throw new DeliveryRefused('exportsMissing', { names: shortened(lacking) })
  const collision = findCollision(remote, others)
  if (collision) throw new DeliveryRefused('routeTaken', { path: collision.path, owner: collision.owner })
  const confused = others.find((other) => other.name !== remote.name && overlap(other.name, remote.name))
  if (confused) throw new DeliveryRefused('nameTaken', { name: remote.name, owner: confused.name })
  const missing = callsNotOffered(remote.calls, offered)
  if (missing.length > 0) throw new DeliveryRefused('callsMissing', { calls: missing.join(', ') })
}

/** A list that a person can read; the first names are as telling as all of them. */
function shortened(names: readonly string[]): string {
  const shown = 5
  return names.length > shown ? `${names.slice(0, shown).join(', ')}, …` : names.join(', ')
}

function checkShell(remote: RemoteDescriptor, shell: ShellFacts): void {
  const [major, minor] = numbers(remote.contract)
  const [shellMajor, shellMinor] = numbers(shell.contract)
  // What a later minor added may be asked of a shell that does not have it.
  if (major !== shellMajor || minor > shellMinor) {
    throw new DeliveryRefused('contract', { found: remote.contract, expected: shell.contract })
  }
  for (const [library, range] of Object.entries(remote.shared)) {
    const given = Object.entries(shell.shared).find(([name]) => name === library)?.[1]
    if (given === undefined) throw new DeliveryRefused('shareMissing', { library })
    if (!isInRange(given, range)) throw new DeliveryRefused('shareDiffers', { library, range, given })
  }
}

function numbers(version: string): [number, number] {
  const [major, minor] = version.split('.').map(Number)
  return [major ?? NaN, minor ?? NaN]
}

/** The federation runtime matches remotes by the beginning of their names. */
function overlap(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}
