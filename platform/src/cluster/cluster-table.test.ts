import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterTable, readClusterRows } from './cluster-table.ts'

test('what people noticed stands in a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const file = join(folder, 'rows.jsonl')
  const figures = { times: 10, calls: 900, refused: 3, broken: 0, longestRefusalMs: 812, lost: 0, doubled: 0 }
  const row = { disturbance: 'kill -9 of the primary', ...figures, late: 0, missed: 0, wholeAgainMs: 5906 }
  writeFileSync(file, `${JSON.stringify(row)}\n`)
  const table = clusterTable(readClusterRows(file))
  rmSync(folder, { recursive: true })
  expect(table).toMatch(/kill -9 of the primary .*10 .*900 .*3 .*0 .*812/)
})
