import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Rounds that count; what is built once and kept is there before them. */
const rounds = 8
const roundsBefore = 2

/**
 * How many bytes of each call stay on the heap for good: what is left in the first half of the rounds, beside what is
 * left in the second. Of each half the smallest heap counts, so that work which happened to be under way does not.
 * From round to round it differs by half a megabyte: fewer bytes than that, shared by four rounds, say nothing.
 * @param call one call, and nothing of its own that it keeps
 * @param calls of one round, one after the other
 */
export async function heapGrowth(call: (number: number) => Promise<unknown>, calls: number): Promise<number> {
  const left: number[] = []
  for (let round = -roundsBefore; round < rounds; round += 1) {
    for (let number = 0; number < calls; number += 1) await call(number)
    collectGarbage()
    if (round >= 0) left.push(process.memoryUsage().heapUsed)
  }
  const half = rounds / 2
  return (Math.min(...left.slice(half)) - Math.min(...left.slice(0, half))) / (half * calls)
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
