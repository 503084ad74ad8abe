import { type Database, inTransaction, type Tx } from '../database.ts'
import { faultPoint } from '../faults.ts'
import { withTrace } from '../trace.ts'
import type { Watchdog } from '../watchdog.ts'
import { type EventOrigin, traceOfEvent } from './event-trace.ts'
import type { Effect } from './handler.ts'

export interface Application extends EventOrigin {
  effect: Effect
}

/**
 * Does what events ask for, each once: the inbox row and the effect are stored together or not at all.
 * @param consumer the name under which this consumer remembers what it has done
 * @param watchdog gives up on effects that hang; they are rolled back
 * @returns those that had their effect now; the others have had it before
 */
export async function apply<Event extends Application>(
  db: Database,
  consumer: string,
  events: Event[],
  watchdog: Watchdog,
): Promise<Event[]> {
  const applied = await inTransaction(db, async (tx) => {
    const first = await watchdog.watch(applyIn(tx, consumer, events))
    faultPoint('consumer.effect')
    return first
  })
  faultPoint('consumer.committed')
  return applied
}

async function applyIn<Event extends Application>(tx: Tx, consumer: string, events: Event[]): Promise<Event[]> {
  const { rows } = await tx.query<{ eventId: string }>({
    name: 'inbox-insert',
    text: `insert into inbox (consumer, event_id) select $1, unnest($2::uuid[])
           on conflict do nothing returning event_id as "eventId"`,
    values: [consumer, events.map(({ eventId }) => eventId)],
  })
  const fresh = new Set(rows.map(({ eventId }) => eventId))
  const first = events.filter(({ eventId }) => fresh.delete(eventId.toLowerCase()))
  for (const event of first) await withTrace(traceOfEvent(consumer, event), () => event.effect(tx))
  return first
}
