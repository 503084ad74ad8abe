/** Callers that are counted at the same time; beyond, whose window ends first is forgotten. */
const mostCallers = 10_000

interface Window {
  count: number
  endsAt: number
}

/** Counts calls of each caller from the first one on, for as long as a window lasts, and no longer. */
export class FixedWindow {
  readonly #max: number
  readonly #windowMs: number
  readonly #now: () => number
  /** In the order in which they end. */
  readonly #windows = new Map<string, Window>()

  /**
   * @param max calls of one caller in one window
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(max: number, windowMs: number, now: () => number = () => performance.now()) {
    this.#max = max
    this.#windowMs = windowMs
    this.#now = now
  }

  /**
   * Counts one call.
   * @returns whole seconds until this caller may call again, or 0 where the call may go on
   */
  count(caller: string): number {
    const now = this.#now()
    const current = this.#current(caller, now)
    current.count += 1
    return current.count > this.#max ? Math.max(1, Math.ceil((current.endsAt - now) / 1_000)) : 0
  }

  /** Adds calls that were counted elsewhere. */
  add(caller: string, calls: number): void {
    this.#current(caller, this.#now()).count += calls
  }

  /** The window of a caller, begun where none lasts. */
  #current(caller: string, now: number): Window {
    const known = this.#windows.get(caller)
    if (known && known.endsAt > now) return known
    this.#windows.delete(caller)
    for (const [other, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < mostCallers) break
      this.#windows.delete(other)
    }
    const begun = { count: 0, endsAt: now + this.#windowMs }
    this.#windows.set(caller, begun)
    return begun
  }
}
