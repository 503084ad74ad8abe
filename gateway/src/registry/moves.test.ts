import { describe, expect, it } from 'vitest'
import { promoted, rolledBack } from './moves.ts'
import { emptyRegistry } from './registry-state.ts'

const at = new Date('2026-11-21T10:00:00Z')

function live(...versions: string[]) {
  return versions.reduce((state, version) => promoted(state, 'mf-missions', version, at), emptyRegistry)
}

describe('moves of the registry', () => {
  it('remembers the version before the promoted one and raises the revision', () => {
    const state = live('1', '2')
    expect(state.revision).toBe(2)
    expect(state.remotes['mf-missions']).toMatchObject({ current: '2', previous: '1' })
    expect(state.remotes['mf-missions']?.history.map((move) => move.version)).toEqual(['1', '2'])
  })

  it('changes nothing when the version is current already', () => {
    const state = live('1')
    expect(promoted(state, 'mf-missions', '1', at)).toBe(state)
  })

  it('goes one step further back with each rollback, and never forward', () => {
    const back = rolledBack(live('1', '2', '3'), 'mf-missions', at)
    expect(back?.remotes['mf-missions']).toMatchObject({ current: '2', previous: '1' })
    const further = back && rolledBack(back, 'mf-missions', at)
    expect(further?.remotes['mf-missions']).toMatchObject({ current: '1', previous: null })
    expect(further && rolledBack(further, 'mf-missions', at)).toBeNull()
  })

  it('refuses to roll back what was delivered once or never', () => {
    expect(rolledBack(live('1'), 'mf-missions', at)).toBeNull()
    expect(rolledBack(emptyRegistry, 'mf-missions', at)).toBeNull()
  })

  it('keeps the history short', () => {
    const state = live(...Array.from({ length: 80 }, (_, index) => `v${index}`))
    expect(state.remotes['mf-missions']?.history).toHaveLength(50)
    expect(state.remotes['mf-missions']?.previous).toBe('v78')
  })
})
