import { describe, expect, it } from 'vitest'
import type { RegistryState } from '@ensemble/contracts/deliveries'
import { canaryBegun, canaryWithdrawn, promoted, rolledBack, takenBack } from './moves.ts'
import { emptyRegistry } from './registry-state.ts'

const note = { at: new Date('2026-11-21T10:00:00Z'), by: { kind: 'team', id: 'mf-missions' } } as const
const name = 'mf-missions'

function live(...versions: string[]) {
  return versions.reduce((state, version) => promoted(state, name, version, note), emptyRegistry)
}

function trying(state: RegistryState, version: string): RegistryState {
  const next = canaryBegun(state, name, { version, audience: { percent: 10 } }, note)
  if (!next) throw new Error('no canary')
  return next
}

describe('moves of the registry', () => {
  it('remembers the version before the promoted one, who moved it, and raises the revision', () => {
    const state = live('1', '2')
    expect(state.revision).toBe(2)
    expect(state.remotes[name]).toMatchObject({ current: '2', previous: '1' })
    expect(state.remotes[name]?.history).toEqual([
      { kind: 'promote', version: '1', from: null, at: note.at.toISOString(), revision: 1, by: note.by },
      { kind: 'promote', version: '2', from: '1', at: note.at.toISOString(), revision: 2, by: note.by },
    ])
  })

  it('changes nothing when the version is current already', () => {
    const state = live('1')
    expect(promoted(state, name, '1', note)).toBe(state)
  })

  it('goes one step further back with each rollback, and never forward', () => {
    const back = rolledBack(live('1', '2', '3'), name, note)
    expect(back?.remotes[name]).toMatchObject({ current: '2', previous: '1' })
    const further = back && rolledBack(back, name, note)
    expect(further?.remotes[name]).toMatchObject({ current: '1', previous: null })
    expect(further && rolledBack(further, name, note)).toBeNull()
  })

  it('refuses to roll back what was delivered once or never', () => {
    expect(rolledBack(live('1'), name, note)).toBeNull()
    expect(rolledBack(emptyRegistry, name, note)).toBeNull()
  })

  it('keeps the history short', () => {
    const state = live(...Array.from({ length: 80 }, (_, index) => `v${index}`))
    expect(state.remotes[name]?.history).toHaveLength(50)
    expect(state.remotes[name]?.previous).toBe('v78')
  })
})

describe('a canary', () => {
  it('leaves the current version and the way back alone, and can be withdrawn', () => {
    const state = trying(live('1', '2'), '3')
    expect(state.remotes[name]).toMatchObject({ current: '2', previous: '1', canary: { version: '3' } })
    const withdrawn = canaryWithdrawn(state, name, note)
    expect(withdrawn?.remotes[name]).toMatchObject({ current: '2', previous: '1' })
    expect(withdrawn?.remotes[name]?.canary).toBeUndefined()
    expect(withdrawn && canaryWithdrawn(withdrawn, name, note)).toBeNull()
    expect(withdrawn && rolledBack(withdrawn, name, note)?.remotes[name]?.current).toBe('1')
  })

  it('ends when its version, or another, is promoted to everybody', () => {
    for (const version of ['3', '4']) {
      const entry = promoted(trying(live('1', '2'), '3'), name, version, note).remotes[name]
      expect(entry).toMatchObject({ current: version, previous: '2' })
      expect(entry?.canary).toBeUndefined()
    }
  })

  it('needs another version that the others keep', () => {
    const canary = { version: '1', audience: { percent: 10 } }
    expect(canaryBegun(emptyRegistry, name, canary, note)).toBeNull()
    expect(canaryBegun(live('1'), name, canary, note)).toBeNull()
  })
})

it.each(['toString', '__proto__', 'constructor'])('knows no remote by the name %s, which every object has', (one) => {
  expect(rolledBack(live('1', '2'), one, note)).toBeNull()
  expect(canaryWithdrawn(live('1', '2'), one, note)).toBeNull()
})

describe('what was taken back', () => {
  const backOf = (state: RegistryState | null) =>
    takenBack(state?.remotes[name] ?? { current: '', previous: null, history: [] })

  it('is told until it is live again', () => {
    const back = rolledBack(live('1', '2', '3'), name, note)
    expect(backOf(back)).toEqual(['3'])
    const further = back && rolledBack(back, name, note)
    expect(backOf(further)).toEqual(['2', '3'])
    expect(backOf(further && promoted(further, name, '3', note))).toEqual(['2'])
    expect(backOf(live('1', '2'))).toEqual([])
  })

  it('holds a canary that was withdrawn', () => {
    const withdrawn = canaryWithdrawn(trying(live('1'), '2'), name, note)
    expect(backOf(withdrawn)).toEqual(['2'])
    expect(backOf(withdrawn && trying(withdrawn, '2'))).toEqual([])
  })
})
