/** Every place and every seat in the queue is taken, or the wait was too long. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace'
}

export interface PlacesSettings {
  /** Calls at the same time. */
  places: number
  /** Calls that may wait for a place. */
  seats: number
  /** How long one may wait, in ms. */
  waitMs: number
}

interface Waiting {
  give: () => void
}

/**
 * The places that one kind of calls has at one service: what is slow fills its own places and nobody else's.
 * A short queue takes a burst; beyond it the answer is no, at once.
 */
export class Places {
  readonly #settings: PlacesSettings
  readonly #queue = new Set<Waiting>()
  #taken = 0

  constructor(settings: PlacesSettings) {
    this.#settings = settings
  }

  get taken(): number {
    return this.#taken
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Whether another call would be refused now. */
  get full(): boolean {
    return this.#taken >= this.#settings.places && this.#queue.size >= this.#settings.seats
  }

  /**
   * Takes a place, in the order of coming.
   * @param signal ends the wait of a call that is over
   * @returns gives the place back; calling it again does nothing
   * @throws {NoPlace} when there is none and will be none soon; the signal's reason when that comes first
   */
  async take(signal: AbortSignal): Promise<() => void> {
    if (this.#taken < this.#settings.places) this.#taken += 1
    else if (this.full) throw new NoPlace('queue is full')
    else await this.#wait(signal)
    let held = true
    return () => {
      if (held) this.#giveBack()
      held = false
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (cause: unknown) => {
        this.#queue.delete(waiting)
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        if (cause === undefined) resolve()
        else reject(cause)
      }
      const waiting = { give: () => leave(undefined) }
      const stop = () => leave(signal.reason)
      const timer = setTimeout(() => leave(new NoPlace('waited too long')), this.#settings.waitMs)
      signal.addEventListener('abort', stop)
      this.#queue.add(waiting)
      if (signal.aborted) stop()
    })
  }

  /** The place goes to who has waited longest, without being free in between. */
  #giveBack(): void {
    const [next] = this.#queue
    if (next) next.give()
    else this.#taken -= 1
  }
}
