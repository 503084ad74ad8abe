/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed. */
export type Random = () => number

/** Mulberry32: small, and good enough to spread moments. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed of a campaign: FAULT_SEED repeats an earlier one. */
export function campaignSeed(): number {
  return Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000)
}

/** The same things in another order. */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
