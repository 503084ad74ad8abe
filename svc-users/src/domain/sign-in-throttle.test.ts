import { describe, expect, it } from 'vitest'
import { chargeTry, delayAfter, type FailureRecord } from './sign-in-throttle.ts'

const rules = { freeFailures: 3, firstDelaySeconds: 30, maxDelaySeconds: 100, forgetAfterSeconds: 3600 }
const start = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('the wait after wrong passwords', () => {
  it('grows up to a limit, and no number of failures breaks it', () => {
    expect([1, 3, 4, 5, 6, 7, 100_000].map((failures) => delayAfter(failures, rules))).toEqual([
      0, 0, 30, 60, 100, 100, 100,
    ])
  })

  it('counts a try, and blocks when the free ones are used up', () => {
    let record: FailureRecord | undefined
    for (let failures = 1; failures <= 4; failures += 1) {
      const charged = chargeTry(record, start, rules)
      record = 'record' in charged ? charged.record : undefined
    }
    expect(record).toEqual({ failures: 4, lastFailedAt: start, blockedUntil: after(30) })
    expect(chargeTry(record, after(29.5), rules)).toEqual({ waitSeconds: 1 })
    expect(chargeTry(record, after(30), rules)).toMatchObject({ record: { failures: 5, blockedUntil: after(90) } })
  })

  it('forgets after a quiet time', () => {
    const record = { failures: 50, lastFailedAt: start, blockedUntil: after(100) }
    expect(chargeTry(record, after(3601), rules)).toMatchObject({ record: { failures: 1, blockedUntil: null } })
  })
})
