import { existsSync, readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { textTable } from '../terminal/text-table.ts'

/** What people noticed of a disturbance: a line of the file that CLUSTER_REPORT names (e2e/cluster/report.ts). */
const ClusterRow = Type.Object({
  disturbance: Type.String(),
  times: Type.Integer(),
  calls: Type.Integer(),
  refused: Type.Integer(),
  broken: Type.Integer(),
  longestRefusalMs: Type.Integer(),
  lost: Type.Integer(),
  doubled: Type.Integer(),
  late: Type.Integer(),
  missed: Type.Integer(),
  wholeAgainMs: Type.Integer(),
  goals: Type.Array(Type.Object({ what: Type.String(), measured: Type.Integer(), goal: Type.Integer() })),
})
export type ClusterRow = Static<typeof ClusterRow>

/** The rows that the tests have left. */
export function readClusterRows(file: string): ClusterRow[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line): unknown => JSON.parse(line)).filter((row) => Check(ClusterRow, row))
}

const columns = [
  ['times', 'times'],
  ['calls', 'calls'],
  ['refused', 'reads refused'],
  ['broken', 'calls broken'],
  ['longestRefusalMs', 'longest refusal, ms'],
  ['lost', 'writes lost'],
  ['doubled', 'effects doubled'],
  ['late', 'events > 5 s'],
  ['missed', 'tabs that missed'],
  ['wholeAgainMs', 'whole again, ms'],
] as const

/** A row for each disturbance. The tests fail only far beyond a goal, so each row says which goals were missed. */
export function clusterTable(rows: readonly ClusterRow[]): string {
  const cells = rows.map((row) => [row.disturbance, ...columns.map(([name]) => String(row[name])), goalsOf(row)])
  const right = columns.map((_, index) => index + 1)
  return textTable(['disturbance', ...columns.map(([, title]) => title), 'goals'], cells, right)
}

function goalsOf({ goals }: ClusterRow): string {
  const isMissed = ({ measured, goal }: ClusterRow['goals'][number]) => measured > goal
  const told = (word: string, which: ClusterRow['goals']) => {
    const each = which.map(({ what, measured, goal }) => `${what} ${String(measured)} of ${String(goal)}`)
    return each.length > 0 ? [`${word}: ${each.join(', ')}`] : []
  }
  const met = goals.filter((goal) => !isMissed(goal))
  return [...told('MISSED', goals.filter(isMissed)), ...told('met', met)].join('; ')
}
