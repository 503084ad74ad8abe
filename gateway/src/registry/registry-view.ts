import type { LastKnownGood, Registry, RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { descriptorFile, manifestFile, readDescriptor, type PublishedDescriptor } from './published-files.ts'
import type { RegistryState, RemoteEntry } from './registry-state.ts'

/** The registry in the words of `contracts`, with the descriptors of the versions that it names. */
export class RegistryView {
  readonly #remotesDir: string
  readonly #state: () => RegistryState
  /** A published version never changes; kept in memory, a remote whose files are lost still shows its card. */
  readonly #descriptors = new Map<string, PublishedDescriptor>()
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
    return (await this.#published(name, version))?.descriptor ?? null
  }

  async #published(name: string, version: string): Promise<PublishedDescriptor | null> {
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
    return {
      name,
      version: entry.current,
      manifest: addressOf(name, entry.current, manifestFile),
      lastKnownGood: entry.previous === null ? null : await this.#lastKnownGood(name, entry.previous),
      descriptor,
    }
  }

  /** A version whose remote.json is lost cannot be verified, so it is none to fall back to. */
  async #lastKnownGood(name: string, version: string): Promise<LastKnownGood | null> {
    const published = await this.#published(name, version)
    return (
      published && {
        version,
        manifest: addressOf(name, version, manifestFile),
        descriptor: addressOf(name, version, descriptorFile),
        descriptorDigest: published.digest,
      }
    )
  }
}

function addressOf(name: string, version: string, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
