import type { RegisteredRemote } from '@ensemble/contracts/registry'
import { expect, test, vi } from 'vitest'
import { currentBuild, type RemoteBuild } from './builds.ts'
import { LoadFailure } from './load-failure.ts'
import { OneRemote } from './one-remote.ts'
import { reportOf } from './reports/load-outcome.ts'
import { sampleModule, samplePart, sampleRemote } from './testing/sample-remotes.ts'

const current = '1.0.0-a'
const older: RemoteBuild = { ...currentBuild(sampleRemote), version: '0.9.0-z', container: 'mf_sample_z' }
const gone = new LoadFailure('entry', 'unreachable', 'gone')
const forReact18 = new LoadFailure('module', 'share', 'needs ^18.0.0')
const page = () => null
const withPage = (Component: () => unknown) =>
  sampleModule({ routes: [{ path: samplePart.id, load: () => Promise.resolve({ Component }) }] })

/** @param builds what loading a version gives, by version; a version that is not named fails */
function setUp(builds: Record<string, () => ReturnType<typeof sampleModule>>, hasOlder = true) {
  const reports: object[] = []
  const deps = {
    askFirst: vi.fn(),
    loadBuild: vi.fn(async ({ version }: RemoteBuild) => {
      const make = builds[version]
      if (!make) throw gone
      return make()
    }),
    addTexts: () => Promise.resolve(),
    fetchLastKnownGood: () => Promise.resolve(hasOlder ? older : null),
    vouchFor: vi.fn(),
    abandon: vi.fn(),
    readAnew: vi.fn((): Promise<RegisteredRemote | null> => Promise.resolve(null)),
    tell: (outcome: Parameters<typeof reportOf>[0]) => {
      const { version, phase, outcome: ended, error, servedVersion } = reportOf(outcome)
      reports.push({ version, phase, ended, error, servedVersion })
    },
    now: () => 0,
    wait: () => Promise.resolve(),
  }
  const asked = () => deps.loadBuild.mock.calls.map(([{ version }]) => version)
  return { remote: new OneRemote(sampleRemote, deps), deps, reports, asked }
}

test('what works is loaded once, and told', async () => {
  const { remote, reports, asked } = setUp({ [current]: () => withPage(page) })
  await Promise.all([remote.load(), remote.load(), remote.part(samplePart)])
  expect(asked()).toEqual([current])
  expect(reports).toMatchObject([{ version: current, ended: 'loaded', error: null }])
})

test('a page that has come is there at once, until the remote is asked for anew', async () => {
  const { remote } = setUp({ [current]: () => withPage(page) })
  const asked = remote.part(samplePart)
  expect(remote.there(samplePart)).toBeUndefined()
  await asked
  expect(remote.there(samplePart)).toBe(page)
  await remote.renew()
  expect(remote.there(samplePart)).toBeUndefined()
})

test('what a bad line dropped is asked for a second time', async () => {
  let first = true
  const { remote, reports, asked } = setUp({
    [current]: () => {
      if (!first) return withPage(page)
      first = false
      throw gone
    },
  })
  await remote.load()
  expect(asked()).toEqual([current, current])
  expect(reports).toMatchObject([{ version: current, phase: 'entry', ended: 'recovered', error: 'unreachable' }])
})

test('a version that cannot be loaded gives way to the one before it, and that is what the page goes on with', async () => {
  const { remote, deps, reports, asked } = setUp({ [older.version]: () => withPage(page) })
  expect(await remote.part(samplePart)).toBe(page)
  expect(await remote.load()).toMatchObject({ build: older })
  expect(asked()).toEqual([current, current, older.version])
  expect(deps.vouchFor).toHaveBeenCalledWith(older)
  expect(reports).toMatchObject([
    { version: current, phase: 'entry', ended: 'recovered', error: 'unreachable', servedVersion: older.version },
  ])
})

test('what will not mend by itself is not asked for twice: a remote for React 18 gives way at once', async () => {
  const { remote, reports, asked } = setUp({
    [current]: () => {
      throw forReact18
    },
    [older.version]: () => withPage(page),
  })
  expect(await remote.part(samplePart)).toBe(page)
  expect(asked()).toEqual([current, older.version])
  expect(reports).toMatchObject([{ ended: 'recovered', error: 'share', servedVersion: older.version }])
})

