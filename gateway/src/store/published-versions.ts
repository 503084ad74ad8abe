import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Type, { type Static } from 'typebox'
import type { TeamDeliveries } from '@ensemble/contracts/deliveries'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import {
  descriptorFile,
  isFolderName,
  readDescriptor,
  versionFolder,
  type PublishedDescriptor,
} from '../registry/published-files.ts'
import { faultIn, isSameVersion } from '../registry/whole-version.ts'
import { answered } from './answered.ts'
import { pack, unpack } from './archive.ts'
import { openObjects, type Objects } from './buckets.ts'
import type { SharedValues } from './shared-values.ts'

/** That a version is published. `digest`: base64 SHA-384 of its remote.json, which lists those of all other files. */
const Publication = Type.Object({
  digest: Type.String(),
  at: Type.String(),
  size: Type.Integer(),
  commit: Type.Union([Type.String(), Type.Null()]),
})
type Publication = Static<typeof Publication>

const isPublication = checkOf(Publication)

export interface PublishedVersionsOptions {
  bus: Bus
  log: Pick<Log, 'info' | 'warn' | 'error'>
  values: SharedValues
  /** Of the store of objects. */
  name: string
  /** The cache: a folder for each version below that of its remote. */
  folder: string
}

/**
 * Published versions: an archive each in the store of objects, named in the shared values, and a cache of verified
 * folders from which this gateway serves. What the cache lacks is fetched; what the store lacks it gets from the cache.
 */
export class PublishedVersions {
  readonly #options: PublishedVersionsOptions
  /** Of versions that were looked for since the start. */
  readonly #folders = new Map<string, Promise<string | null>>()
  #returning: Promise<void> = Promise.resolve()

