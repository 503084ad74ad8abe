import { countDeadLetters } from '../inbox/count-dead-letters.ts'
import { pendingFacts } from '../outbox/rows.ts'
import { consumerFigures, streamFigures } from './broker-figures.ts'
import { readLoops } from './loops.ts'
import type { Operation } from './operate.ts'
import type { Outcome } from './service-operations.ts'
import { table } from './table.ts'

/** A fact that waits longer than this has a reason that a person should know, in seconds. */
const longWaitSeconds = 60

/** What waits in the outbox, what the broker holds, how far each consumer is, what is parked, how the loops are. */
export async function status({ service, settings, db, bus }: Operation): Promise<Outcome> {
  const outbox = await pendingFacts(db)
  const parked = new Map(await countDeadLetters(db))
  const stream = await streamFigures(bus, service.stream)
  const consumers = await Promise.all(
    service.consumers.map(async ({ name, stream: from }) => ({
      name,
      stream: from,
      ...(await consumerFigures(bus, from, name)),
      parked: parked.get(name) ?? 0,
    })),
  )
  const loops = await readLoops(`http://${settings.HOST}:${settings.PORT}/readyz`)
  const ok =
    outbox.ageSeconds < longWaitSeconds &&
    stream.there &&
    consumers.every((consumer) => consumer.there && consumer.parked === 0) &&
    loops.length > 0 &&
    loops.every(({ healthy }) => healthy)
  const age = Math.round(outbox.ageSeconds)
  const consumerRows = consumers.map(({ name, stream: from, there, lag, unsettled, redelivered, parked: count }) => [
    there ? name : `${name} (not on the broker)`,
    from,
    lag,
    unsettled,
    redelivered,
    count,
  ])
  const loopRows = loops.map(({ name, healthy, restarts, lastError }) => [
    name,
    healthy ? 'well' : 'waits',
    restarts,
    lastError,
  ])
  const text = [
    `${service.name}: ${ok ? 'well' : 'needs a look'}`,
    `  outbox: ${outbox.count} wait${outbox.count > 0 ? `, the oldest for ${age} s` : ''}`,
    stream.there
      ? `  stream ${service.stream}: ${stream.messages} messages, ${stream.firstSequence} to ${stream.lastSequence}`
      : `  stream ${service.stream}: not there`,
    table(['consumer', 'of', 'lag', 'unsettled', 'redelivered', 'parked'], consumerRows, 'no consumers'),
    table(['loop', 'state', 'restarts', 'last error'], loopRows, 'the service does not answer'),
  ]
  return { ok, data: { outbox, stream, consumers, loops }, text: text.join('\n') }
}
