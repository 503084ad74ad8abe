import type { LoggedMove } from '@ensemble/contracts/deliveries'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { keepRunning, type Round, type RunningLoop } from '@ensemble/service-kit/loop'
import { refuse } from '@ensemble/service-kit/refusal'
import { openBucket, readBucket, watchBucket, writeBucket, type Bucket } from './bucket.ts'
import { parseRegistry, readDiskCopy, writeDiskCopy } from './disk-copy.ts'
import { MoveLog } from './move-log.ts'
import { emptyRegistry, type RegistryState } from './registry-state.ts'

export interface RegistryOptions {
  bus: Bus
  bucketName: string
  remotesDir: string
  log: Log
}

type Listener = (now: RegistryState, before: RegistryState) => void

/** Times that a move without an expected revision is tried again after another team's move came first. */
const attempts = 8

/** Pause before a watch that has ended is begun again, in ms. */
const pauseMs = 250

/** How often a gateway looks whether the bucket that it follows is still the one it knows, in ms. */
const lookMs = 5000

/**
 * Which version of each remote is current: the bucket decides, every gateway follows it, and the copy on disk lets a
 * gateway start and serve without the broker.
 */
export class RegistryStore {
  readonly #options: RegistryOptions
  readonly #loop: RunningLoop
  readonly #listeners = new Set<Listener>()
  readonly #log: MoveLog
  #state: RegistryState
  #writing: Promise<void> = Promise.resolve()
  #following = false

  private constructor(options: RegistryOptions, state: RegistryState) {
    this.#options = options
    this.#state = state
    this.#log = new MoveLog(options.remotesDir)
    this.#loop = keepRunning({ name: 'registry', log: options.log }, (round) => this.#follow(round))
  }

  static async open(options: RegistryOptions): Promise<RegistryStore> {
    return new RegistryStore(options, await readDiskCopy(options.remotesDir))
  }

  get state(): RegistryState {
    return this.#state
  }

  /** False while the bucket cannot be followed: what is served is then the last that was known. */
  get following(): boolean {
    return this.#following && this.#options.bus.connected
  }

  /** Every move that was ever seen, the oldest first. */
  async moves(): Promise<LoggedMove[]> {
    await this.#writing
    return this.#log.read()
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /**
   * Moves the registry under compare-and-set.
   * @param apply the state after the move; called again on the newer state when another move came first
   * @param expectedRevision the move is refused on any other revision
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT when another move came first
   */
  async change(
    apply: (state: RegistryState) => RegistryState | Promise<RegistryState>,
    expectedRevision?: number,
  ): Promise<RegistryState> {
    if (!this.#options.bus.connected) refuse('SERVICE_UNAVAILABLE')
    const bucket = await this.#answered(openBucket(this.#options.bus, this.#options.bucketName))
    // A bucket that was lost a moment ago is empty: a move on top of that would forget all other remotes.
    await this.#answered(this.#refill(bucket))
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const stored = await this.#answered(readBucket(bucket))
      const state = stored.state ?? emptyRegistry
      if (expectedRevision !== undefined && expectedRevision !== state.revision) refuse('DELIVERY_CONFLICT')
      const next = await apply(state)
      if (next === state) return state
      if (await this.#answered(writeBucket(bucket, next, stored.bucketRevision))) {
        await this.#accept(next)
        return next
      }
    }
    return refuse('DELIVERY_CONFLICT')
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #answered<Answer>(question: Promise<Answer>): Promise<Answer> {
    try {
      return await question
    } catch (cause) {
      this.#options.log.warn({ err: cause }, 'registry bucket does not answer')
      return refuse('SERVICE_UNAVAILABLE')
    }
  }

  async #follow(round: Round): Promise<number> {
    try {
      const bucket = await openBucket(this.#options.bus, this.#options.bucketName, round.signal)
      await this.#refill(bucket)
      await this.#watch(bucket, round)
      return pauseMs
    } finally {
      this.#following = false
    }
  }

  /** An emptied or older broker gets back what this gateway knows: revisions only rise. */
  async #refill(bucket: Bucket): Promise<void> {
    const stored = await readBucket(bucket)
    if ((stored.state?.revision ?? 0) >= this.#state.revision) return
    if (await writeBucket(bucket, this.#state, stored.bucketRevision)) {
      this.#options.log.warn({ revision: this.#state.revision }, 'registry bucket refilled from what was known')
    }
  }

  /** Whether the bucket holds what is known: a watch says nothing when its bucket is deleted, or made anew by another. */
  async #isAsKnown(bucket: Bucket): Promise<boolean> {
    try {
      const { state } = await readBucket(bucket)
      return (state ?? emptyRegistry).revision === this.#state.revision
    } catch {
      return false
    }
  }

  /** Ends when the watch does. */
  async #watch(bucket: Bucket, { signal, progress }: Round): Promise<void> {
    const watch = await watchBucket(bucket)
    const end = () => watch.stop()
    // After a reconnection an old watch may stay silent for ever (nats.node#590): it is begun again.
    const forget = this.#options.bus.onConnected(end)
    const looking = setInterval(() => void this.#isAsKnown(bucket).then((same) => same || end()), lookMs)
    signal.addEventListener('abort', end)
    this.#following = true
    try {
      for await (const entry of watch) {
        progress()
        const state = parseRegistry(entry.string())
        if (state) await this.#accept(state)
        else this.#options.log.error({}, 'registry bucket holds something else')
      }
    } finally {
      clearInterval(looking)
      forget()
      signal.removeEventListener('abort', end)
    }
  }

  async #accept(state: RegistryState): Promise<void> {
    const before = this.#state
    if (state.revision <= before.revision) return
    this.#state = state
    for (const listener of this.#listeners) listener(state, before)
    // One write at a time, each of the newest state. A full disk stops no delivery: the bucket has it.
    this.#writing = this.#writing
      .then(() => writeDiskCopy(this.#options.remotesDir, this.#state))
      .then(() => this.#log.note(this.#state))
      .catch((cause: unknown) => this.#options.log.error({ err: cause }, 'copy of the registry not written'))
    await this.#writing
  }
}
