/** Slices of the window: what is older than the span goes a slice at a time. */
const slices = 10

interface Slice {
  number: number
  calls: number
  failures: number
}

/** How many calls there were lately and how many of them failed, in constant memory. */
export class CallWindow {
  readonly #sliceMs: number
  readonly #now: () => number
  #slices: Slice[] = []

  /**
   * @param spanMs how far back it looks
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(spanMs: number, now: () => number) {
    this.#sliceMs = spanMs / slices
    this.#now = now
  }

  add(failed: boolean): void {
    const current = this.#current()
    current.calls += 1
    if (failed) current.failures += 1
  }

  counts(): { calls: number; failures: number } {
    this.#current()
    return this.#slices.reduce(
      (sum, { calls, failures }) => ({ calls: sum.calls + calls, failures: sum.failures + failures }),
      { calls: 0, failures: 0 },
    )
  }

  clear(): void {
    this.#slices = []
  }

  #current(): Slice {
    const number = Math.floor(this.#now() / this.#sliceMs)
    const last = this.#slices.at(-1)
    if (last?.number === number) return last
    const fresh = { number, calls: 0, failures: 0 }
    this.#slices = [...this.#slices.filter((slice) => slice.number > number - slices), fresh]
    return fresh
  }
}
