import { type Database, inTransaction } from '../database.ts'
import { faultPoint } from '../faults.ts'
import { withTrace } from '../trace.ts'
import { type Effect } from './handler.ts'

export interface Application {
  eventId: string
  traceparent?: string
  effect: Effect
}

/**
 * Does what events ask for, each once: the inbox row and the effect are stored together or not at all.
 * @param consumer the name under which this consumer remembers what it has done
 */
export async function apply(db: Database, consumer: string, events: Application[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ eventId: string }>({
      name: 'inbox-insert',
      text: `insert into inbox (consumer, event_id) select $1, unnest($2::uuid[])
             on conflict do nothing returning event_id as "eventId"`,
      values: [consumer, events.map(({ eventId }) => eventId)],
    })
    const fresh = new Set(rows.map(({ eventId }) => eventId))
    for (const { eventId, traceparent, effect } of events) {
      if (fresh.delete(eventId.toLowerCase())) await withTrace({ requestId: eventId, traceparent }, () => effect(tx))
    }
    faultPoint('consumer.effect')
  })
  faultPoint('consumer.committed')
}
