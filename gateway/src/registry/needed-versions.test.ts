import { describe, expect, it } from 'vitest'
import type { LoggedMove } from '@ensemble/contracts/deliveries'
import { neededVersions, type KnownOfRemote } from './needed-versions.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-29T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/** What is published, with how many days ago. */
const published = (days: Record<string, number>) =>
  Object.entries(days).map(([version, since]) => ({ version, at: ago(since) }))

/** Twenty versions that were published a week ago: those before them are not among the newest. */
const newer = published(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`newer-${at}`, 7])))

function move(kind: LoggedMove['kind'], version: string, from: string | null, days: number): LoggedMove {
  return { remote: 'mf-missions', kind, version, from, at: ago(days) }
}

/** @returns those of the versions which are needed, beside the newest */
function needed(known: Partial<KnownOfRemote>, servedDays = 90): string[] {
  const all = { entry: undefined, waiting: undefined, previewed: [], moves: [], published: [], ...known }
  const versions = neededVersions({ ...all, published: [...all.published, ...newer] }, now, servedDays * dayMs)
  return [...versions].filter((version) => !version.startsWith('newer-')).sort()
}

describe('needed versions of a remote', () => {
  it('are those that visitors get, and the one that would come back', () => {
    const canary = { version: 'c', audience: { percent: 5 }, at: ago(200), by: { kind: 'team' } } as const
    const entry = { current: 'b', previous: 'a', canary, history: [] }
    expect(needed({ entry, published: published({ z: 900, a: 800, b: 700, c: 600 }) })).toEqual(['a', 'b', 'c'])
  })

  it('are those that wait for a second person, or that a link shows', () => {
    const waiting = { version: 'w', at: ago(200), by: { kind: 'team' as const }, calls: [] }
    const old = published({ w: 200, p: 200, z: 200 })
    expect(needed({ waiting, previewed: ['p'], published: old })).toEqual(['p', 'w'])
  })

  it('are twenty on the way back, and not the one before them', () => {
    const names = Array.from({ length: 30 }, (_, at) => `v${String(at).padStart(2, '0')}`)
    const moves = names.map((version, at) => move('promote', version, names[at - 1] ?? null, 400 - at))
    const found = needed({ moves, published: published(Object.fromEntries(names.map((name) => [name, 500]))) })
    expect(found).toEqual(names.slice(-21))
  })

  it('are not those that a rollback has left behind, once no page has them open', () => {
    const moves = [move('promote', 'a', null, 400), move('promote', 'b', 'a', 300), move('rollback', 'a', 'b', 299)]
    const next = move('promote', 'c', 'a', 200)
    expect(needed({ moves: [...moves, next] })).toEqual(['a', 'c'])
  })

  it.each([
    [89, ['a', 'b', 'c', 'x']],
    [91, ['a', 'c']],
  ])('are those of a canary that ended %i days ago: %j', (days, found) => {
    const moves = [
      move('promote', 'a', null, 400),
      move('canary', 'x', 'a', 300),
      move('canary', 'b', 'a', days),
      move('withdraw', 'a', 'b', days),
      move('promote', 'c', 'a', days),
    ]
    expect(needed({ moves })).toEqual(found)
  })

  it('are fewer where room is scarce', () => {
    const moves = [move('promote', 'a', null, 400), move('canary', 'x', 'a', 60), move('withdraw', 'a', 'x', 45)]
    const last = move('promote', 'b', 'a', 44)
    expect(needed({ moves: [...moves, last] })).toEqual(['a', 'b', 'x'])
    expect(needed({ moves: [...moves, last] }, 30)).toEqual(['a', 'b'])
  })

  it('are the newest twenty, and all of the last day: they may be moved to next', () => {
    expect(needed({ published: published({ early: 8 }) })).toEqual([])
    const morning = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`today-${at}`, 0.5]))
    expect(needed({ published: published(morning) })).toHaveLength(25)
  })
})
