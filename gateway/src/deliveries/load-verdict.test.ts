import { describe, expect, it } from 'vitest'
import { isBroken, isWorse } from './load-verdict.ts'

const of = (failed: number, loads: number) => ({ failed, loads })

describe('a canary', () => {
  it.each([
    [of(3, 10), of(0, 0)],
    [of(3, 10), of(1, 100)],
    [of(12, 100), of(1, 100)],
    [of(200, 200), of(60, 200)],
  ])('%j is halted beside %j', (canary, stable) => expect(isWorse(canary, stable)).toBe(true))

  it.each([
    ['too few loads', of(9, 9), of(0, 100)],
    ['a failure or two', of(2, 10), of(0, 100)],
    ['what chance explains', of(5, 100), of(1, 100)],
    ['trouble that all have', of(40, 100), of(40, 100)],
  ])('goes on: %s', (_why, canary, stable) => expect(isWorse(canary, stable)).toBe(false))
})

describe('the version that everybody gets', () => {
  it('is taken out when it plainly cannot be loaded', () => {
    expect(isBroken(of(6, 10), 3)).toBe(true)
    expect(isBroken(of(60, 200), 60)).toBe(true)
  })

  it('stays while some visitors have trouble', () => {
    expect(isBroken(of(9, 9), 9)).toBe(false)
    expect(isBroken(of(4, 10), 4)).toBe(false)
    expect(isBroken(of(40, 200), 40)).toBe(false)
  })

  it('stays while one or two senders alone see it fail', () => {
    expect(isBroken(of(20, 20), 2)).toBe(false)
  })
})
