import { describe, expect, it } from 'vitest'
import { idleSecondsLeft, isOpen, isReuse, limitsFor, secondsLeft, type Session } from './session.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const session: Session = {
  id: 's',
  userId: 'u',
  createdAt: start,
  lastUsedAt: start,
  endedAt: null,
  provedAt: start,
  kept: true,
  device: '',
}
const limits = { idleSeconds: 100, absoluteSeconds: 250 }
const rules = { member: limits, staff: { idleSeconds: 1, absoluteSeconds: 2 }, unkeptIdleSeconds: 30 }

describe('a session', () => {
  it('is open until it was idle for too long', () => {
    expect(isOpen(session, limits, after(99))).toBe(true)
    expect(isOpen(session, limits, after(100))).toBe(false)
  })

  it('ends at its absolute end, however busy', () => {
    const busy = { ...session, lastUsedAt: after(240) }
    expect(isOpen(busy, limits, after(249))).toBe(true)
    expect(isOpen(busy, limits, after(250))).toBe(false)
  })

  it('tells how long it may lie idle, unless it ends before that anyway', () => {
    expect(idleSecondsLeft(session, limits, after(40.5))).toBe(59)
    expect(idleSecondsLeft(session, limits, after(101))).toBe(0)
    expect(idleSecondsLeft({ ...session, lastUsedAt: after(149) }, limits, after(150))).toBe(99)
    expect(idleSecondsLeft({ ...session, lastUsedAt: after(150) }, limits, after(150))).toBeNull()
  })

  it('tells how long it may go on however busy it is', () => {
    const busy = { ...session, lastUsedAt: after(240) }
    expect([after(0.5), after(240), after(251)].map((now) => secondsLeft(busy, limits, now))).toEqual([249, 10, 0])
  })

  it('stays closed once ended', () => {
    expect(isOpen({ ...session, endedAt: after(1) }, limits, after(2))).toBe(false)
  })

  it('has the limits of staff for every role but member', () => {
    expect(limitsFor('member', rules, true)).toBe(rules.member)
    for (const role of ['admin', 'headquarter_referent', 'referent'] as const) {
      expect(limitsFor(role, rules, true)).toBe(rules.staff)
    }
  })

  it('lies idle for less where the person does not stay signed in, and never for more', () => {
    expect(limitsFor('member', rules, false)).toEqual({ idleSeconds: 30, absoluteSeconds: 250 })
    expect(limitsFor('referent', rules, false)).toEqual(rules.staff)
  })

  it('takes a used token for stolen after 20 seconds', () => {
    expect(isReuse(start, after(20))).toBe(false)
    expect(isReuse(start, after(20.001))).toBe(true)
  })
})
