import type { RegistryState } from '@ensemble/contracts/deliveries'
import type { LastKnownGood, Registry, RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import type { Log } from '@ensemble/service-kit/log'
import type { PublishedVersions } from '../store/published-versions.ts'
import { descriptorFile, manifestFile, readProvenance, type PublishedDescriptor } from '../store/published-files.ts'
import { builderOf } from './provenance.ts'
import { takenBack } from './moves.ts'
import { anybody, servedTo, type Served, type Visitor } from './visitor.ts'

/** A version that one of its team's keys has signed. */
interface Vouched extends PublishedDescriptor {
  builder: string
}

export interface RegistryViewOptions {
  versions: Pick<PublishedVersions, 'descriptor' | 'folder'>
  state: () => RegistryState
  /** Public keys that a remote's versions may be signed with. */
  signersOf: (name: string) => Promise<readonly string[]>
  log: Pick<Log, 'error'>
}

/**
 * How long a registry counts in which a version to fall back to could not be read, in ms: it may be there a moment later,
 * and where it stays away not every page should look for it.
 */
const incompleteMs = 5_000

interface Cached {
  revision: number
  /** With the time until which each counts, in ms since the epoch. */
  registries: Map<string, { registry: Registry; until: number }>
}

/** The registry in the words of `contracts`, with the descriptors of the versions that it names. */
export class RegistryView {
  readonly #options: RegistryViewOptions
  /** A published version never changes; kept in memory, a remote whose files are lost still shows its card. */
  readonly #descriptors = new Map<string, Vouched>()
  /** By what the visitors get: as many as there are combinations of canaries. */
  #cached: Cached = { revision: -1, registries: new Map() }

  constructor(options: RegistryViewOptions) {
    this.#options = options
  }

  /** The registry as a visitor gets it; a remote without a readable descriptor is left out. */
  async registry(visitor: Visitor = anybody): Promise<Registry> {
    const state = this.#options.state()
    const entries = Object.entries(state.remotes).map(
      ([name, entry]) => [name, servedTo(visitor, name, entry), takenBack(entry)] as const,
    )
    const key = entries.map(([name, { version, via }]) => `${name} ${version} ${via ?? ''}`).join('\n')
    if (this.#cached.revision !== state.revision) this.#cached = { revision: state.revision, registries: new Map() }
    const { registries } = this.#cached
    const known = registries.get(key)
    if (known && known.until > Date.now()) return withPreview(known.registry, visitor)
    const remotes = await Promise.all(entries.map(([name, served, back]) => this.#remote(name, served, back)))
    const readable = remotes.filter((remote) => remote !== null)
    const byRole = Object.values(state.remotes).some(({ canary }) => canary?.audience.roles)
    const registry: Registry = {
      revision: state.revision,
      remotes: readable.sort((a, b) => (a.name < b.name ? -1 : 1)),
      ...(byRole && { byRole }),
    }
    if (readable.length === remotes.length && !visitor.preview) {
      const isComplete = entries.every(([, { fallback }], at) => fallback === null || remotes[at]?.lastKnownGood)
      registries.set(key, { registry, until: isComplete ? Infinity : Date.now() + incompleteMs })
    }
    return withPreview(registry, visitor)
  }

  /** The descriptor of a published version, or null. */
  async descriptor(name: string, version: string): Promise<RemoteDescriptor | null> {
    return (await this.#published(name, version))?.descriptor ?? null
  }

  /** Where a published version was built, as its provenance says; or null. */
  async builder(name: string, version: string): Promise<string | null> {
    return (await this.#published(name, version))?.builder ?? null
  }

  /** What lies in store or cache counts where the team vouches for it: whoever can write there has no key of it. */
  async #published(name: string, version: string): Promise<Vouched | null> {
    const key = `${name}/${version}`
    const known = this.#descriptors.get(key)
    if (known) return known
    const { versions, signersOf, log } = this.#options
    const [read, folder] = await Promise.all([versions.descriptor(name, version), versions.folder(name, version)])
    if (!read || folder === null) return null
    const builder = builderOf(await readProvenance(folder), read, await signersOf(name))
    if (builder === null) {
      log.error({ remote: name, version }, 'published version without a signature of its team')
      return null
    }
    const vouched = { ...read, builder }
    this.#descriptors.set(key, vouched)
    return vouched
  }

  /** Descriptors of what is current in a state, for the checks of a promotion. */
  async descriptorsOf(state: RegistryState): Promise<RemoteDescriptor[]> {
    const entries = Object.entries(state.remotes)
    const found = await Promise.all(entries.map(([name, entry]) => this.descriptor(name, entry.current)))
    return found.filter((descriptor) => descriptor !== null)
  }

  async #remote(name: string, { version, fallback, via }: Served, back: string[]): Promise<RegisteredRemote | null> {
    const descriptor = await this.descriptor(name, version)
    if (!descriptor) return null
    return {
      name,
      version,
      manifest: addressOf(name, version, manifestFile),
      lastKnownGood: fallback === null ? null : await this.#lastKnownGood(name, fallback),
      descriptor,
      ...(via && { via }),
      ...(back.length > 0 && { takenBack: back }),
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

function withPreview(registry: Registry, { preview }: Visitor): Registry {
  if (!preview) return registry
  return { ...registry, previewUntil: preview.until.toISOString(), ...(preview.follows && { previewFollows: true }) }
}

function addressOf(name: string, version: string, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
