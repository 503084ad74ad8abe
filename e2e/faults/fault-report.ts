import { appendFileSync } from 'node:fs'

/** One line of the table at the end of `npm run test:faults`. */
export interface FaultReport {
  /** What was done to the platform, such as `kill -9 svc-missions`. */
  fault: string
  /** How often. */
  injected: number
  /** Writes that the platform has answered with success meanwhile; absent where a fault has nothing to do with writes. */
  acknowledged?: number
  /** How many of them were there afterwards, once each. */
  kept?: number
  /** What was measured, such as `ready after 1.9 s (limit 5 s)`. */
  measured?: string
}

/** Whether everything is to be run, however long it takes, and not what a usual run has time for. */
export const runsEverything = process.env['FAULTS'] === 'full'

/**
 * How often a fault is injected: seldom in `npm test`, as often as the requirement says in `npm run test:faults`.
 * @param short rounds in `npm test`
 * @param full rounds in the full campaign
 */
export function rounds(short: number, full: number): number {
  return runsEverything ? full : short
}

/** Prints what came of a fault, and keeps it for the table of the full campaign (FAULT_REPORT names the file). */
export function reportFault(report: FaultReport): void {
  const { fault, injected, acknowledged, kept, measured } = report
  const writes = acknowledged === undefined ? '' : `; ${acknowledged} writes acknowledged, ${kept ?? 0} kept once`
  console.log(`${fault}: injected ${injected} times${writes}${measured ? `; ${measured}` : ''}`)
  const file = process.env['FAULT_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(report)}\n`)
}
