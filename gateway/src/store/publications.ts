import { createHash } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import type { PublishedDescriptor } from './published-files.ts'
import type { SharedValues } from './shared-values.ts'

/** That a version is published. `digest`: base64 SHA-384 of its remote.json, which lists those of all other files. */
const Publication = Type.Object({
  digest: Type.String(),
  at: Type.String(),
  size: Type.Integer(),
  commit: Type.Union([Type.String(), Type.Null()]),
  /** Since when nothing needs it. Its files are kept for a while yet: somebody may be about to move to it. */
  leaving: Type.Optional(Type.String()),
  /** Its files are kept no more. What it was stays known, so that its name never stands for something else. */
  gone: Type.Optional(Type.Literal(true)),
})
export type Publication = Static<typeof Publication>

const isPublication = checkOf(Publication)

/** A publication, and what of. */
export interface NamedPublication extends Publication {
  name: string
  version: string
}

/** Which versions are published, as all gateways know it. Every change is a compare-and-set. */
export class Publications {
  readonly #values: SharedValues

  constructor(values: SharedValues) {
    this.#values = values
  }

  get(name: string, version: string): Publication | null {
    return parse(this.#values.get(keyOf(name, version)))
  }

  /** Those of all remotes, also what is gone. */
  all(): NamedPublication[] {
    return this.#below(prefix)
  }

  /** Those of one remote whose files are kept. */
  of(name: string): NamedPublication[] {
    return this.#below(`${prefix}${encoded(name)}.`).filter(({ gone }) => !gone)
  }

  /** Calls back with what is new, whoever wrote it. */
  onChange(listener: (changed: NamedPublication) => void): void {
    this.#values.onChange((key, text) => {
      const changed = named(key, text)
      if (changed) listener(changed)
    })
  }

  /**
   * Notes that a version is published. What was published before stays as it was; what is gone comes back by the same
   * content.
   * @returns false when it is published with another content
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
   */
  async add(name: string, version: string, { descriptor, digest }: PublishedDescriptor, at: Date): Promise<boolean> {
    const { size, commit } = descriptor
    const added = JSON.stringify({ digest, at: at.toISOString(), size, commit } satisfies Publication)
    const text = await this.#values.change(keyOf(name, version), (before) => {
      if (before === undefined) return added
      const known = parse(before)
      return known?.digest === digest && (known.gone || known.leaving !== undefined) ? added : before
    })
    return parse(text)?.digest === digest
  }

  /**
   * Keeps a version that was leaving: somebody moves to it.
   * @returns false when it is gone
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, where it was leaving
   */
  async keep(name: string, version: string): Promise<boolean> {
    const known = this.get(name, version)
    if (known?.leaving === undefined) return !known?.gone
    const text = await this.#change(name, version, ({ leaving: _over, ...kept }) => kept)
    return !parse(text)?.gone
  }

  /** Notes that nothing needs a version any more. @throws {Refusal} SERVICE_UNAVAILABLE without the broker */
  async leave(name: string, version: string, at: Date): Promise<void> {
    await this.#change(name, version, (known) => ({ ...known, leaving: known.leaving ?? at.toISOString() }))
  }

  /**
   * Gives up the files of a version, unless somebody has moved to it since.
   * @param before when it must have been leaving already
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
   */
  async forget(name: string, version: string, before: Date): Promise<void> {
    await this.#change(name, version, (known) => {
      const { leaving, ...kept } = known
      return leaving !== undefined && new Date(leaving) <= before ? { ...kept, gone: true } : known
    })
  }

  #change(name: string, version: string, apply: (known: Publication) => Publication): Promise<string | undefined> {
    return this.#values.change(keyOf(name, version), (before) => {
      const known = parse(before)
      return known && !known.gone ? JSON.stringify(apply(known)) : before
    })
  }

  #below(begin: string): NamedPublication[] {
    return this.#values.below(begin).flatMap(([key, text]) => named(key, text) ?? [])
  }
}

/** Where the archive of a version lies in the store of objects. */
export function objectName(name: string, version: string, digest: string): string {
  return `${name}/${version}/${createHash('sha256').update(digest).digest('hex')}`
}

const prefix = 'published.'

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const decoded = (text: string) => Buffer.from(text, 'base64url').toString()

function keyOf(name: string, version: string): string {
  return `${prefix}${encoded(name)}.${encoded(version)}`
}

function named(key: string, text: string): NamedPublication | null {
  if (!key.startsWith(prefix)) return null
  const [name, version] = key.slice(prefix.length).split('.').map(decoded)
  const publication = parse(text)
  return publication && name !== undefined && version !== undefined ? { ...publication, name, version } : null
}

function parse(text = ''): Publication | null {
  return checkedJson(text, isPublication)
}
