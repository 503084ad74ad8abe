import { Client } from 'undici'
import { percentile } from '../events/figures.ts'
import type { Program } from './programs.ts'
import { processorTime } from './processor.ts'

export interface Round {
  /** Processor time of the program for one request, in µs. */
  processor: number
  /** Requests a second. */
  rate: number
  /** Until half of the answers were whole, in ms. */
  p50: number
}

/** Asks a program for as long as a round lasts, each caller one request after the other over one connection. */
export async function askFor(
  { origin, pids }: Program,
  { callers, path, tokens, seconds }: { callers: number; path: string; tokens: readonly string[]; seconds: number },
): Promise<Round> {
  const times: number[] = []
  const clients = Array.from({ length: callers }, () => new Client(origin))
  const heads = tokens.map((token) => ({ authorization: `Bearer ${token}`, accept: 'application/json' }))
  let asked = 0
  const before = processorTime(pids)
  const began = performance.now()
  const ends = began + seconds * 1_000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < ends) {
        const since = performance.now()
        const headers = heads[asked++ % heads.length]
        const { statusCode, body } = await client.request({ method: 'GET', path, headers })
        if (statusCode !== 200) throw new Error(`${origin}${path}: ${statusCode} ${await body.text()}`)
        await body.dump()
        times.push(performance.now() - since)
      }
    }),
  )
  const took = performance.now() - began
  const processor = (processorTime(pids) - before) / times.length
  await Promise.all(clients.map((client) => client.close()))
  return { processor, rate: (times.length / took) * 1_000, p50: percentile(times, 50) }
}
