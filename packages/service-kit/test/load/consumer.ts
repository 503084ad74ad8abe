import { streams } from '@ensemble/contracts/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { handler } from '../../src/inbox/consume.ts'
import { startConsumers } from '../../src/inbox/start-consumers.ts'
import type { Loop } from '../../src/loop.ts'
import { answer } from './commands.ts'
import { Heard } from './heard.ts'
import { makeEffects, newest, openWorld, silent } from './world.ts'

/** A service that follows the facts of another, as the services do. */
const { db, bus } = await openWorld()
await makeEffects(db)
const heard = new Heard()
/** The fact of each event whose effect is not committed yet. */
const facts = new Map<string, string>()
let loops: Loop[] = []

const effect = handler(missionEvents.participantRegistered, async (tx, { id, subject, aggregateversion }) => {
  facts.set(id, subject)
  tx.write(newest(subject, aggregateversion))
})

/** The kit writes this line once the effect is committed. */
function onLine(_level: string, fields: string): void {
  const id = /"eventId":"([^"]+)"/.exec(fields)?.[1] ?? ''
  heard.note(facts.get(id) ?? '')
  facts.delete(id)
}

function start(): void {
  const definition = { name: 'svc-bench--effects', stream: streams.missions, filter: 'missions.participant.>' }
  loops = startConsumers([{ ...definition, handlers: [effect] }], { db, bus, log: { ...silent, own: onLine } })
}

answer(
  {
    catchUp: async (count) => {
      const begun = performance.now()
      start()
      await heard.all(count)
      return performance.now() - begun
    },
    follow: async () => {
      start()
      return null
    },
    heard: (count) => heard.all(count),
  },
  async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
    await bus.close()
    await db.close()
  },
)
