import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveAt, MoveLog } from './move-log.ts'
import { canaryBegun, promoted, rolledBack, type MoveNote } from './moves.ts'
import { emptyRegistry, type RegistryState } from './registry-state.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moves-'))
})
afterEach(() => rm(folder, { recursive: true }))

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
    const [logs, states] = [[new MoveLog(folder), new MoveLog(folder)], history()]
    for (const log of logs) for (const state of states) await log.note(state)
    const moves = await new MoveLog(folder).read()
    expect(moves.map(({ remote, kind, version }) => `${remote} ${kind} ${version}`)).toEqual([
      'mf-a promote 1',
      'mf-b promote 1',
      'mf-a promote 2',
      'mf-a rollback 1',
      'mf-b canary 5',
    ])
  })

  it('catches up on what happened while nobody followed, and passes a line that a crash cut off', async () => {
    const states = history()
    await new MoveLog(folder).note(states[0] ?? emptyRegistry)
    await appendFile(join(folder, 'moves.jsonl'), '{"remote":"mf-a","kin\n')
    const later = new MoveLog(folder)
    await later.note(states.at(-1) ?? emptyRegistry)
    expect(await later.read()).toHaveLength(5)
  })

  it('tells what was live at a moment', async () => {
    const log = new MoveLog(folder)
    await log.note(history().at(-1) ?? emptyRegistry)
    const moves = await log.read()
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
