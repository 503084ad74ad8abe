/** How long the other jobs of a look wait for one, in ms. */
const usualPatienceMs = 5000

/** The runs of one process that have begun and not ended: one that takes long holds up none of the others. */
export class RunsUnderWay {
  readonly #patienceMs: number
  readonly #runs = new Map<string, Promise<void>>()

  /** @param patienceMs how long one is waited for before the next job has its turn, in ms */
  constructor(patienceMs = usualPatienceMs) {
    this.#patienceMs = patienceMs
  }

  /** Whether the job of this name is under way here. */
  has(name: string): boolean {
    return this.#runs.has(name)
  }

  /** Waits for a run, but not for ever. @throws what the run throws while somebody waits for it */
  async follow(name: string, run: Promise<void>): Promise<void> {
    const ended = run.finally(() => this.#runs.delete(name))
    // How it failed is noted; where the database is away, the next look says so.
    this.#runs.set(name, ended.catch(ignore))
    await atMost(this.#patienceMs, ended)
  }

  /** Waits until all have ended. @param limitMs not longer than this, in ms */
  async settle(limitMs: number): Promise<void> {
    await atMost(limitMs, Promise.all(this.#runs.values()))
  }
}

async function atMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, limitMs)))
  try {
    await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

function ignore(): void {}
