import { describe, expect, it } from 'vitest'
import { HandlerFailed, blameOf, restAfter, usualRests } from './failures.ts'
import { Undecodable } from './handler.ts'

describe('an event that could not be handled', () => {
  it.each([
    [1, 1000],
    [2, 5000],
    [3, 30_000],
    [4, 120_000],
    [5, 600_000],
    [7, 600_000],
  ])('rests after try %i for %i ms', (deliveries, rest) => {
    expect(restAfter(deliveries, new Error('not yet'), usualRests)).toBe(rest)
  })

  it('is parked after the eighth try', () => {
    expect(restAfter(8, new Error('never'), usualRests)).toBeNull()
  })

  it('is parked at once when it cannot be read', () => {
    expect(restAfter(1, new Undecodable('not JSON'), usualRests)).toBeNull()
  })

  it('is to blame for what its handler throws, and for a statement that takes too long', () => {
    const cause = new Error('mission not known yet')
    expect(blameOf(new HandlerFailed('failed', { cause }))).toBe(cause)
    const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    expect(blameOf(new HandlerFailed('failed', { cause: cancelled }))).toBe(cancelled)
  })

  it.each([
    ['is away', 'ECONNREFUSED', 'connect ECONNREFUSED'],
    ['has no room on its disk', '53100', 'could not extend file "base/16385/16412": No space left on device'],
  ])('is not to blame for a database that %s', (_how, code, message) => {
    const away = Object.assign(new Error(message), { code })
    expect(() => blameOf(new HandlerFailed('failed', { cause: away }))).toThrow(away)
    expect(() => blameOf(away)).toThrow(away)
  })
})
