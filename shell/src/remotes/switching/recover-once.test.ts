import { expect, it, vi } from 'vitest'
import { createRecovery } from './recover-once.ts'

function start() {
  const kept = new Map<string, string>()
  const state = { now: 1_000_000 }
  const reload = vi.fn()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return { state, reload, storage, recover: createRecovery({ storage, now: () => state.now, reload }) }
}

it('a page is loaded anew once for a version, and there is no loop', () => {
  const { recover, reload, state } = start()
  expect(recover('mf-a', '2')).toBe(true)
  expect(recover('mf-a', '2')).toBe(false)
  expect(recover('mf-a', '3')).toBe(true)
  state.now += 300_000
  expect(recover('mf-a', '3')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

it('a browser that keeps nothing is left alone', () => {
  const reload = vi.fn()
  const refusing = () => {
    throw new DOMException('no storage')
  }
  expect(createRecovery({ storage: refusing, now: Date.now, reload })('mf-a', '2')).toBe(false)
  const forgetting = () => ({ getItem: () => null, setItem: () => undefined })
  expect(createRecovery({ storage: forgetting, now: Date.now, reload })('mf-a', '2')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
