import { measure } from './measure.ts'

/** A call of ours and what it is compared with. */
export interface Compared {
  name: string
  ours: () => Promise<unknown>
  neighbour: () => Promise<unknown>
}

/** Prints a row for each call: its p50 and p99, those of its neighbour, and how many times as long ours takes. */
export async function printCompared(title: string, calls: readonly Compared[], requests: number): Promise<void> {
  console.log(`\n${title}, ${requests} requests of each call, one after the other\n`)
  console.log('| call | p50 ms | p99 ms | raw p50 | raw p99 | p50 of ours / raw |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const { name, ours, neighbour } of calls) {
    const [mine, theirs] = await measure([ours, neighbour], requests)
    if (!mine || !theirs) continue
    const figures = [mine.p50, mine.p99, theirs.p50, theirs.p99].map((ms) => ms.toFixed(1))
    console.log(`| ${name} | ${figures.join(' | ')} | ${(mine.p50 / theirs.p50).toFixed(1)}× |`)
  }
}

/** Asks and reads to the end. @throws Error with the answer when it is not a success */
export async function ask(url: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${Buffer.from(body).toString('utf8', 0, 300)}`)
}
