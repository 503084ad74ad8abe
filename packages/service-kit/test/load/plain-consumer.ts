import { inTransaction } from '../../src/database.ts'
import { answer } from './commands.ts'
import { Heard } from './heard.ts'
import { makeEffects, newest, openWorld } from './world.ts'

/** The neighbour of the consumers: the broker's library and one transaction for up to a hundred messages, no more. */
const { db, bus } = await openWorld()
await makeEffects(db)
const jetstream = await bus.jetstream()
const manager = await bus.manager()
const heard = new Heard()
const perTransaction = 100
let stopped = false

async function read(from: number): Promise<void> {
  const consumer = await jetstream.consumers.get('PLAIN', { opt_start_seq: from })
  const messages = await consumer.consume({ max_messages: 1000, expires: 30_000 })
  const queue: string[] = []
  let wake: () => void = () => undefined
  void (async () => {
    for await (const message of messages) {
      queue.push(message.string())
      wake()
    }
  })()
  while (!stopped) {
    if (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    const facts = queue.splice(0, perTransaction).map((text): string => JSON.parse(text).subject)
    await inTransaction(db, async (tx) => {
      for (const fact of facts) await tx.query(newest(fact, 1))
    })
    for (const fact of facts) heard.note(fact)
  }
}

answer(
  {
    catchUp: async (count) => {
      const begun = performance.now()
      void read(1)
      await heard.all(count)
      return performance.now() - begun
    },
    follow: async () => {
      const { state } = await manager.streams.info('PLAIN')
      void read(state.last_seq + 1)
      return null
    },
    heard: (count) => heard.all(count),
  },
  async () => {
    stopped = true
    await bus.close()
    await db.close()
  },
)
