import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../src/database.ts'
import { answer, type Moment, now } from './commands.ts'
import { steadily } from './steadily.ts'
import { dropStream, openWorld } from './world.ts'

/** The neighbour of the outbox: the broker's library alone, each fact sent by whoever has just stored it. */
const { db, bus } = await openWorld()
await dropStream(bus, 'PLAIN')
await db.query({ text: 'create table if not exists stored (fact text primary key, body text not null)' })
const jetstream = await bus.jetstream()
const manager = await bus.manager()
await manager.streams.add({ name: 'PLAIN', subjects: ['plain.>'] })
/** Publishes that wait for their acknowledgement. */
const inFlight = 200
let waiting: Uint8Array[] = []

/** As long as a registration on the wire. */
function bodyOf(fact: string): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ id: randomUUID(), subject: fact, padding: 'x'.repeat(420) }))
}

async function publish(body: Uint8Array): Promise<void> {
  await jetstream.publish('plain.fact', body, { msgID: randomUUID(), timeout: 5000 })
}

answer(
  {
    fill: async (count) => {
      waiting = Array.from({ length: count }, () => bodyOf(randomUUID()))
      return null
    },
    drain: async () => {
      const begun = performance.now()
      const rest = waiting.values()
      const publishAll = async () => {
        for (const body of rest) await publish(body)
      }
      await Promise.all(Array.from({ length: inFlight }, publishAll))
      return performance.now() - begun
    },
    load: async ({ perSecond, seconds }) => {
      const moments: Moment[] = []
      await steadily(perSecond, seconds, async () => {
        const fact = randomUUID()
        const body = bodyOf(fact)
        await inTransaction(db, (tx) =>
          tx.query({ text: 'insert into stored values ($1, $2)', values: [fact, String(body.length)] }),
        )
        moments.push([fact, now()])
        await publish(body)
      })
      return moments
    },
  },
  async () => {
    await bus.close()
    await db.close()
  },
)
