/** Where the primary stood at a moment. */
interface Mark {
  at: number
  position: bigint
}

/** A place in PostgreSQL's log (`16/B374D848`) as one number, so that two can be compared. */
export function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Tells how old what a standby holds may be: it has everything that the primary had at the newest place that it has
 * passed. Two clocks are never compared, and a standby that hears of nothing any more grows older, as it should.
 */
export class Marks {
  readonly #keptMs: number
  #marks: Mark[] = []

  /** @param keptMs what is older tells nobody anything */
  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  /** @param at before the primary was asked, in ms */
  add(at: number, lsn: string): void {
    this.#marks = [...this.#marks.filter((mark) => mark.at > at - this.#keptMs), { at, position: positionOf(lsn) }]
  }

  /** @returns ms; Infinity for what has passed none of the places */
  ageOf(lsn: string, now: number): number {
    const reached = positionOf(lsn)
    const newest = this.#marks.findLast(({ position }) => position <= reached)
    return newest ? now - newest.at : Infinity
  }
}
