import { settings } from '../settings.ts'
import { percentile } from './figures.ts'
import { openWire } from './wire.ts'
import { type Moment, startWorker, type Worker } from './worker.ts'

/** What is measured: the kit, or the broker's library alone. */
export type Side = 'ours' | 'plain'

interface Pair {
  producer: Worker
  consumer: Worker
}

async function withPair<Result>(side: Side, natsUrl: string, work: (pair: Pair) => Promise<Result>): Promise<Result> {
  const prefix = side === 'plain' ? 'plain-' : ''
  const producer = await startWorker(`${prefix}producer`, natsUrl)
  const consumer = await startWorker(`${prefix}consumer`, natsUrl)
  try {
    return await work({ producer, consumer })
  } finally {
    await Promise.all([producer.stop(), consumer.stop()])
  }
}

export interface Rates {
  /** Facts a second that are sent from a full outbox, and what one costs that process, in microseconds. */
  sent: number
  sentProcessor: number
  /** Facts a second that have their effect from a full stream, and what one costs that process, in microseconds. */
  effects: number
  effectProcessor: number
}

export function ratesOf(side: Side): Promise<Rates> {
  const { eventFacts: facts, natsUrl } = settings
  return withPair(side, natsUrl, async ({ producer, consumer }) => {
    await producer.ask('fill', facts)
    const drained = await producer.ask<number>('drain', null)
    const caughtUp = await consumer.ask<number>('catchUp', facts)
    return {
      sent: (facts / drained.answer) * 1000,
      sentProcessor: drained.processor / facts,
      effects: (facts / caughtUp.answer) * 1000,
      effectProcessor: caughtUp.processor / facts,
    }
  })
}

/** Connections and prepared statements are made before anything is measured. */
async function warmUp({ producer, consumer }: Pair): Promise<void> {
  await consumer.ask('follow', null)
  const { answer: facts } = await producer.ask<Moment[]>('load', { perSecond: 100, seconds: 2 })
  await consumer.ask('heard', facts.length)
}

export interface Latencies {
  p50: number
  p99: number
}

/** From the commit of a fact to the commit of its effect, in ms. */
export function latenciesOf(side: Side, perSecond: number): Promise<Latencies> {
  const { eventSeconds: seconds, natsUrl } = settings
  return withPair(side, natsUrl, async (pair) => {
    await warmUp(pair)
    const { answer: committed } = await pair.producer.ask<Moment[]>('load', { perSecond, seconds })
    const { answer: effects } = await pair.consumer.ask<Moment[]>('heard', committed.length)
    const at = new Map(effects)
    const delays = committed.map(([fact, time]) => ((at.get(fact) ?? Infinity) - time) / 1e6)
    return { p50: percentile(delays, 50), p99: percentile(delays, 99) }
  })
}

/** How long after the broker is back everything that was stored meanwhile has had its effect, in seconds. */
export async function catchUpSeconds(perSecond: number): Promise<number> {
  const { awaySeconds: seconds, natsUrl } = settings
  const wire = await openWire(natsUrl)
  try {
    return await withPair('ours', wire.url, async (pair) => {
      await warmUp(pair)
      wire.cut()
      const { answer: facts } = await pair.producer.ask<Moment[]>('load', { perSecond, seconds })
      wire.mend()
      const back = performance.now()
      await pair.consumer.ask('heard', facts.length)
      return (performance.now() - back) / 1000
    })
  } finally {
    wire.close()
  }
}
