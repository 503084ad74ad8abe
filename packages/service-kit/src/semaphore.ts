import { Refusal } from './refusal.ts'

/** Every permit and every place in the queue is taken, or the wait was too long: 503 where nobody says otherwise. */
export class SemaphoreFull extends Refusal {
  constructor() {
    super('SERVICE_UNAVAILABLE')
  }
}

interface SemaphoreOptions {
  /** Pieces of work at the same time. */
  permits: number
  /** Pieces of work that may wait for a permit; the next one is refused at once. */
  queue: number
  /** How long one may wait, in ms; without it, as long as it takes. */
  waitMs?: number
}

interface Waiting {
  give: () => void
}

/**
 * A semaphore with a bounded queue. Work of one kind keeps to its permits, so that it cannot take what other work needs
 * (a bulkhead); a short queue takes a burst, and beyond it the answer is no, at once (backpressure).
 */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #queue = new Set<Waiting>()
  #inUse = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /** Permits that are given away. */
  get inUse(): number {
    return this.#inUse
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Whether another piece of work would be refused now. */
  get full(): boolean {
    return this.#inUse >= this.#options.permits && this.#queue.size >= this.#options.queue
  }

  /**
   * Takes a permit, in the order of coming.
   * @param signal ends the wait of work that is over
   * @returns gives the permit back; calling it again does nothing
   * @throws {SemaphoreFull} when there is none and will be none soon; the signal's reason when that comes first
   */
  async acquire(signal?: AbortSignal): Promise<() => void> {
    const free = this.tryAcquire()
    if (free) return free
    if (this.full) throw new SemaphoreFull()
    await this.#wait(signal)
    return this.#releaseOnce()
  }

  /**
   * Takes a permit if there is one: most work need not wait, and makes no promise for it.
   * @returns gives the permit back; calling it again does nothing
   */
  tryAcquire(): (() => void) | undefined {
    if (this.#inUse >= this.#options.permits) return undefined
    this.#inUse += 1
    return this.#releaseOnce()
  }

  /**
   * Works with a permit, and gives it back whatever comes of the work.
   * @throws as `acquire`, and what `work` throws
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const release = await this.acquire(signal)
    try {
      return await work()
    } finally {
      release()
    }
  }

  #wait(signal?: AbortSignal): Promise<void> {
    const { waitMs } = this.#options
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        this.#queue.delete(waiting)
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        settle()
      }
      const waiting = { give: () => leave(resolve) }
      const stop = () => leave(() => reject(signal?.reason))
      const timer =
        waitMs === undefined ? undefined : setTimeout(() => leave(() => reject(new SemaphoreFull())), waitMs)
      signal?.addEventListener('abort', stop)
      this.#queue.add(waiting)
      if (signal?.aborted) stop()
    })
  }

  #releaseOnce(): () => void {
    let held = true
    return () => {
      if (held) this.#release()
      held = false
    }
  }

  /** The permit goes to who has waited longest, without being free in between. */
  #release(): void {
    const [next] = this.#queue
    if (next) next.give()
    else this.#inUse -= 1
  }
}
