/** A cached answer that changes show ahead of the server: how it is read and written. */
export interface CachedAnswer<Data> {
  /** Undefined where there is none. */
  read: () => Data | undefined
  /** Does nothing where there is none. */
  write: (data: Data) => void
}

/** What a change does to a cached answer. */
export interface OptimisticChange<Data, Answer> {
  /** What is shown at once. */
  ahead: (data: Data) => Data
  /** Takes in what the server says. */
  confirmed: (data: Data, answer: Answer) => Data
}

/** A cached answer as the server last confirmed it, and the changes under way that are shown on top, oldest first. */
interface Layers<Data> {
  confirmed: Data
  changes: ((data: Data) => Data)[]
  /** What was last written: anything else in its place came from elsewhere, and has its own truth. */
  shown: Data | undefined
}

/**
 * The optimistic changes of one cached answer. A change that fails takes back itself alone, and the answer to an older
 * change leaves the newer ones on the screen. `InOrder` sends them one after the other.
 */
export class Optimistic<Data> {
  #layers: Layers<Data> | undefined

  /**
   * Follows one change from the press to its answer: the `onQueryStarted` of a mutation. Never rejects: the sender hears
   * of a failure.
   * @param answered the answer of the server
   */
  async follow<Answer>(
    cached: CachedAnswer<Data>,
    { ahead, confirmed }: OptimisticChange<Data, Answer>,
    answered: Promise<{ data: Answer }>,
  ): Promise<void> {
    const layers = this.#layersOf(cached.read())
    const own = (data: Data) => ahead(data)
    layers?.changes.push(own)
    if (layers) show(layers, cached)
    const answer = await answered.catch(() => null)
    if (!layers || layers.shown !== cached.read()) return
    layers.changes = layers.changes.filter((change) => change !== own)
    if (answer) layers.confirmed = confirmed(layers.confirmed, answer.data)
    show(layers, cached)
  }

  #layersOf(data: Data | undefined): Layers<Data> | undefined {
    if (data === undefined) return undefined
    if (this.#layers?.shown !== data || this.#layers.changes.length === 0)
      this.#layers = { confirmed: data, changes: [], shown: data }
    return this.#layers
  }
}

function show<Data>(layers: Layers<Data>, cached: CachedAnswer<Data>): void {
  cached.write(layers.changes.reduce((data, change) => change(data), layers.confirmed))
  layers.shown = cached.read()
}
