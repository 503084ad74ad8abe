import { setTimeout as wait } from 'node:timers/promises'
import { pendingFacts, publishAgain } from '../outbox/rows.ts'
import type { Operation } from './operate.ts'
import { type Outcome, UsageError } from './service-operations.ts'

const day = 24 * 60 * 60 * 1000
const patienceMs = 60_000

/** Has the running relay send facts again, in their order. Consumers know what they have done, so no effect comes twice. */
export async function republish({ service, db, flags }: Operation): Promise<Outcome> {
  const queued = await publishAgain(db, selectionOf(flags))
  const begun = Date.now()
  let waiting = (await pendingFacts(db)).count
  while (waiting > 0 && Date.now() - begun < patienceMs) {
    await wait(100)
    waiting = (await pendingFacts(db)).count
  }
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const rest = waiting === 0 ? `all sent after ${seconds} s` : `${waiting} still wait: is the service running?`
  return {
    ok: waiting === 0,
    data: { republished: queued, waiting },
    text: `${service.name}\n  ${queued} facts of ${service.stream} to send again; ${rest}`,
  }
}

function selectionOf({ since, aggregate }: Operation['flags']): { since: Date | null; aggregateId: string | null } {
  if ((since === undefined) === (aggregate === undefined)) {
    throw new UsageError('Say which: republish --since 2026-11-20 or republish --aggregate <id>.')
  }
  if (since === undefined) return { since: null, aggregateId: aggregate ?? null }
  const date = new Date(since)
  if (Number.isNaN(date.getTime()))
    throw new UsageError(`"${since}" is no date: write 2026-11-20 or 2026-11-20T08:00Z.`)
  if (Date.now() - date.getTime() > 30 * day) {
    throw new UsageError(
      'Facts older than 30 days are not sent again: consumers may have forgotten that they know them. Rebuild the read model instead.',
    )
  }
  return { since: date, aggregateId: null }
}
