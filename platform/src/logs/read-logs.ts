import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine, type LogLine } from './log-line.ts'

/** What is looked for: everything of one request or trace, or what is worth a look. */
export type Wanted = { id: string } | { worst: true }

/** The shortest beginning of an id that is taken: what a person reads out from the screen. */
export const shortestId = 8

/** The text of every program's log. */
export function readLogs(logsDir: string): string[] {
  const files = readdirSync(logsDir).filter((file) => /\.log(\.\d)?$/.test(file))
  return files.map((file) => readFileSync(join(logsDir, file), 'utf8'))
}

/** The lines that are wanted, in the order of their time. */
export function wantedLines(logs: readonly string[], wanted: Wanted): LogLine[] {
  return logs
    .flatMap((log) => log.split('\n'))
    .flatMap((text) => ('id' in wanted && !text.includes(wanted.id) ? [] : (parseLine(text) ?? [])))
    .filter((line) => isWanted(line, wanted))
    .sort((one, other) => (one.time < other.time ? -1 : 1))
}

function isWanted({ requestId, traceId, level }: LogLine, wanted: Wanted): boolean {
  if ('id' in wanted) return [requestId, traceId].some((id) => id?.startsWith(wanted.id))
  return ['warn', 'error', 'fatal'].includes(String(level))
}
