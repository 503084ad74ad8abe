import { readPlaces } from '../inbox/places.ts'
import { countLetters } from '../inbox/dead-letters.ts'
import { pendingFacts } from '../outbox/rows.ts'
import { lagOf, type StreamFigures, streamFigures } from './broker-figures.ts'
import { readLoops } from './loops.ts'
import type { Operation } from './operate.ts'
import type { Outcome } from './service-operations.ts'
import { table } from './table.ts'

/** A fact that waits longer than this has a reason that a person should know, in seconds. */
const longWaitSeconds = 60

/** What waits in the outbox, what the broker holds, how far each consumer is, what is parked, how the loops are. */
export async function status(operation: Operation): Promise<Outcome> {
  const { service, settings, db, bus } = operation
  const outbox = await pendingFacts(db)
  const { deleted: _deleted, ...stream } = await streamFigures(bus, service.stream)
  const consumers = await consumerFigures(operation)
  const loops = await readLoops(readinessOf(settings))
  const ok =
    outbox.ageSeconds < longWaitSeconds &&
    stream.there &&
    consumers.every((consumer) => consumer.there && consumer.parked === 0) &&
    loops.length > 0 &&
    loops.every(({ healthy }) => healthy)
  const age = Math.round(outbox.ageSeconds)
  const consumerRows = consumers.map(({ name, stream: from, there, lag, retrying, parked }) => [
    there ? name : `${name} (has read nothing yet)`,
    from,
    lag,
    retrying,
    parked,
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
    table(['consumer', 'of', 'lag', 'retrying', 'parked'], consumerRows, 'no consumers'),
    table(['loop', 'state', 'restarts', 'last error'], loopRows, 'the service does not answer'),
  ]
  return { ok, data: { outbox, stream, consumers, loops }, text: text.join('\n') }
}

/** Where the running service says how it is: its certificate names this machine, and no "everywhere". */
function readinessOf({ HOST, PORT, TLS_FILE }: Operation['settings']): string {
  return TLS_FILE === '' ? `http://${HOST}:${PORT}/readyz` : `https://127.0.0.1:${PORT}/readyz`
}

/** How far each consumer is in the stream that there is now, and what it could not handle. */
async function consumerFigures({ service, db, bus }: Operation) {
  const names = service.consumers.map(({ name }) => name)
  const places = new Map((await readPlaces(db, names)).map((place) => [place.consumer, place]))
  const letters = await countLetters(db)
  const streams = new Map<string, StreamFigures>()
  for (const { stream } of service.consumers) {
    if (!streams.has(stream)) streams.set(stream, await streamFigures(bus, stream))
  }
  return service.consumers.map(({ name, stream }) => {
    const figures = streams.get(stream)
    const place = places.get(name)
    const there = figures !== undefined && place?.streamCreated === figures.created
    const { retrying = 0, parked = 0 } = letters.get(name) ?? {}
    return { name, stream, there, lag: there && place ? lagOf(figures, place) : 0, retrying, parked }
  })
}
