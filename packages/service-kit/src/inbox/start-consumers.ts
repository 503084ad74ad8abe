import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import type { Loop, LoopStatus } from '../loop.ts'
import { Watchdog } from '../watchdog.ts'
import type { ConsumerDefinition } from './consume.ts'
import { usualRests } from './failures.ts'
import { Retries } from './retries.ts'
import { StreamConsumers } from './stream-consumers.ts'

export interface ConsumerParts {
  db: Database
  bus: Bus
  log: Pick<Log, 'own' | 'warn' | 'error'>
  limits?: {
    /** How often the broker is asked how far a reader is, in ms. */
    checkMs?: number
    /** How long a handler may take before it is left behind, in ms. */
    handleMs?: number
    /** How long an event rests after its first, second, … failure, in ms; the last counts for all that follow. */
    rests?: readonly number[]
  }
}

/** From so many events on that wait for another try or for a person, a consumer is not well: it is no single one. */
const manyFailed = 100

/**
 * Starts the consumers of a service: each event of another service has its effect once, whatever dies. Each stream is
 * read once for all of its consumers; stopping one of them stops those that share its stream.
 * @returns the consumers, and the loop that tries again what failed
 */
export function startConsumers(definitions: readonly ConsumerDefinition[], parts: ConsumerParts): Loop[] {
  const { checkMs, handleMs = 60_000, rests = usualRests } = parts.limits ?? {}
  const service = definitions[0]?.name.split('--')[0] ?? ''
  // Longer than a handler, for a database that swallows everything.
  const common = () => ({ ...parts, checkMs, rests, watchdog: new Watchdog(handleMs), stallMs: handleMs + 20_000 })
  const retries = new Retries({ ...common(), name: `${service} retries`, consumers: definitions })
  const onKept = () => retries.wake()
  const streams = new Set(definitions.map(({ stream }) => stream))
  const consumers = [...streams].flatMap((stream) => {
    const own = definitions.filter((definition) => definition.stream === stream)
    const reading = new StreamConsumers({ ...common(), name: `${service} ${stream}`, stream, consumers: own, onKept })
    return own.map(({ name }): Loop => {
      const status = () => consumerStatus(reading.status(), retries.of(name))
      return { name, status, stop: () => reading.stop() }
    })
  })
  return [...consumers, retries]
}

function consumerStatus(reading: LoopStatus, { error, ...own }: ReturnType<Retries['of']>): LoopStatus {
  const status = { ...reading, ...own }
  if (own.retrying + own.parked < manyFailed) return status
  const lastError = status.lastError ?? `${waiting(own)}: ${error}`
  return { ...status, healthy: false, lastError }
}

function waiting({ retrying, parked }: Pick<ReturnType<Retries['of']>, 'retrying' | 'parked'>): string {
  if (parked === 0) return `${retrying} events wait for another try`
  return retrying === 0
    ? `${parked} events are parked`
    : `${retrying} events wait for another try, ${parked} are parked`
}
