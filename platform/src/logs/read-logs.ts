import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine, type LogLine } from './log-line.ts'

/** What is looked for: everything of one request or trace, what one account did, or what is worth a look. */
export type Wanted = { id: string } | { account: string; since: string } | { worst: true }

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
    .flatMap((text) => (text.includes(mustHold(wanted)) ? (parseLine(text) ?? []) : []))
    .filter((line) => isWanted(line, wanted))
    .sort((one, other) => (one.time < other.time ? -1 : 1))
}

/** Looked for before a line is read as JSON: of a day's lines few hold it. */
function mustHold(wanted: Wanted): string {
  if ('id' in wanted) return wanted.id
  return 'account' in wanted ? wanted.account : ''
}

function isWanted({ requestId, traceId, level, userId, time }: LogLine, wanted: Wanted): boolean {
  if ('id' in wanted) return [requestId, traceId].some((id) => id?.startsWith(wanted.id))
  if ('account' in wanted) return userId === wanted.account && time >= wanted.since
  return ['warn', 'error', 'fatal'].includes(String(level))
}
