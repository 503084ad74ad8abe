/** Something that has its time, and looks at the clock now and then. */
export interface Timed {
  /** @param now milliseconds of `performance.now()` */
  look(now: number): void
}

/** How late somebody may learn that the time is over, in ms: deadlines are seconds. */
const tickMs = 25

/** One timer for all calls under way, instead of some for each; it rests while there are none. */
export class SharedClock {
  readonly #watched = new Set<Timed>()
  #timer: NodeJS.Timeout | undefined

  add(timed: Timed): void {
    this.#watched.add(timed)
    this.#timer ??= setInterval(() => this.#tick(), tickMs).unref()
  }

  delete(timed: Timed): void {
    this.#watched.delete(timed)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #tick(): void {
    if (this.#watched.size === 0) return this.stop()
    const now = performance.now()
    for (const timed of this.#watched) timed.look(now)
  }
}
