import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterTable, readClusterRows } from './cluster-table.ts'

const figures = { times: 10, calls: 900, refused: 3, broken: 0, longestRefusalMs: 812, lost: 0, doubled: 0 }
const refusal = { what: 'longest refusal, ms', measured: 812, goal: 8000 }
const row = { ...figures, late: 0, missed: 0, wholeAgainMs: 5906, goals: [refusal] }

test('what people noticed stands in a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const file = join(folder, 'rows.jsonl')
  writeFileSync(file, `${JSON.stringify({ disturbance: 'kill -9 of the primary', ...row })}\n`)
  const table = clusterTable(readClusterRows(file))
  rmSync(folder, { recursive: true })
  expect(table).toMatch(/kill -9 of the primary .*10 .*900 .*3 .*0 .*812/)
})

test('a goal that was missed is told of beside its row, though nothing failed', () => {
  const [back, late] = ['back after the promotion, ms', 'events > 5 s']
  const goals = [refusal, { what: back, measured: 5001, goal: 5000 }, { what: late, measured: 2, goal: 0 }]
  const [, , met, missed] = clusterTable([
    { disturbance: 'kill -9 of a broker', ...row },
    { disturbance: 'the primary hangs', ...row, goals },
  ]).split('\n')
  expect(met).toMatch(/ 5906 {2}met: longest refusal, ms 812 of 8000$/)
  expect(missed).toMatch(/ 5906 {2}MISSED: back .* 5001 of 5000, events > 5 s 2 of 0; met: longest .* 812 of 8000$/)
})
