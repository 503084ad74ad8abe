import { describe, expect, it } from 'vitest'
import type { RemoteEntry } from '@ensemble/contracts/deliveries'
import { anybody, buckets, servedTo } from './visitor.ts'

const by = { kind: 'team' } as const

function entry(audience: NonNullable<RemoteEntry['canary']>['audience']): RemoteEntry {
  const canary = { version: '3', audience, at: '2026-11-21T10:00:00Z', by }
  return { current: '2', previous: '1', canary, history: [] }
}

function among(percent: number): Set<number> {
  const all = Array.from({ length: buckets }, (_, bucket) => bucket)
  const remote = entry({ percent })
  return new Set(all.filter((bucket) => servedTo({ ...anybody, bucket }, 'mf-a', remote).via === 'canary'))
}

describe('what a visitor gets', () => {
  it('is the canary for about the share asked for, and always the same visitors', () => {
    const ten = among(10)
    expect(ten.size).toBeGreaterThan(buckets * 0.09)
    expect(ten.size).toBeLessThan(buckets * 0.11)
    expect(among(10)).toEqual(ten)
    const fifty = among(50)
    expect([...ten].every((bucket) => fifty.has(bucket))).toBe(true)
  })

  it('is the canary of a role for those who show that they have it', () => {
    const remote = entry({ roles: ['admin'] })
    expect(servedTo({ ...anybody, role: 'admin' }, 'mf-a', remote)).toEqual({
      version: '3',
      fallback: '2',
      via: 'canary',
    })
    expect(servedTo({ ...anybody, role: 'member' }, 'mf-a', remote)).toEqual({ version: '2', fallback: '1' })
    expect(servedTo(anybody, 'mf-a', remote).version).toBe('2')
  })

  it('is the current version without a bucket', () => {
    expect(servedTo(anybody, 'mf-a', entry({ percent: 99 })).version).toBe('2')
  })

  it('is what a preview names, for that remote alone', () => {
    const preview = { name: 'mf-a', version: '9', until: new Date() }
    const visitor = { ...anybody, preview }
    expect(servedTo(visitor, 'mf-a', entry({ percent: 1 }))).toEqual({ version: '9', fallback: '2', via: 'preview' })
    expect(servedTo(visitor, 'mf-b', entry({ percent: 1 })).version).toBe('2')
  })
})
