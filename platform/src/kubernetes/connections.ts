import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { root } from '../paths.ts'
import { services } from '../services.ts'
import { named, type Manifest } from './manifests.ts'

const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(readFileSync(join(root, path), 'utf8'))?.[1])
const perProgram = numberIn('packages/service-kit/src/database.ts', /max = (\d+)/)
/** Those that keep keys have a second pool, of the role that reads these. */
const ofKeys = numberIn('svc-users/src/deps.ts', /max: (\d+)/)

/**
 * How many connections one program of a service has at most.
 * @param name of the service
 * @returns those that a pooler can share, and those that go past it: its relay keeps one for good
 */
export function connectionsOf(name: string): { shared: number; past: number } {
  const { keepsKeys } = services.find((service) => service.name === name) ?? {}
  return { shared: perProgram, past: 1 + (keepsKeys ? ofKeys : 0) }
}

const Scaler = Type.Object({ spec: Type.Object({ maxReplicas: Type.Integer() }) })
const Room = Type.Object({
  spec: Type.Object({ postgresql: Type.Object({ parameters: Type.Object({ max_connections: Type.String() }) }) }),
})

/** How many programs of a service there may be: as it scales, and one more of each while an update rolls. */
export function mostPrograms(manifests: readonly Manifest[], name: string): number {
  return Parse(Scaler, named(manifests, 'HorizontalPodAutoscaler', name)).spec.maxReplicas + 1
}

/** The connections that PostgreSQL has for all of them, and for whoever comes beside. */
export function roomOf(manifests: readonly Manifest[]): number {
  return Number(Parse(Room, named(manifests, 'Cluster', 'postgres')).spec.postgresql.parameters.max_connections)
}
