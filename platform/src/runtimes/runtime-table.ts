import { countsLine, type Counts } from '../testing/counts.ts'

/** What one version of Node.js was tried with, and what came of it. */
export interface Try {
  version: string
  stages: { stage: string; counts: Counts }[]
}

/** A try that failed without a failure that was counted, such as a platform that does not start, counts as one. */
export function tryOf(version: string, succeeded: boolean, stages: Try['stages']): Try {
  if (succeeded || stages.some(({ counts }) => counts.failed > 0)) return { version, stages }
  return { version, stages: [...stages, { stage: 'start', counts: { passed: 0, failed: 1, skipped: 0 } }] }
}

/** A line for each version and stage, in columns. */
export function runtimeTable(tries: readonly Try[]): string {
  const rows = tries.flatMap(({ version, stages }) =>
    stages.map(({ stage, counts }) => [`Node.js ${version}`, stage, countsLine(counts)]),
  )
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
