import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provenanceFile } from '@ensemble/contracts/provenance'
import { buildRemote, signedFor, teamRow } from '../../test/support/fixtures.ts'
import { digestOf } from '../store/published-files.ts'
import { RegistryView } from './registry-view.ts'

const name = 'mf-missions'
const state = { revision: 2, remotes: { [name]: { current: 'v2', previous: 'v1', history: [] } } }
let root: string
let lost: Set<string>

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'registry-view-'))
  lost = new Set()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(root, { recursive: true })
})

/** A view of two versions, of which those in `lost` cannot be read. */
function open() {
  const folder = vi.fn(async (_name: string, version: string) => {
    if (lost.has(version)) return null
    const at = await mkdtemp(join(root, version))
    await writeFile(join(at, provenanceFile), signedFor(buildRemote(name, version).descriptor))
    return at
  })
  const descriptorOf = async (_name: string, version: string) => {
    const { descriptor } = buildRemote(name, version)
    return lost.has(version) ? null : { descriptor, digest: digestOf(JSON.stringify(descriptor)) }
  }
  const view = new RegistryView({
    versions: { descriptor: descriptorOf, folder },
    state: () => state,
    signersOf: async () => teamRow('key').signers,
    log: { error: () => undefined },
  })
  const fallback = async () => (await view.registry()).remotes[0]?.lastKnownGood?.version
  return { fallback, folder }
}

it('has a version to fall back to that could not be read at first, without another move', async () => {
  const { fallback, folder } = open()
  lost.add('v1')
  expect(await fallback()).toBeUndefined()
  const looked = folder.mock.calls.length
  expect(await fallback()).toBeUndefined()
  expect(folder, 'not for each page').toHaveBeenCalledTimes(looked)
  lost.clear()
  vi.advanceTimersByTime(5_000)
  expect(await fallback()).toBe('v1')
})
