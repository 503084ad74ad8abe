import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { claim } from './claim.ts'

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
  for (const job of list) {
    if (!(await claim(db, job.name, job.everySeconds, clock.now()))) continue
    await job.run()
    ran.push(job.name)
  }
  return ran
}
