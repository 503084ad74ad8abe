import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@ensemble/contracts/events'
import { inTransaction } from '../../src/database.ts'
import { type Relay, startRelay } from '../../src/outbox/relay.ts'
import { answer, type Moment, now } from './commands.ts'
import { steadily } from './steadily.ts'
import { dropStream, openWorld, record, silent } from './world.ts'

/** A service that stores facts, and its relay. */
const { db, databaseUrl, bus } = await openWorld()
await dropStream(bus, streams.missions)
const factsPerTransaction = 100
let relay: Relay | undefined

function startSending(): void {
  relay ??= startRelay({ db, databaseUrl, bus, stream: streams.missions, log: silent })
}

async function sent(): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query({ text: 'select 1 from outbox where published_at is null limit 1' })
    if (rowCount === 0) return
    await wait(5)
  }
}

answer(
  {
    fill: async (facts) => {
      for (let stored = 0; stored < facts; stored += factsPerTransaction) {
        await inTransaction(db, async (tx) => {
          // Each mission is told of twice: the order of an aggregate has to be kept.
          for (let n = 0; n < factsPerTransaction; n += 2) {
            const fact = randomUUID()
            await record(tx, fact, 1)
            await record(tx, fact, 2)
          }
        })
      }
      return null
    },
    drain: async () => {
      const begun = performance.now()
      startSending()
      await sent()
      return performance.now() - begun
    },
    load: async ({ perSecond, seconds }) => {
      startSending()
      const moments: Moment[] = []
      await steadily(perSecond, seconds, async () => {
        const fact = randomUUID()
        await inTransaction(db, (tx) => record(tx, fact))
        moments.push([fact, now()])
      })
      return moments
    },
  },
  async () => {
    await relay?.stop()
    await bus.close()
    await db.close()
  },
)
