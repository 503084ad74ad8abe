import { beforeEach, describe, expect, it } from 'vitest'
import { Breaker, breakerSettings, type Verdict } from './breaker.ts'

let now = 0
let changes: string[] = []
let breaker: Breaker

beforeEach(() => {
  now = 1_000_000
  changes = []
  breaker = new Breaker(
    () => now,
    (state) => changes.push(state),
  )
})

function note(count: number, verdict: Verdict) {
  for (let index = 0; index < count; index += 1) breaker.note(verdict)
}

/** Calls that come in turns, so that no row of failures builds up. */
function mix(pairs: number) {
  for (let index = 0; index < pairs; index += 1) {
    breaker.note('no-answer')
    breaker.note('good')
  }
}

describe('a breaker', () => {
  it('opens when half of twenty calls fail, and not sooner', () => {
    mix(9)
    breaker.note('good')
    expect(breaker.state).toBe('closed')
    breaker.note('server-error')
    expect(breaker.state).toBe('open')
  })

  it('stays closed while fewer than half fail', () => {
    note(11, 'good')
    for (let index = 0; index < 9; index += 1) mix(1)
    expect(breaker.state).toBe('closed')
  })

  it('does not count what is older than ten seconds', () => {
    mix(9)
    now += breakerSettings.windowMs + 1_000
    mix(9)
    expect(breaker.state).toBe('closed')
  })

  it('opens after five calls in a row without an answer, however few there are', () => {
    note(4, 'no-answer')
    breaker.note('good')
    note(4, 'no-answer')
    expect(breaker.state).toBe('closed')
    breaker.note('no-answer')
    expect(breaker.state).toBe('open')
  })

  it('does not open after five answers in a row that are errors: the service answers', () => {
    note(5, 'server-error')
    expect(breaker.state).toBe('closed')
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
    note(5, 'no-answer')
    breaker.probe()
    breaker.probed(true)
    note(4, 'no-answer')
    expect(breaker.state).toBe('closed')
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
