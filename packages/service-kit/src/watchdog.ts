/** Work that gave no sign of life for too long. */
export class Stalled extends Error {
  override readonly name = 'Stalled'
}

/**
 * Watches one piece of work after another. Work that stalls is left behind: whoever watches goes on without it, and what
 * it may still do later must be harmless (the inbox and the ids of events make it so).
 */
export class Watchdog {
  readonly #limitMs: number
  #seenAt = 0

  /** @param limitMs how long work may give no sign of life, in ms; Infinity for ever */
  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** A sign of life: the limit counts from now. */
  alive(): void {
    this.#seenAt = Date.now()
  }

  /** @throws {Stalled}, and whatever the work throws */
  async watch<Result>(work: Promise<Result>): Promise<Result> {
    this.alive()
    if (this.#limitMs === Infinity) return work
    let timer: NodeJS.Timeout | undefined
    const stalled = new Promise<never>((_resolve, reject) => {
      const look = () => {
        if (Date.now() - this.#seenAt > this.#limitMs) reject(new Stalled(`no sign of life for ${this.#limitMs} ms`))
      }
      timer = setInterval(look, Math.min(1000, this.#limitMs / 4))
    })
    try {
      return await Promise.race([work, stalled])
    } finally {
      clearInterval(timer)
    }
  }
}
