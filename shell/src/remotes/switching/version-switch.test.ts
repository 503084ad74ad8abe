import type { Registry } from '@ensemble/contracts/registry'
import { expect, it, vi } from 'vitest'
import { sampleRegistry } from '../testing/sample-remotes.ts'
import { createVersionSwitch } from './version-switch.ts'

const back: Registry = {
  revision: 9,
  remotes: sampleRegistry.remotes.map((remote) => ({ ...remote, version: 'before', takenBack: [remote.version] })),
}

function start(now: Registry | null) {
  const state = { now, isFree: true }
  const reload = vi.fn()
  const versions = createVersionSwitch({
    page: sampleRegistry,
    readNow: () => Promise.resolve(state.now),
    isFree: () => state.isFree,
    reload,
  })
  return { state, reload, versions }
}

it('a version that was taken back is left at the next change of page, and not before', async () => {
  const { versions, reload } = start(back)
  versions.navigated()
  await versions.look()
  expect(reload).not.toHaveBeenCalled()
  versions.navigated()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('nothing is cut off: the change after that will do', async () => {
  const { state, versions, reload } = start(back)
  await versions.look()
  state.isFree = false
  versions.navigated()
  expect(reload).not.toHaveBeenCalled()
  state.isFree = true
  versions.navigated()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a registry that cannot be read changes nothing, and a version that is live again stays', async () => {
  const { state, versions, reload } = start(null)
  await versions.look()
  versions.navigated()
  state.now = back
  await versions.look()
  state.now = sampleRegistry
  await versions.look()
  versions.navigated()
  expect(reload).not.toHaveBeenCalled()
})
