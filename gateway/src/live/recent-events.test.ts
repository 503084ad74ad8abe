import { beforeEach, describe, expect, it } from 'vitest'
import { RecentEvents } from './recent-events.ts'

const created = '2026-11-23T10:00:00.000Z'
const message = (id: string) => ({ tag: 'mission', id })

let one: RecentEvents
let two: RecentEvents

beforeEach(() => {
  ;[one, two] = [new RecentEvents(), new RecentEvents()]
  for (const [gateway, last] of [
    [one, 7],
    [two, 9],
  ] as const) {
    gateway.begin('USERS', created, 3)
    gateway.begin('MISSIONS', created, last)
    gateway.begin('ARTICLES', created, 0)
  }
})

describe('the last live events', () => {
  it('are given to a tab that comes back, also from another gateway', () => {
    one.note('MISSIONS', 8, [message('8')])
    one.note('MISSIONS', 9, [message('9')])
    const position = one.position()
    for (const gateway of [one, two]) {
      gateway.note('MISSIONS', 10, [message('10')])
      gateway.note('USERS', 4, [message('u4')])
    }
    for (const gateway of [one, two]) {
      expect(
        gateway
          .since(position)
          ?.map(({ id }) => id)
          .sort(),
      ).toEqual(['10', 'u4'])
      expect(gateway.since(gateway.position())).toEqual([])
    }
    expect(one.position()).toBe(two.position())
  })

  it('are not known where the tab was away for too long, or the gateway has begun later', () => {
    const position = one.position()
    one.note('MISSIONS', 8, [])
    expect(one.since(position)).toEqual([])
    expect(two.since(position)).toBeNull()
    for (let sequence = 9; sequence < 1_100; sequence += 1) one.note('MISSIONS', sequence, [message(`${sequence}`)])
    expect(one.since(position)).toBeNull()
  })

  it('are known from a little before the start, once that was read', () => {
    const position = one.position()
    two.note('MISSIONS', 8, [message('8')])
    two.note('MISSIONS', 9, [message('9')])
    expect(two.since(position)?.map(({ id }) => id)).toEqual(['8', '9'])
  })

  it('are not those of a stream that was made anew, and no position is none', () => {
    const position = one.position()
    one.begin('MISSIONS', '2026-11-23T11:00:00.000Z', 40)
    expect(one.since(position)).toBeNull()
    for (const strange of ['', 'x', 'a.1-b.2', '---', 'x.y-x.y-x.y']) expect(one.since(strange)).toBeNull()
  })
})
