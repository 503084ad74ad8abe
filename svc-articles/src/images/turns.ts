import { refuse } from '@ensemble/service-kit/refusal'

/** Lets a few do something heavy at the same time and some wait; whoever comes then is sent away at once. */
export class Turns {
  readonly #places: number
  readonly #seats: number
  readonly #waiting: (() => void)[] = []
  #taken = 0

  /**
   * @param places how many at the same time
   * @param seats how many may wait
   */
  constructor(places: number, seats: number) {
    this.#places = places
    this.#seats = seats
  }

  /** @throws Refusal SERVICE_UNAVAILABLE when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken < this.#places) this.#taken += 1
    else if (this.#waiting.length >= this.#seats) refuse('SERVICE_UNAVAILABLE')
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to who has waited longest, without being free in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#taken -= 1
    }
  }
}
