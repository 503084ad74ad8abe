import type { Job } from '@ensemble/service-kit/jobs/job'
import type { Log } from '@ensemble/service-kit/log'
import type { Deps } from './deps.ts'
import { cleanFiles } from './use-cases/clean-files.ts'

/** The recurring work of this service. */
export function jobsOf(deps: Deps, log: Pick<Log, 'info'>): Job[] {
  return [
    {
      name: 'clean files',
      everySeconds: 600,
      run: async () => {
        const removed = await cleanFiles(deps)
        if (removed > 0) log.info({ removed }, 'outdated files removed')
      },
    },
  ]
}