test('a page whose code is missing comes from the version before', async () => {
  const broken = sampleModule({ routes: [{ path: samplePart.id, load: () => Promise.reject(forReact18) }] })
  const { remote, reports } = setUp({ [current]: () => broken, [older.version]: () => withPage(page) })
  expect(await remote.part(samplePart)).toBe(page)
  expect(reports).toMatchObject([
    { version: current, ended: 'loaded' },
    { version: current, ended: 'recovered', error: 'share', servedVersion: older.version },
  ])
})

test('when nothing works, the failure of the current version is told; who comes a moment later does not wait again', async () => {
  const { remote, reports, asked } = setUp({})
  await expect(remote.part(samplePart)).rejects.toBe(gone)
  await expect(remote.part(samplePart)).rejects.toBe(gone)
  expect(asked()).toEqual([current, current, older.version])
  expect(reports).toMatchObject([
    { version: older.version, ended: 'failed' },
    { version: current, ended: 'failed' },
  ])
})

test('renewed, it asks for everything again', async () => {
  const builds: Parameters<typeof setUp>[0] = {}
  const { remote, deps } = setUp(builds, false)
  await expect(remote.part(samplePart)).rejects.toBe(gone)
  builds[current] = () => withPage(page)
  await remote.renew()
  expect(deps.abandon).toHaveBeenCalled()
  expect(await remote.part(samplePart)).toBe(page)
})

test('renewed after a roll-back, it takes the version that the registry names by then', async () => {
  const { remote, deps, asked } = setUp({ [older.version]: () => withPage(page) }, false)
  await expect(remote.part(samplePart)).rejects.toBe(gone)
  deps.readAnew.mockResolvedValue({ ...sampleRemote, version: older.version })
  await remote.renew()
  expect(await remote.part(samplePart)).toBe(page)
  expect(asked().at(-1)).toBe(older.version)
})

test('a version that threw stays until the visitor asks again, then gives way', async () => {
  const { remote, reports } = setUp({ [current]: () => withPage(() => null), [older.version]: () => withPage(page) })
  await remote.part(samplePart)
  remote.crashed(new TypeError('broken'))
  expect(await remote.load()).toMatchObject({ build: { version: current } })
  await remote.renew()
  expect(await remote.part(samplePart)).toBe(page)
  expect(reports).toMatchObject([
    { version: current, ended: 'loaded' },
    { version: current, phase: 'mount', ended: 'failed', error: 'threw' },
    { version: older.version, ended: 'loaded' },
  ])
})

test('where the version before is no better, another try goes back to the current one', async () => {
  const builds: Parameters<typeof setUp>[0] = { [older.version]: () => withPage(() => null) }
  const { remote, asked } = setUp(builds)
  await remote.part(samplePart)
  expect(asked().at(-1)).toBe(older.version)
  remote.crashed(new TypeError('broken'))
  builds[current] = () => withPage(page)
  await remote.renew()
  expect(await remote.part(samplePart)).toBe(page)
})

test('a version for another React is not asked a second time: its pages would come without what they share', async () => {
  const load = vi.fn(() => Promise.reject(forReact18))
  const broken = sampleModule({ routes: [{ path: samplePart.id, load }] })
  const { remote } = setUp({ [current]: () => broken }, false)
  await expect(remote.part(samplePart)).rejects.toBe(forReact18)
  await remote.renew()
  await expect(remote.part(samplePart)).rejects.toBe(forReact18)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what a link under the pointer asks for while it is renewed does not bring the version back that is left', async () => {
  const { remote, deps } = setUp(
    { [current]: () => withPage(() => null), [older.version]: () => withPage(page) },
    false,
  )
  await remote.part(samplePart)
  let answer: (fresh: RegisteredRemote) => void = () => undefined
  deps.readAnew.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const renewed = remote.renew()
  await remote.part(samplePart)
  answer({ ...sampleRemote, version: older.version })
  await renewed
  expect(await remote.part(samplePart)).toBe(page)
})
