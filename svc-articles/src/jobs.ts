import type { Job } from '@ensemble/service-kit/jobs/job'
import type { Log } from '@ensemble/service-kit/log'
import type { Deps } from './deps.ts'
import { forgetReaders } from './data/article-reads.ts'
import { cleanFiles, leaveUnusedFiles } from './use-cases/clean-files.ts'
import { publishDue } from './use-cases/publish-due.ts'

/** The recurring work of this service. */
export function jobsOf(deps: Deps, { log }: { log: Pick<Log, 'info'> }): Job[] {
  return [
    // At every look: several processes may publish at once, each article is taken by one of them.
    { name: 'publish scheduled articles', everySeconds: 0, run: async () => void (await publishDue(deps)) },
    { name: 'forget readers', everySeconds: 3600, run: () => forgetReaders(deps.db, deps.clock.now()) },
    { name: 'find unused files', everySeconds: 86_400, run: async () => void (await leaveUnusedFiles(deps)) },
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