  constructor(options: PublishedVersionsOptions) {
    this.#options = options
    const { values, log } = options
    values.onChange((key) => {
      const [name, version] = namesIn(key)
      // Fetched before anybody asks; what was published before this gateway started, when it is asked for.
      if (values.caughtUp && name !== undefined && version !== undefined) void this.folder(name, version)
    })
    values.onFollowed(() => {
      this.#returning = this.#giveBack().catch((cause: unknown) =>
        log.error({ err: cause }, 'published versions not given back to the store'),
      )
    })
  }

  /** The folder of a published version, whole and as it was published; null when there is none to be had. */
  folder(name: string, version: string): Promise<string | null> {
    const key = keyOf(name, version)
    const known = this.#folders.get(key)
    if (known) return known
    const found = this.#find(name, version).catch((cause: unknown) => {
      this.#options.log.error({ err: cause, remote: name, version }, 'published version not fetched')
      return null
    })
    return this.#remember(key, found)
  }

  /** The same, looked at anew: a disk may have lost something since. */
  renewed(name: string, version: string): Promise<string | null> {
    this.#folders.delete(keyOf(name, version))
    return this.folder(name, version)
  }

  /** The descriptor of a published version, or null. */
  async descriptor(name: string, version: string): Promise<PublishedDescriptor | null> {
    const folder = await this.folder(name, version)
    return folder === null ? null : readDescriptor(folder)
  }

  /** Published versions of a remote, and when they were. */
  list(name: string): TeamDeliveries['versions'] {
    return this.#options.values.below(`${prefix}${encoded(name)}.`).flatMap(([key, text]) => {
      const [, version] = namesIn(key)
      const published = parse(text)
      if (version === undefined || !published) return []
      return [{ version, publishedAt: published.at, size: published.size, commit: published.commit }]
    })
  }

  /**
   * Publishes a folder that was checked, and takes it into the cache.
   * @returns false when the version is published with another content
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
   */
  async publish(name: string, version: string, draft: string): Promise<boolean> {
    const { values, log } = this.#options
    const read = await readDescriptor(draft)
    if (!read) return false
    const { digest } = read
    await this.#store(await answered(this.#objects(), log), name, version, digest, draft)
    const taken = values.create(keyOf(name, version), publication(read, new Date())).then((text) => {
      return parse(text ?? '')?.digest === digest ? this.#place(name, version, draft) : null
    })
    // Whoever asks meanwhile waits for the draft instead of fetching what is here.
    void this.#remember(
      keyOf(name, version),
      taken.catch(() => null),
    )
    return (await taken) !== null
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await this.#returning
    await Promise.all(this.#folders.values())
  }

  #remember(key: string, found: Promise<string | null>): Promise<string | null> {
    this.#folders.set(key, found)
    void found.then((folder) => {
      if (folder === null && this.#folders.get(key) === found) this.#folders.delete(key)
    })
    return found
  }

  #publication(name: string, version: string): Publication | null {
    return parse(this.#options.values.get(keyOf(name, version)) ?? '')
  }

  async #find(name: string, version: string): Promise<string | null> {
    const { folder: cache, log } = this.#options
    const published = this.#publication(name, version)
    const folder = versionFolder(cache, name, version)
    const here = await readDescriptor(folder)
    if (here && (!published || here.digest === published.digest)) {
      const fault = await faultIn(folder, here.descriptor)
      if (fault === null) return folder
      log.error({ remote: name, version, file: fault }, 'cached file is not what was published')
    }
    return published && this.#fetch(name, version, published)
  }

  async #fetch(name: string, version: string, { digest }: Publication): Promise<string | null> {
    const { folder: cache, log } = this.#options
    const objects = await answered(this.#objects(), log)
    const archive = await answered(objects.getBlob(objectName(name, version, digest)), log)
    if (archive === null) throw new Error('its archive is not in the store')
    const draft = join(cache, '.fetched', randomUUID())
    try {
      await unpack(archive, draft)
      const fetched = await readDescriptor(draft)
      const fault = fetched && (await faultIn(draft, fetched.descriptor))
      if (fetched?.digest !== digest || fault !== null)
        throw new Error(`its archive is altered: ${fault ?? descriptorFile}`)
      log.info({ remote: name, version }, 'published version fetched')
      return await this.#place(name, version, draft)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  /**
   * Puts a whole folder where it is served from, in one step: nobody ever sees half of it. What is there already and is
   * the same stays: another gateway may serve it from this cache.
   */
  async #place(name: string, version: string, draft: string): Promise<string> {
    const target = versionFolder(this.#options.folder, name, version)
    await mkdir(dirname(target), { recursive: true })
    const isPlaced = await rename(draft, target).then(
      () => true,
      () => false,
    )
    if (isPlaced || (await isSameVersion(target, draft))) return target
    // What is there is another content, or less than all of it.
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return target
  }

  async #store(objects: Objects, name: string, version: string, digest: string, folder: string): Promise<void> {
    const archive = await pack(folder)
    await answered(objects.putBlob({ name: objectName(name, version, digest) }, archive), this.#options.log)
  }

  /** An emptied broker, and one that never had them, gets the versions of this cache. */
  async #giveBack(): Promise<void> {
    const { folder: cache, values, log } = this.#options
    const objects = await this.#objects()
    const held = new Set((await answered(objects.list(), log)).map((object) => object.name))
    for (const name of await foldersIn(cache)) {
      for (const version of await foldersIn(join(cache, name))) {
        const here = await readDescriptor(versionFolder(cache, name, version))
        const published = this.#publication(name, version)
        if (
          !here ||
          (published && (published.digest !== here.digest || held.has(objectName(name, version, here.digest))))
        )
          continue
        const folder = await this.folder(name, version)
        if (folder === null) continue
        await this.#store(objects, name, version, here.digest, folder)
        const { mtime } = await stat(join(folder, descriptorFile))
        await values.create(keyOf(name, version), publication(here, mtime))
        log.warn({ remote: name, version }, 'published version given back to the store')
      }
    }
  }

  async #objects(): Promise<Objects> {
    const { bus, name } = this.#options
    if (!bus.connected) refuse('SERVICE_UNAVAILABLE')
    return openObjects(bus, name)
  }
}

const prefix = 'published.'

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const decoded = (text: string | undefined) =>
  text === undefined ? undefined : Buffer.from(text, 'base64url').toString()

function keyOf(name: string, version: string): string {
  return `${prefix}${encoded(name)}.${encoded(version)}`
}

function namesIn(key: string): (string | undefined)[] {
  return key.startsWith(prefix) ? key.slice(prefix.length).split('.').map(decoded) : []
}

function objectName(name: string, version: string, digest: string): string {
  return `${name}/${version}/${createHash('sha256').update(digest).digest('hex')}`
}

function publication({ descriptor, digest }: PublishedDescriptor, at: Date): string {
  const { size, commit } = descriptor
  return JSON.stringify({ digest, at: at.toISOString(), size, commit } satisfies Publication)
}

function parse(text: string): Publication | null {
  try {
    const value: unknown = JSON.parse(text)
    return isPublication(value) ? value : null
  } catch {
    return null
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter(isFolderName)
}
