import type { LoggedMove, RegistryState } from '@ensemble/contracts/deliveries'
import type { Log } from '@ensemble/service-kit/log'
import { refuse } from '@ensemble/service-kit/refusal'
import type { PublishedVersions } from '../store/published-versions.ts'
import type { SharedValues } from '../store/shared-values.ts'
import { loggedMoves, noteMoves } from './move-log.ts'
import { emptyRegistry, liveVersions, parseRegistry } from './registry-state.ts'

export interface RegistryOptions {
  values: SharedValues
  versions: Pick<PublishedVersions, 'folder'>
  log: Pick<Log, 'warn' | 'error'>
}

type Listener = (now: RegistryState, before: RegistryState) => void

const key = 'registry'

/** How long a move waits until its files are in the cache, in ms: then it counts, and they come when they come. */
const filesMs = 5000

/** How long a gateway that has a copy waits for the present state before it serves what it knows, in ms. */
const catchUpMs = 15_000

/** The same while no broker is there, which may be a moment away from a gateway that has just started. */
const connectMs = 2_000

/** Which version of each remote is current: a text that all gateways share, and which this one serves with its files. */
export class RegistryStore {
  readonly #options: RegistryOptions
  readonly #listeners = new Set<Listener>()
  readonly #startedAt = Date.now()
  #state: RegistryState
  #taking: Promise<void> = Promise.resolve()
  #caughtUp = false

  constructor(options: RegistryOptions) {
    this.#options = options
    const { values, log } = options
    this.#state = parseRegistry(values.get(key) ?? '') ?? emptyRegistry
    values.onChange((changed, text) => {
      if (changed !== key) return
      const state = parseRegistry(text)
      if (state) this.#take(state)
      else log.error({}, 'registry holds something else')
    })
    values.onFollowed(() => {
      this.#taking = this.#taking.then(() => void (this.#caughtUp = true))
      // Also what its own gateway could not write down any more.
      void this.#taking
        .then(() => noteMoves(values, this.#state))
        .catch((cause: unknown) => log.warn({ err: cause }, 'moves not noted'))
    })
  }

  get state(): RegistryState {
    return this.#state
  }

  /** False while the registry cannot be followed: what is served is then the last that was known. */
  get following(): boolean {
    return this.#options.values.following
  }

  /**
   * Why visitors should not be sent here yet, or null. A gateway that comes back has the present state first; one whose
   * broker is away, or says nothing, serves what it knows.
   */
  get problem(): string | null {
    const { values } = this.#options
    if (this.#caughtUp) return null
    if (this.#state.revision === 0) return 'no registry yet'
    const waitedMs = Date.now() - this.#startedAt
    return waitedMs < (values.connected ? catchUpMs : connectMs) ? 'catching up with the registry' : null
  }

  /** Every move that was ever made, the oldest first. */
  moves(): LoggedMove[] {
    return loggedMoves(this.#options.values, this.#state)
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /**
   * Moves the registry under compare-and-set.
   * @param apply the state after the move; called again on the newer state when another team's move came first
   * @param expectedRevision the move is refused on any other revision
   * @param seen what whoever moves has looked at: when a remote that moves has moved since, it is looked at again
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT when another move of the remote came first
   * @throws {Error} where what is there cannot be read: a move would take every other remote away
   */
  async change(
    apply: (state: RegistryState) => RegistryState | Promise<RegistryState>,
    expectedRevision?: number,
    seen: RegistryState = this.#state,
  ): Promise<RegistryState> {
    const { values, log } = this.#options
    const text = await values.change(key, async (before) => {
      const state = before === undefined ? emptyRegistry : parseRegistry(before)
      if (!state) throw new Error('registry cannot be read')
      if (expectedRevision !== undefined && expectedRevision !== state.revision) refuse('DELIVERY_CONFLICT')
      const next = await apply(state)
      if (next === state) return before
      const moved = Object.keys(next.remotes).filter((name) => next.remotes[name] !== state.remotes[name])
      if (moved.some((name) => lastMove(state, name) > lastMove(seen, name))) refuse('DELIVERY_CONFLICT')
      return JSON.stringify(next)
    })
    await this.#taking
    const state = parseRegistry(text ?? '') ?? emptyRegistry
    await noteMoves(values, state).catch((cause: unknown) => log.warn({ err: cause }, 'moves not noted'))
    return state
  }

  /** A state counts here when its files are here: a visitor who hears of a version can have it. */
  #take(state: RegistryState): void {
    this.#taking = this.#taking.then(async () => {
      const before = this.#state
      if (state.revision <= before.revision) return
      await Promise.race([this.#files(state), new Promise((resolve) => setTimeout(resolve, filesMs).unref())])
      this.#state = state
      for (const listener of this.#listeners) listener(state, before)
    })
  }

  async #files({ remotes }: RegistryState): Promise<void> {
    const { versions } = this.#options
    const live = Object.entries(remotes).flatMap(([name, entry]) =>
      liveVersions(entry).map((version) => [name, version]),
    )
    await Promise.all(live.map(([name = '', version = '']) => versions.folder(name, version)))
  }
}

function lastMove({ remotes }: RegistryState, name: string): number {
  return remotes[name]?.history.at(-1)?.revision ?? 0
}
