import { existsSync, readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { textTable } from '../terminal/text-table.ts'

/** What a fault test says of itself: one line of the file that FAULT_REPORT names (e2e/faults/fault-report.ts). */
const FaultRow = Type.Object({
  fault: Type.String(),
  injected: Type.Integer(),
  acknowledged: Type.Optional(Type.Integer()),
  kept: Type.Optional(Type.Integer()),
  measured: Type.Optional(Type.String()),
})
export type FaultRow = Static<typeof FaultRow>

/** The rows that the tests have left; a line that is none is left out, because the tests count for themselves. */
export function readFaultRows(file: string): FaultRow[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse)
    .filter((row) => Check(FaultRow, row))
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The rows as a table for the terminal; numbers stand to the right. */
export function faultTable(rows: readonly FaultRow[]): string {
  const head = ['fault', 'injected', 'acknowledged', 'kept once', 'measured']
  const cells = rows.map(({ fault, injected, acknowledged, kept, measured }) => [
    fault,
    String(injected),
    acknowledged === undefined ? '–' : String(acknowledged),
    kept === undefined ? '–' : String(kept),
    measured ?? '–',
  ])
  return textTable(head, cells, [1, 2, 3])
}
