import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { claim, resting } from './claim.ts'

/** Work that recurs. */
export interface Job {
  name: string
  /** Pause between two runs; 0 runs at every look, also in several processes at once. */
  everySeconds: number
  run(): Promise<void>
}

export interface JobDeps {
  db: Database
  clock: Clock
}

/** Runs what is due and no other process has claimed. @returns the names of what ran here */
export async function runDue({ db, clock }: JobDeps, list: readonly Job[]): Promise<string[]> {
  const ran: string[] = []
  const wait = await resting(db, list, clock.now())
  for (const job of list) {
    if (wait.has(job.name)) continue
    if (!(await claim(db, job.name, job.everySeconds, clock.now()))) continue
    await job.run()
    ran.push(job.name)
  }
  return ran
}
