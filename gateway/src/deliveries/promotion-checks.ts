import { contractVersion, type RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { DeliveryRefused } from './reasons.ts'
import { findCollision } from './route-collisions.ts'

/**
 * What must hold before a version reaches visitors.
 * @param remote descriptor of the version
 * @param others descriptors of the remotes that are current
 * @throws DeliveryRefused naming what is wrong
 */
export function checkPromotion(remote: RemoteDescriptor, others: readonly RemoteDescriptor[]): void {
  if (major(remote.contract) !== major(contractVersion)) {
    throw new DeliveryRefused('contract', { found: remote.contract, expected: contractVersion })
  }
  const collision = findCollision(remote, others)
  if (collision) throw new DeliveryRefused('routeTaken', { path: collision.path, owner: collision.owner })
  const confused = others.find((other) => other.name !== remote.name && overlap(other.name, remote.name))
  if (confused) throw new DeliveryRefused('nameTaken', { name: remote.name, owner: confused.name })
}

function major(version: string): string {
  return version.split('.')[0] ?? version
}

/** The federation runtime matches remotes by the beginning of their names. */
function overlap(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}
