/**
 * Remembers what work gave: work under way is shared, a result is kept, a failure only for a moment. A second caller
 * within that moment is answered at once instead of waiting for the same failure again.
 * @param failuresForMs how long a failure is remembered, in ms; 0 for not at all
 */
export class Memory<Value> {
  readonly #known = new Map<string, Promise<Value>>()
  readonly #given = new Map<string, Value>()
  readonly #failuresForMs: number

  constructor(failuresForMs: number) {
    this.#failuresForMs = failuresForMs
  }

  recall(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key)
    if (known) return known
    const begun = work()
    this.#known.set(key, begun)
    const forget = () => {
      if (this.#known.get(key) === begun) this.#known.delete(key)
    }
    const keep = (value: Value) => {
      if (this.#known.get(key) === begun) this.#given.set(key, value)
    }
    begun.then(keep, () => (this.#failuresForMs > 0 ? setTimeout(forget, this.#failuresForMs) : forget()))
    return begun
  }

  /** What is there by now. */
  peek(key: string): Value | undefined {
    return this.#given.get(key)
  }

  put(key: string, value: Value): void {
    this.#known.set(key, Promise.resolve(value))
    this.#given.set(key, value)
  }

  forget(): void {
    this.#known.clear()
    this.#given.clear()
  }
}
