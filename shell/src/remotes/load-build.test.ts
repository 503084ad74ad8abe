import { afterEach, expect, test, vi } from 'vitest'
import { currentBuild } from './builds.ts'
import { createBuildLoader } from './load-build.ts'
import { LoadFailure } from './load-failure.ts'
import type { LoadsUnderWay } from './load-progress.ts'
import { retryAddress } from './retry-address.ts'
import { sampleModule, sampleRemote } from './testing/sample-remotes.ts'

afterEach(() => vi.useRealTimers())

function setUp(loadRemote: (id: string) => Promise<unknown>) {
  const loads: LoadsUnderWay = new Map()
  const federation = { registerRemotes: vi.fn(), loadRemote: vi.fn(loadRemote) }
  return { loads, federation, load: createBuildLoader(() => Promise.resolve(federation), loads) }
}

const build = currentBuild(sampleRemote)

test('each attempt has a name and an address of its own', async () => {
  const { federation, load } = setUp(() => Promise.reject(new Error('gone')))
  await expect(load(build)).rejects.toThrow('gone')
  await expect(load(build)).rejects.toThrow('gone')
  expect(federation.registerRemotes.mock.calls).toEqual([
    [[{ name: 'mf_sample_a-0', entry: build.manifest, shareScope: 'mf-sample' }]],
    [[{ name: 'mf_sample_a-1', entry: retryAddress(build.manifest, 1), shareScope: 'mf-sample' }]],
  ])
  expect(federation.loadRemote.mock.calls).toEqual([['mf_sample_a-0/remote'], ['mf_sample_a-1/remote']])
})

test('the module is given', async () => {
  const module = sampleModule()
  const { load } = setUp(() => Promise.resolve({ default: module }))
  expect(await load(build)).toBe(module)
})

test('what is not built to the contract is refused', async () => {
  const { load } = setUp(() => Promise.resolve({ default: { routes: [{ path: '/x' }] } }))
  await expect(load(build)).rejects.toMatchObject({ phase: 'module', code: 'contract' })
})

test('the first cause is told, not what the runtime made of it', async () => {
  const { loads, load } = setUp((id) => {
    const under = loads.get(id.split('/', 1).join(''))
    if (under) under.cause = new LoadFailure('manifest', 'status', 'status 404')
    return Promise.reject(new Error('RUNTIME-003'))
  })
  await expect(load(build)).rejects.toMatchObject({ phase: 'manifest', code: 'status' })
  expect(loads.size).toBe(0)
})

test('a build that hangs is given up in the phase that it has reached', async () => {
  vi.useFakeTimers()
  const { loads, load } = setUp((id) => {
    const under = loads.get(id.split('/', 1).join(''))
    if (under) under.phase = 'entry'
    return new Promise(() => undefined)
  })
  const loading = expect(load(build)).rejects.toMatchObject({ phase: 'entry', code: 'timeout' })
  await vi.advanceTimersByTimeAsync(25_000)
  await loading
})
