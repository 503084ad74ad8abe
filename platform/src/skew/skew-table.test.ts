import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cells } from './cells.ts'
import { readJourneys, skewTable } from './skew-table.ts'

it('has a row for each meeting of the versions, and says below what was refused', () => {
  const [first, second] = cells
  if (!first || !second) throw new Error('no cells')
  const table = skewTable([
    { cell: first, journeys: [{ title: 'articles', passed: true, ms: 1234 }], refusals: [] },
    { cell: second, journeys: [{ title: 'profile', passed: false, ms: 60_000 }], refusals: ['mf-users stays'] },
  ])
  expect(table.split('\n')).toEqual([
    'shell     remotes      services  articles      profile',
    '────────  ───────────  ────────  ────────────  ─────────────',
    'previous  previous     previous  passed 1.2 s  not run',
    'previous  current [2]  previous  not run       FAILED 60.0 s',
    '[2] mf-users stays',
  ])
})

it('knows all eight meetings, those with the same services together', () => {
  expect(cells).toHaveLength(8)
  expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(8)
  expect(cells.map(({ services }) => services)).toEqual([
    ...Array.from({ length: 4 }, () => 'previous'),
    ...Array.from({ length: 4 }, () => 'current'),
  ])
})

it('reads what a run has left, and nothing where none began', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensemble-skew-'))
  const file = join(folder, 'rows.jsonl')
  expect(readJourneys(file)).toEqual([])
  writeFileSync(file, '{"title":"articles","passed":true,"ms":5}\n')
  expect(readJourneys(file)).toEqual([{ title: 'articles', passed: true, ms: 5 }])
  rmSync(folder, { recursive: true })
})
