import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import { expect, it } from 'vitest'
import { sampleRegistry } from '../testing/sample-remotes.ts'
import { staleRemotes } from './stale-remotes.ts'

const [sample] = sampleRegistry.remotes
const name = sample?.name ?? ''

function withVersion(version: string, more: Partial<RegisteredRemote> = {}): Registry {
  return { revision: 2, remotes: sampleRegistry.remotes.map((remote) => ({ ...remote, version, ...more })) }
}

it('a version that was taken back is not gone on with', () => {
  expect(staleRemotes(withVersion('2'), withVersion('1', { takenBack: ['3', '2'] }))).toEqual([name])
})

it('a version that a newer one took the place of is', () => {
  expect(staleRemotes(withVersion('1'), withVersion('2', { takenBack: ['3'] }))).toEqual([])
  expect(staleRemotes(withVersion('2'), withVersion('2', { takenBack: ['2'] }))).toEqual([])
})

it('who tries a version first gets it', () => {
  expect(staleRemotes(withVersion('1'), withVersion('2', { via: 'canary' }))).toEqual([name])
})

it('a remote that is gone from the registry says nothing', () => {
  expect(staleRemotes(withVersion('1'), { revision: 3, remotes: [] })).toEqual([])
})
