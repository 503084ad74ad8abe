import { shellRoutes } from '@ensemble/contracts/routes'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

export interface Collision {
  path: string
  owner: string
}

/**
 * A path that two owners claim: which of them would open depended on the order of loading.
 * `/missions/:id` and `/missions/:missionId` are the same path; `/missions/new` beside `/missions/:id` is not.
 * @param remote what is to be promoted
 * @param others descriptors of the remotes that are current
 */
export function findCollision(remote: RemoteDescriptor, others: readonly RemoteDescriptor[]): Collision | null {
  const owners = new Map<string, string>()
  for (const route of shellRoutes) owners.set(shape(route.path), 'shell')
  for (const other of others) {
    if (other.name === remote.name) continue
    for (const route of other.routes) owners.set(shape(route.path), other.name)
  }
  for (const { path } of remote.routes) {
    const owner = owners.get(shape(path))
    if (owner !== undefined) return { path, owner }
    owners.set(shape(path), remote.name)
  }
  return null
}

function shape(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/:[^/]+/g, ':')
}
