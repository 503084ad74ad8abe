import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, keepRunning, type Round, type RunningLoop } from './loop.ts'

let loop: RunningLoop | undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  const stopped = loop?.stop()
  await vi.runAllTimersAsync()
  await stopped
  vi.useRealTimers()
})

const never = new Promise<number>(() => undefined)

describe('a loop that is kept running', () => {
  it('does the next round after its rest, or when it is woken', async () => {
    const once = vi.fn(async () => 1000)
    loop = keepRunning({ name: 'test' }, once)
    await vi.advanceTimersByTimeAsync(999)
    expect(once).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(once).toHaveBeenCalledTimes(2)
    loop.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(once).toHaveBeenCalledTimes(3)
  })

  it('backs off while it fails, says so once, and is well after the first success', async () => {
    const warn = vi.fn()
    const once = vi.fn(async () => {
      if (once.mock.calls.length <= 3) throw new Error('away')
      return 60_000
    })
    loop = keepRunning({ name: 'test', log: { warn } }, once)
    await vi.advanceTimersByTimeAsync(0)
    expect(loop.status()).toEqual({ healthy: false, pending: 0, restarts: 1, lastError: 'away' })
    await vi.advanceTimersByTimeAsync(250 + 500 + 1000)
    expect(once).toHaveBeenCalledTimes(4)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), loop: 'test' }, 'loop waits')
    expect(loop.status()).toEqual({ healthy: true, pending: 0, restarts: 3 })
  })

  it('counts failures anew once a round that lasts has shown progress', async () => {
    const warn = vi.fn()
    loop = keepRunning({ name: 'test', log: { warn }, longestPauseMs: 1000 }, async ({ progress }) => {
      progress()
      throw new Error('broken')
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(warn.mock.calls.length).toBeGreaterThanOrEqual(4)
  })

  it('leaves a round behind that gives no sign of life, and tells it so', async () => {
    const rounds: Round[] = []
    const once = vi.fn((round: Round) => {
      rounds.push(round)
      return rounds.length === 1 ? never : Promise.resolve(60_000)
    })
    loop = keepRunning({ name: 'test', stallMs: 1000 }, once)
    await vi.advanceTimersByTimeAsync(900)
    rounds[0]?.progress()
    await vi.advanceTimersByTimeAsync(900)
    expect(once).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(once).toHaveBeenCalledTimes(2)
    expect(rounds.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(loop.status()).toMatchObject({ healthy: true, restarts: 1 })
    // What it still does changes nothing any more.
    rounds[0]?.progress()
    expect(loop.status()).toMatchObject({ healthy: true, restarts: 1 })
  })

  it('ends after the round in hand, and does no other', async () => {
    let finish: (restMs: number) => void = () => undefined
    const once = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)))
    loop = keepRunning({ name: 'test' }, once)
    await vi.advanceTimersByTimeAsync(0)
    const ended = vi.fn()
    const stopped = loop.stop().then(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
    finish(0)
    await stopped
    expect(once).toHaveBeenCalledTimes(1)
  })
})

describe('the pause before another attempt', () => {
  it.each([
    [0, 250],
    [1, 500],
    [3, 2000],
    [7, 30_000],
    [1000, 30_000],
  ])('after failure %i is at most %i ms, and at least half of that', (attempt, most) => {
    for (const random of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const pause = backoff(attempt)
      expect(pause).toBeLessThanOrEqual(most)
      expect(pause).toBeGreaterThan(most / 2 - 1)
    }
    vi.restoreAllMocks()
  })

  it('never exceeds the ceiling that is given', () => {
    expect(backoff(20, 2000)).toBeLessThanOrEqual(2000)
  })
})
