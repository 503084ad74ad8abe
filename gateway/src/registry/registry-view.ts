import type { Registry, RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { manifestFile, readDescriptor } from './published-files.ts'
import type { RegistryState, RemoteEntry } from './registry-state.ts'

/** The registry in the words of `contracts`, with the descriptors of the versions that it names. */
export class RegistryView {
  readonly #remotesDir: string
  readonly #state: () => RegistryState
  /** A published version never changes; kept in memory, a remote whose files are lost still shows its card. */
  readonly #descriptors = new Map<string, RemoteDescriptor>()
  #cached: { revision: number; registry: Registry } | undefined

  constructor(remotesDir: string, state: () => RegistryState) {
    this.#remotesDir = remotesDir
    this.#state = state
  }

  /** The registry as a visitor gets it; a remote without a readable descriptor is left out. */
  async registry(): Promise<Registry> {
    const state = this.#state()
    if (this.#cached?.revision === state.revision) return this.#cached.registry
    const entries = Object.entries(state.remotes)
    const remotes = await Promise.all(entries.map(([name, entry]) => this.#remote(name, entry)))
    const known = remotes.filter((remote) => remote !== null)
    const registry = { revision: state.revision, remotes: known.sort((a, b) => (a.name < b.name ? -1 : 1)) }
    if (known.length === remotes.length) this.#cached = { revision: state.revision, registry }
    return registry
  }

  /** The descriptor of a published version, or null. */
  async descriptor(name: string, version: string): Promise<RemoteDescriptor | null> {
    const key = `${name}/${version}`
    const known = this.#descriptors.get(key)
    if (known) return known
    const read = await readDescriptor(this.#remotesDir, name, version)
    if (read) this.#descriptors.set(key, read)
    return read
  }

  /** Descriptors of what is current in a state, for the checks of a promotion. */
  async descriptorsOf(state: RegistryState): Promise<RemoteDescriptor[]> {
    const entries = Object.entries(state.remotes)
    const found = await Promise.all(entries.map(([name, entry]) => this.descriptor(name, entry.current)))
    return found.filter((descriptor) => descriptor !== null)
  }

  async #remote(name: string, entry: RemoteEntry): Promise<RegisteredRemote | null> {
    const descriptor = await this.descriptor(name, entry.current)
    if (!descriptor) return null
    const { previous } = entry
    return {
      name,
      version: entry.current,
      manifest: manifestAddress(name, entry.current),
      lastKnownGood: previous === null ? null : { version: previous, manifest: manifestAddress(name, previous) },
      descriptor,
    }
  }
}

function manifestAddress(name: string, version: string): string {
  return `/remotes/${name}/${version}/${manifestFile}`
}
