import { describe, expect, it } from 'vitest'
import type { RegistryState } from '@ensemble/contracts/deliveries'
import type { SharedValues } from '../store/shared-values.ts'
import { liveAt, loggedMoves, noteMoves } from './move-log.ts'
import { canaryBegun, promoted, rolledBack, type MoveNote } from './moves.ts'
import { emptyRegistry } from './registry-state.ts'

/** What gateways share, without a broker. */
function sharedValues() {
  const texts = new Map<string, string>()
  return {
    get: (key: string) => texts.get(key),
    below: (prefix: string) => [...texts].filter(([key]) => key.startsWith(prefix)),
    create: async (key: string, text: string) => void (texts.has(key) || texts.set(key, text)),
  } as unknown as SharedValues
}

const note = (hour: number): MoveNote => ({ at: new Date(Date.UTC(2026, 10, 21, hour)), by: { kind: 'team' } })
const at = (hour: number, minute = 30) => new Date(Date.UTC(2026, 10, 21, hour, minute))

function history(): RegistryState[] {
  const one = promoted(emptyRegistry, 'mf-a', '1', note(8))
  const two = promoted(one, 'mf-b', '1', note(9))
  const three = promoted(two, 'mf-a', '2', note(10))
  const four = rolledBack(three, 'mf-a', note(11)) ?? three
  const five = canaryBegun(four, 'mf-b', { version: '5', audience: { percent: 5 } }, note(12)) ?? four
  return [one, two, three, four, five]
}

describe('the log of moves', () => {
  it('keeps each move once, whoever writes it and however often', async () => {
    const values = sharedValues()
    for (let gateway = 0; gateway < 2; gateway += 1) for (const state of history()) await noteMoves(values, state)
    const moves = loggedMoves(values, emptyRegistry)
    expect(moves.map(({ remote, kind, version }) => `${remote} ${kind} ${version}`)).toEqual([
      'mf-a promote 1',
      'mf-b promote 1',
      'mf-a promote 2',
      'mf-a rollback 1',
      'mf-b canary 5',
    ])
  })

  it('catches up on what its own gateway could not write down, and passes what is no move', async () => {
    const values = sharedValues()
    await noteMoves(values, history()[0] ?? emptyRegistry)
    await values.create('moves.9.0', '{"remote":"mf-a","kin')
    await noteMoves(values, history().at(-1) ?? emptyRegistry)
    expect(loggedMoves(values, emptyRegistry)).toHaveLength(5)
  })

  it('tells what was live at a moment', async () => {
    const values = sharedValues()
    await noteMoves(values, history().at(-1) ?? emptyRegistry)
    const moves = loggedMoves(values, emptyRegistry)
    expect(liveAt(moves, at(7))).toEqual([])
    expect(liveAt(moves, at(10))).toEqual([
      { name: 'mf-a', version: '2', canary: null },
      { name: 'mf-b', version: '1', canary: null },
    ])
    expect(liveAt(moves, at(12))).toEqual([
      { name: 'mf-a', version: '1', canary: null },
      { name: 'mf-b', version: '1', canary: '5' },
    ])
  })
})
