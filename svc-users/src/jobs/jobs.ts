import type { Job } from '@ensemble/service-kit/jobs/job'
import type { Log } from '@ensemble/service-kit/log'
import { removeOutdated } from '../data/outdated.ts'
import type { Deps } from '../deps.ts'
import { forgetUnconfirmed } from '../use-cases/forget-unconfirmed.ts'
import { sendDigests } from '../use-cases/send-digests.ts'
import { sendSummaries } from '../use-cases/send-summaries.ts'
import { reactivateDue } from '../use-cases/reactivate-user.ts'

/** The recurring work of this service. */
export function jobsOf(deps: Deps, log: Pick<Log, 'info'>): Job[] {
  return [
    { name: 'end suspensions', everySeconds: 300, run: () => reactivateDue(deps) },
    { name: 'daily summaries', everySeconds: 300, run: () => sendSummaries(deps) },
    { name: 'new missions', everySeconds: 300, run: () => sendDigests(deps) },
    {
      name: 'clean up',
      everySeconds: 3600,
      run: async () => {
        const forgotten = await forgetUnconfirmed(deps)
        if (forgotten > 0) log.info({ forgotten }, 'accounts removed that nobody confirmed')
        const removed = await removeOutdated(deps.db, deps.clock.now())
        if (Object.keys(removed).length > 0) log.info({ removed }, 'outdated rows removed')
      },
    },
  ]
}
