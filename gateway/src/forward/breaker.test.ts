import { beforeEach, describe, expect, it } from 'vitest'
import { Breaker, breakerSettings, type Verdict } from './breaker.ts'

let now = 0
let changes: string[] = []
let suspicion: string | undefined
let breaker: Breaker

beforeEach(() => {
  now = 1_000_000
  changes = []
  suspicion = undefined
  breaker = new Breaker(
    () => now,
    (state) => changes.push(state),
  )
})

function note(count: number, verdict: Verdict) {
  for (let index = 0; index < count; index += 1) suspicion = breaker.note(verdict)
}

/** Calls that come in turns, so that no row of failures builds up. */
function mix(pairs: number) {
  for (let index = 0; index < pairs; index += 1) {
    breaker.note('no-answer')
    breaker.note('good')
  }
}

describe('a breaker', () => {
  it('suspects a service when half of twenty calls fail, not sooner, and leaves it to others to look and to open', () => {
    mix(9)
    note(1, 'good')
    expect(suspicion).toBeUndefined()
    note(1, 'server-error')
    expect(suspicion).toBe('10 of 20 calls failed')
    expect(breaker.state).toBe('closed')
  })

  it('forgets what failed once the service has been seen to be well', () => {
    note(20, 'server-error')
    expect(suspicion).toBeDefined()
    breaker.clear()
    note(19, 'server-error')
    expect(suspicion).toBeUndefined()
  })

  it('suspects nothing while fewer than half fail', () => {
    note(11, 'good')
    for (let index = 0; index < 9; index += 1) mix(1)
    expect(breaker.note('good')).toBeUndefined()
  })

  it('does not count what is older than ten seconds', () => {
    mix(9)
    now += breakerSettings.windowMs + 1_000
    mix(9)
    note(1, 'no-answer')
    expect(suspicion).toBeUndefined()
  })

  it('suspects it after five calls in a row without an answer, however few there are', () => {
    note(4, 'no-answer')
    breaker.note('good')
    note(4, 'no-answer')
    expect(suspicion).toBeUndefined()
    note(1, 'no-answer')
    expect(suspicion).toBe('5 calls in a row without an answer')
  })

  it('suspects nothing after five answers in a row that are errors: the service answers', () => {
    note(5, 'server-error')
    expect(suspicion).toBeUndefined()
  })

  it('is probed once after half a second, and closes when the probe is answered', () => {
    breaker.open('test')
    expect(breaker.probeInMs).toBe(500)
    now += 200
    expect(breaker.probeInMs).toBe(300)
    breaker.probe()
    expect([breaker.state, breaker.probeInMs]).toEqual(['half-open', 0])
    breaker.probed(true)
    expect(changes).toEqual(['open', 'half-open', 'closed'])
  })

  it('opens again for the same pause when the probe fails, however often', () => {
    breaker.open('test')
    for (let round = 0; round < 5; round += 1) {
      now += 500
      breaker.probe()
      breaker.probed(false)
      expect([breaker.state, breaker.probeInMs]).toEqual(['open', 500])
    }
  })

  it('forgets on closing what was before', () => {
    note(4, 'no-answer')
    breaker.open('test')
    breaker.probe()
    breaker.probed(true)
    note(4, 'no-answer')
    expect(suspicion).toBeUndefined()
  })

  it('waits longer for a service that fails again soon after it came back, up to four seconds', () => {
    const pauses = [1, 2, 3, 4, 5].map(() => {
      breaker.open('test')
      const pause = breaker.probeInMs
      breaker.probe()
      breaker.probed(true)
      return pause
    })
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000])
    now += breakerSettings.windowMs
    breaker.open('test')
    expect(breaker.probeInMs).toBe(500)
  })

  it('learns nothing from calls that end while it is open', () => {
    breaker.open('test')
    breaker.note('good')
    expect([breaker.state, changes]).toEqual(['open', ['open']])
  })
})
