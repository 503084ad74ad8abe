import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../paths.ts'

/** How long a test took, or what a test file cost before its first test. */
export interface Timing {
  kind: 'test' | 'set-up'
  /** Below the root. */
  file: string
  /** Of a test. */
  title: string
  ms: number
}

/** Reporters add what they measured to the file that TIMINGS_FILE names. */
export function addTimings(timings: readonly Timing[]): void {
  const file = process.env['TIMINGS_FILE']
  if (!file) return
  const lines = timings.map((timing) =>
    JSON.stringify({ ...timing, file: relative(root, timing.file), ms: Math.round(timing.ms) }),
  )
  if (lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`)
}

const shown = 30

/**
 * The slowest tests and the dearest set-ups of a run as two tables, the slowest first.
 *
 * @param timingsFile what the reporters wrote
 * @param tableFile where the tables go
 */
export function writeSlowest(timingsFile: string, tableFile: string): void {
  if (!existsSync(timingsFile)) return
  const timings = readFileSync(timingsFile, 'utf8')
    .trim()
    .split('\n')
    .map(parseTiming)
    .sort((one, other) => other.ms - one.ms)
  const tests = timings.filter(({ kind }) => kind === 'test').slice(0, shown)
  const setUps = timings.filter(({ kind }) => kind === 'set-up').slice(0, shown)
  const lines = [
    `| s | file | test |`,
    `|--:|---|---|`,
    ...tests.map(({ ms, file, title }) => `| ${inSeconds(ms)} | ${file} | ${title.replaceAll('|', '/')} |`),
    '',
    `| s before the first test | file |`,
    `|--:|---|`,
    ...setUps.map(({ ms, file }) => `| ${inSeconds(ms)} | ${file} |`),
  ]
  writeFileSync(tableFile, `${lines.join('\n')}\n`)
}

function parseTiming(line: string): Timing {
  return JSON.parse(line)
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
