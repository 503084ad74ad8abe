export interface Measured {
  p50: number
  p99: number
}

/**
 * Times calls that take turns, so that what the machine does besides weighs on all of them alike.
 * @param calls each answers once per turn
 * @returns milliseconds of each, in their order
 */
export async function measure(calls: readonly (() => Promise<unknown>)[], turns: number): Promise<Measured[]> {
  const times = calls.map((): number[] => [])
  for (let turn = -10; turn < turns; turn++) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now()
      await call()
      // The first turns warm up.
      if (turn >= 0) times[index]?.push(performance.now() - started)
    }
  }
  return times.map((list) => {
    const sorted = [...list].sort((one, other) => one - other)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return { p50: at(0.5), p99: at(0.99) }
  })
}
