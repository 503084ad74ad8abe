import { existsSync, readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { textTable } from '../terminal/text-table.ts'
import type { Cell } from './cells.ts'

/** How one journey ended: a line of the file that ROWS_FILE names (testing/playwright-rows.ts). */
const Journey = Type.Object({ title: Type.String(), passed: Type.Boolean(), ms: Type.Number() })
export type Journey = Static<typeof Journey>

/** What came of one meeting of versions. */
export interface CellResult {
  cell: Cell
  journeys: readonly Journey[]
  /** What the gateway refused to make live, a sentence each. */
  refusals: readonly string[]
}

export function readJourneys(file: string): Journey[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => Parse(Journey, JSON.parse(line)))
}

/** A row for each meeting, a column for each journey, and below it what was refused. */
export function skewTable(results: readonly CellResult[]): string {
  const titles = [...new Set(results.flatMap(({ journeys }) => journeys.map(({ title }) => title)))]
  const head = ['shell', 'remotes', 'services', ...titles]
  const rows = results.map(({ cell, journeys, refusals }, index) => [
    cell.shell,
    refusals.length > 0 ? `${cell.remotes} [${String(index + 1)}]` : cell.remotes,
    cell.services,
    ...titles.map((title) => cellText(journeys.find((journey) => journey.title === title))),
  ])
  const notes = results.flatMap(({ refusals }, index) => refusals.map((text) => `[${String(index + 1)}] ${text}`))
  return [textTable(head, rows), ...notes].join('\n')
}

function cellText(journey: Journey | undefined): string {
  if (!journey) return 'not run'
  return `${journey.passed ? 'passed' : 'FAILED'} ${(journey.ms / 1000).toFixed(1)} s`
}
