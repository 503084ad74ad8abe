import type { Log } from '@ensemble/service-kit/log'
import * as jobs from '../data/jobs.ts'
import { removeOutdated } from '../data/outdated.ts'
import type { Deps } from '../deps.ts'
import { reactivateDue } from '../use-cases/reactivate-user.ts'

/** Work that recurs. */
export interface Job {
  name: string
  everySeconds: number
  run(): Promise<void>
}

export function jobsOf(deps: Deps, log: Pick<Log, 'info'>): Job[] {
  return [
    { name: 'end suspensions', everySeconds: 300, run: () => reactivateDue(deps) },
    {
      name: 'clean up',
      everySeconds: 3600,
      run: async () => {
        const removed = await removeOutdated(deps.db, deps.clock.now())
        if (Object.keys(removed).length > 0) log.info({ removed }, 'outdated rows removed')
      },
    },
  ]
}

/** Runs what is due and no other process has claimed. @returns the names of what ran here */
export async function runDue(deps: Deps, list: readonly Job[]): Promise<string[]> {
  const ran: string[] = []
  for (const job of list) {
    if (!(await jobs.claim(deps.db, job.name, job.everySeconds, deps.clock.now()))) continue
    await job.run()
    ran.push(job.name)
  }
  return ran
}
