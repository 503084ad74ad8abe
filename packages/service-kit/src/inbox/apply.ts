import { type Database, inTransaction, type Tx } from '../database.ts'
import { faultPoint } from '../faults.ts'
import type { Log } from '../log.ts'
import { messageOf } from '../loop.ts'
import { fieldsOf, type Trace, withTrace } from '../trace.ts'
import type { Watchdog } from '../watchdog.ts'
import type { Delivery } from './decode.ts'
import { HandlerFailed } from './failures.ts'

export interface ApplyOptions {
  db: Database
  log: Pick<Log, 'own'>
  /** Gives up on effects that hang; they are rolled back. */
  watchdog: Watchdog
}

/**
 * Does what events ask for, each once: what `claim` writes and the effects are stored together or not at all.
 * @param claim takes the events on in the same transaction, and answers those that had no effect yet
 * @throws {HandlerFailed} with what the handler threw as its cause; what `claim` and the database throw
 */
export async function apply(
  { db, log, watchdog }: ApplyOptions,
  claim: (tx: Tx) => Promise<readonly Delivery[]>,
): Promise<void> {
  const done = await inTransaction(db, async (tx) => {
    const deliveries = await claim(tx)
    if (deliveries.length > 0) {
      await watchdog.watch(affect(tx, deliveries, watchdog)).catch((cause: unknown) => {
        throw new HandlerFailed(messageOf(cause), { cause })
      })
    }
    return deliveries
  })
  if (done.length > 0) faultPoint('consumer.committed')
  for (const { trace, quiet } of done) log.own(quiet ? 'debug' : 'info', lineOf(trace))
}

/** Every field is checked or ours: ids have been read as such, and names are those of our code. */
function lineOf(trace: Trace): string {
  return `${JSON.stringify(fieldsOf(trace)).slice(1, -1)},"msg":"event handled"`
}

async function affect(tx: Tx, deliveries: readonly Delivery[], watchdog: Watchdog): Promise<void> {
  for (const delivery of deliveries) {
    await withTrace(delivery.trace, () => delivery.effect(tx))
    watchdog.alive()
  }
  // A write that fails is a fault of its effect, and not of the database.
  await tx.written()
  faultPoint('consumer.effect')
}
