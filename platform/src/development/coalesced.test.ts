import { expect, it, vi } from 'vitest'
import { coalesced } from './coalesced.ts'

/** A work that goes on until it is let go. */
function heldWork() {
  const letGo: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => letGo.push(resolve)))
  const end = async () => {
    letGo.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { work, end }
}

it('does the work once more for all calls that come while it is done', async () => {
  const { work, end } = heldWork()
  const call = coalesced(work)
  call()
  call()
  call()
  expect(work).toHaveBeenCalledTimes(1)
  await end()
  expect(work).toHaveBeenCalledTimes(2)
  await end()
  expect(work).toHaveBeenCalledTimes(2)
})

it('does it anew for a call that comes later', async () => {
  const { work, end } = heldWork()
  const call = coalesced(work)
  call()
  await end()
  call()
  expect(work).toHaveBeenCalledTimes(2)
})
