import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { keepRunning, type Round, type RunningLoop } from '@ensemble/service-kit/loop'
import { refuse } from '@ensemble/service-kit/refusal'
import { answered } from './answered.ts'
import { openBucket, type Bucket } from './buckets.ts'
import { readValuesCopy, writeValuesCopy } from './values-copy.ts'

export interface SharedValuesOptions {
  bus: Bus
  log: Pick<Log, 'warn' | 'error'>
  /** Of the bucket. */
  name: string
  /** Where the copy lies that this gateway starts with while the broker is away. */
  folder: string
  /** Whether what is known is newer than what the bucket holds: a broker may have been emptied, or brought back. */
  isNewer: (key: string, known: string, held: string) => boolean
}

type Listener = (key: string, text: string) => void

/** Times that a change is tried again after another came first. */
const attempts = 8

/** Pause before a watch that has ended is begun again, in ms. */
const pauseMs = 250

/** How often a gateway looks whether the bucket that it follows is still the one it knows, in ms. */
const lookMs = 5000

/**
 * Small texts that all gateways share: the bucket decides, every gateway follows it and holds all of it in memory, and
 * a copy on disk lets one start and serve without the broker. Writes are compare-and-set by the bucket's revisions.
 */
export class SharedValues {
  readonly #options: SharedValuesOptions
  readonly #loop: RunningLoop
  readonly #values: Map<string, string>
  readonly #listeners = new Set<Listener>()
  readonly #onFollowed = new Set<() => void>()
  /** Of the bucket that is known: one that was made anew counts from one again. */
  #revisions = new Map<string, number>()
  #created = ''
  #seen = 0
  #writing: Promise<void> = Promise.resolve()
  #isUnsaved = false
  #following = false
  #caughtUp = false

  private constructor(options: SharedValuesOptions, values: Map<string, string>) {
    this.#options = options
    this.#values = values
    this.#loop = keepRunning({ name: 'shared values', log: options.log }, (round) => this.#follow(round))
  }

  static async open(options: SharedValuesOptions): Promise<SharedValues> {
    return new SharedValues(options, await readValuesCopy(options.folder))
  }

  /** Whether the broker answers, as far as is known. */
  get connected(): boolean {
    return this.#options.bus.connected
  }

  /** False while the bucket cannot be followed: what is known is then the last that was known. */
  get following(): boolean {
    return this.#following && this.#options.bus.connected
  }

  /** Whether all that the bucket held has come, once at least since this gateway started. */
  get caughtUp(): boolean {
    return this.#caughtUp
  }

  get(key: string): string | undefined {
    return this.#values.get(key)
  }

  /** Keys and texts of all whose key begins so. */
  below(prefix: string): [string, string][] {
    return [...this.#values].filter(([key]) => key.startsWith(prefix))
  }

  /** Calls back with each text that is new here, whoever wrote it. */
  onChange(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** Calls back whenever all that the bucket holds has come: at the start, and after the broker was away. */
  onFollowed(listener: () => void): void {
    this.#onFollowed.add(listener)
  }

  /**
   * Changes one text under compare-and-set.
   * @param apply gets the present text and gives the next one; called again on a newer one when another write came first
   * @returns the text that is there now
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT when others always came first
   */
  async change(
    key: string,
    apply: (text: string | undefined) => string | undefined | Promise<string | undefined>,
  ): Promise<string | undefined> {
    const { bus, name, log } = this.#options
    if (!bus.connected) refuse('SERVICE_UNAVAILABLE')
    const bucket = await answered(openBucket(bus, name), log)
    const created = await answered(createdAt(bucket), log)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const entry = await answered(bucket.get(key), log)
      const before = this.#newest(key, entry?.string())
      const next = await apply(before)
      if (next === undefined || next === before) return before
      const revision = await answered(write(bucket, key, next, entry?.revision ?? 0), log)
      if (revision === null) continue
      this.#accept(key, next, { created, revision })
      await this.#writing
      return next
    }
    return refuse('DELIVERY_CONFLICT')
  }

  /** Writes a text where there is none yet. @returns the one that is there now */
  create(key: string, text: string): Promise<string | undefined> {
    return this.change(key, (before) => before ?? text)
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#writing
  }

  /** A bucket that was lost a moment ago holds less than what is known. */
  #newest(key: string, held: string | undefined): string | undefined {
    const known = this.#values.get(key)
    if (held === undefined || known === undefined) return held ?? known
    return this.#options.isNewer(key, known, held) ? known : held
  }

