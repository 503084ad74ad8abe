import { appendFileSync } from 'node:fs'
import type { Judgement } from './judgement.ts'

/** How often each disturbance comes; CLUSTER_TIMES for a short look. */
export const times = Number(process.env['CLUSTER_TIMES'] ?? 10)

/** What shall be, beside what was. */
export interface Goal {
  what: string
  measured: number
  goal: number
}

/** Prints what people noticed, and keeps it for the table at the end of `npm run test:cluster`. */
export function reportDisturbance(
  disturbance: string,
  judgement: Judgement,
  wholeAgainMs: number,
  goals: readonly Goal[],
): void {
  const { calls, longestRefusalMs, late } = judgement
  const [refused, broken, lost, doubled, missed] = [
    judgement.refused,
    judgement.broken,
    judgement.lost,
    judgement.doubled,
    judgement.missed,
  ].map(({ length }) => length)
  const row = {
    disturbance,
    times,
    calls,
    refused,
    broken,
    longestRefusalMs,
    lost,
    doubled,
    late,
    missed,
    wholeAgainMs,
    goals,
  }
  console.log(JSON.stringify(row))
  const file = process.env['CLUSTER_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}
