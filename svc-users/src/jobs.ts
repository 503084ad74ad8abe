import type { Bus } from '@ensemble/service-kit/bus'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Job } from '@ensemble/service-kit/jobs/job'
import type { Log } from '@ensemble/service-kit/log'
import { removeOutdated } from './data/outdated.ts'
import * as usageWeeks from './data/usage-weeks.ts'
import type { Deps } from './deps.ts'
import { purgeNames } from './events/purge-names.ts'
import { askToKeepAccounts } from './use-cases/ask-to-keep-account.ts'
import { freezeCountable } from './use-cases/count-members.ts'
import { countWork } from './use-cases/count-work.ts'
import { endPauses } from './use-cases/end-pauses.ts'
import { forgetHealthReads } from './use-cases/forget-health-reads.ts'
import { forgetUndecided } from './use-cases/forget-undecided.ts'
import { forgetUnconfirmed } from './use-cases/forget-unconfirmed.ts'
import { sendDigests } from './use-cases/send-digests.ts'
import { sendSearchMails } from './use-cases/send-search-mails.ts'
import { sendSummaries } from './use-cases/send-summaries.ts'
import { verifyHealthReads } from './use-cases/verify-health-reads.ts'
import { reactivateDue } from './use-cases/reactivate-user.ts'

/** The recurring work of this service. */
export function jobsOf(deps: Deps, { bus, log }: { bus?: Bus; log: Pick<Log, 'info' | 'error'> }): Job[] {
  return [
    { name: 'end suspensions', everySeconds: 300, run: () => reactivateDue(deps) },
    { name: 'purge names', everySeconds: 10, run: () => purgeNames(deps, bus) },
    // At night, whoever asks for a number by day.
    {
      name: 'freeze who is counted',
      everySeconds: 3600,
      run: () => inTransaction(deps.db, async (tx) => void (await freezeCountable(tx, deps.clock.now()))),
    },
    { name: 'figures on work', everySeconds: 3600, run: () => countWork(deps) },
    { name: 'end pauses', everySeconds: 3600, run: () => endPauses(deps) },
    { name: 'daily summaries', everySeconds: 300, run: () => sendSummaries(deps) },
    { name: 'kept searches', everySeconds: 60, run: () => sendSearchMails(deps) },
    { name: 'new missions', everySeconds: 300, run: () => sendDigests(deps) },
    {
      name: 'unused accounts',
      everySeconds: 3600,
      run: async () => {
        const deleted = await askToKeepAccounts(deps)
        if (deleted > 0) log.info({ deleted }, 'accounts deleted that nobody has used for two years')
      },
    },
    {
      name: 'reads of health answers',
      everySeconds: 24 * 3600,
      run: async () => {
        const { broken, newest } = await verifyHealthReads(deps)
        if (broken !== undefined) log.error({ row: broken }, 'reads of health answers were changed')
        // Out of reach of whoever can write to the database: with it, a chain that was made anew is seen.
        if (newest) log.info({ row: newest.id, hash: newest.hash.toString('hex') }, 'newest read of health answers')
      },
    },
    {
      name: 'clean up',
      everySeconds: 3600,
      run: async () => {
        const forgotten = await forgetUnconfirmed(deps)
        if (forgotten > 0) log.info({ forgotten }, 'accounts removed that nobody confirmed')
        const undecided = await forgetUndecided(deps)
        if (undecided > 0) log.info({ undecided }, 'accounts deleted on which nobody decided for six months')
        const reads = await forgetHealthReads(deps)
        if (reads > 0) log.info({ reads }, 'reads of health answers forgotten after a year')
        await usageWeeks.fold(deps.db, deps.clock.now())
        const removed = await removeOutdated(deps.db, deps.clock.now())
        if (Object.keys(removed).length > 0) log.info({ removed }, 'outdated rows removed')
      },
    },
  ]
}