  async #follow(round: Round): Promise<number> {
    const { bus, name } = this.#options
    try {
      await this.#watch(await openBucket(bus, name, { signal: round.signal }), round)
      return pauseMs
    } finally {
      this.#following = false
    }
  }

  /** Ends when the watch does. */
  async #watch(bucket: Bucket, { signal, progress }: Round): Promise<void> {
    const { streamInfo } = await bucket.status()
    const last = streamInfo.state.last_seq
    const created = String(streamInfo.created)
    const held = new Map<string, { text: string; revision: number }>()
    this.#seen = 0
    const watch = await bucket.watch()
    const end = () => watch.stop()
    // After a reconnection an old watch may stay silent for ever (nats.node#590): it is begun again.
    const forget = this.#options.bus.onConnected(end)
    const looking = this.#look(bucket, created, end)
    signal.addEventListener('abort', end)
    // Told while the broker answered.
    if (signal.aborted) end()
    try {
      if (last === 0) await this.#begin(bucket, held)
      for await (const entry of watch) {
        progress()
        this.#seen = entry.revision
        held.set(entry.key, { text: entry.string(), revision: entry.revision })
        this.#accept(entry.key, entry.string(), { created, revision: entry.revision })
        if (!this.#following && entry.revision >= last) await this.#begin(bucket, held)
      }
    } finally {
      clearInterval(looking)
      forget()
      signal.removeEventListener('abort', end)
    }
  }

  /** Everything that the bucket held has come: an emptied or older one gets back what this gateway knows. */
  async #begin(bucket: Bucket, held: ReadonlyMap<string, { text: string; revision: number }>): Promise<void> {
    const { log, name } = this.#options
    let refilled = 0
    for (const [key, text] of this.#values) {
      const there = held.get(key)
      if (this.#newest(key, there?.text) === there?.text) continue
      const revision = await write(bucket, key, text, there?.revision ?? 0)
      if (revision !== null) refilled += 1
    }
    if (refilled > 0) log.warn({ bucket: name, refilled }, 'shared values refilled from what was known')
    this.#following = true
    this.#caughtUp = true
    for (const listener of this.#onFollowed) listener()
  }

  /** A watch says nothing when its bucket is deleted, or made anew by another, or when it is stalled. */
  #look(bucket: Bucket, created: string, end: () => void): NodeJS.Timeout {
    let lastBefore = 0
    const isAsKnown = async () => {
      const { streamInfo } = await bucket.status()
      const isSame = String(streamInfo.created) === created && this.#seen >= lastBefore
      lastBefore = streamInfo.state.last_seq
      return isSame
    }
    return setInterval(() => void isAsKnown().then((same) => same || end(), end), lookMs)
  }

  #accept(key: string, text: string, { created, revision }: { created: string; revision: number }): void {
    if (created !== this.#created) this.#revisions = new Map()
    this.#created = created
    if (revision <= (this.#revisions.get(key) ?? 0)) return
    this.#revisions.set(key, revision)
    const before = this.#values.get(key)
    if (before === text || this.#newest(key, text) === before) return
    this.#values.set(key, text)
    for (const listener of this.#listeners) listener(key, text)
    this.#save()
  }

  /** One write at a time, each of the newest values. A full disk stops no delivery: the bucket has it. */
  #save(): void {
    const { folder, log } = this.#options
    if (this.#isUnsaved) return
    this.#isUnsaved = true
    this.#writing = this.#writing
      .then(() => {
        this.#isUnsaved = false
        return writeValuesCopy(folder, this.#values)
      })
      .catch((cause: unknown) => log.error({ err: cause }, 'copy of the shared values not written'))
  }
}

async function createdAt(bucket: Bucket): Promise<string> {
  return String((await bucket.status()).streamInfo.created)
}

/**
 * Writes a text where nobody wrote since it was read.
 * @returns its revision, or null when somebody did
 * @throws when the broker does not answer
 */
async function write(bucket: Bucket, key: string, text: string, revision: number): Promise<number | null> {
  try {
    return await bucket.put(key, text, { previousSeq: revision })
  } catch (cause) {
    const now = await bucket.get(key)
    if ((now?.revision ?? 0) !== revision) return null
    throw cause
  }
}
