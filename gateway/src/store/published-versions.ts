import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TeamDeliveries } from '@ensemble/contracts/deliveries'
import type { Log } from '@ensemble/service-kit/log'
import { keepRunning, type Round, type RunningLoop } from '@ensemble/service-kit/loop'
import {
  descriptorFile,
  isFolderName,
  readDescriptor,
  versionFolder,
  type PublishedDescriptor,
} from './published-files.ts'
import { faultIn, isSameVersion } from './whole-version.ts'
import { pack, unpack } from './archive.ts'
import { draftFolder, removeLeftDrafts } from './drafts.ts'
import type { ObjectStore, OpenStore } from './object-store.ts'
import { objectName, type NamedPublication, type Publication, type Publications } from './publications.ts'
import type { SharedValues } from './shared-values.ts'

export interface PublishedVersionsOptions {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  values: SharedValues
  publications: Publications
  /** Of archives, one for each version. */
  archives: ObjectStore
  /** The cache: a folder for each version below that of its remote. */
  folder: string
  /** Tells the other gateways that the store lacks an archive: one of them may have it. */
  onMissing?: () => void
}

/**
 * Room for all archives on the broker, in bytes: half of the smallest disk that a broker is given (4 GB). Some 3 MB each,
 * it is that of seven hundred versions.
 */
export const archivesRoomBytes = 2_147_483_648

/** How often a gateway looks whether the store of archives is still the one that it knows, in ms. */
const lookMs = 5000

/** How often it looks for single archives that the store has lost, in ms. */
const completeMs = 3_600_000

/**
 * Published versions: an archive each in the store of objects, named in the shared values, and a cache of verified
 * folders from which this gateway serves. What the cache lacks is fetched; what the store lacks it gets from the cache.
 */
export class PublishedVersions {
  readonly #options: PublishedVersionsOptions
  /** Of versions that were looked for since the start. */
  readonly #folders = new Map<string, Promise<string | null>>()
  readonly #looking: RunningLoop
  #clearing: Promise<void> = Promise.resolve()
  /** Which store was last seen to be complete, and until when that counts, in ms since the epoch. */
  #complete = { created: '', until: 0 }

  constructor(options: PublishedVersionsOptions) {
    this.#options = options
    const { values, publications, log } = options
    publications.onChange(({ name, version, gone, leaving }) => {
      if (gone) this.#clearing = this.#clearing.then(() => this.#clear(name, version))
      // Fetched before anybody asks; what was published before this gateway started, when it is asked for.
      else if (values.caughtUp && leaving === undefined) void this.folder(name, version)
    })
    this.#looking = keepRunning({ name: 'published versions', log }, (round) => this.#look(round))
    values.onFollowed(() => {
      this.lookAgain()
      this.#looking.wake()
    })
  }

  /** Has the store looked through, and given what it lacks, when it is looked at next. */
  lookAgain(): void {
    this.#complete = { created: '', until: 0 }
  }

  /** The folder of a published version, whole and as it was published; null when there is none to be had. */
  folder(name: string, version: string): Promise<string | null> {
    const key = `${name}/${version}`
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
    this.#folders.delete(`${name}/${version}`)
    return this.folder(name, version)
  }

  /** The descriptor of a published version, or null. */
  async descriptor(name: string, version: string): Promise<PublishedDescriptor | null> {
    const folder = await this.folder(name, version)
    return folder === null ? null : readDescriptor(folder)
  }

  /** Published versions of a remote whose files are kept, and when they were published. */
  list(name: string): TeamDeliveries['versions'] {
    const kept = this.#options.publications.of(name)
    return kept.map(({ version, at, size, commit }) => ({ version, publishedAt: at, size, commit }))
  }

  /**
   * Publishes a folder that was checked, and takes it into the cache.
   * @returns false when the version is published with another content
   * @throws {Refusal} SERVICE_UNAVAILABLE without the broker; what says that there is no room
   */
  async publish(name: string, version: string, draft: string): Promise<boolean> {
    const { publications, archives } = this.#options
    const read = await readDescriptor(draft)
    if (!read) return false
    const store = await archives.open()
    await store.put(objectName(name, version, read.digest), await pack(draft))
    const taken = publications
      .add(name, version, read, new Date())
      .then((isOurs) => (isOurs ? this.#place(name, version, draft) : null))
    // Whoever asks meanwhile waits for the draft instead of fetching what is here.
    void this.#remember(
      `${name}/${version}`,
      taken.catch(() => null),
    )
    return (await taken) !== null
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await this.#looking.stop()
    await this.#clearing
    await Promise.all(this.#folders.values())
  }

  #remember(key: string, found: Promise<string | null>): Promise<string | null> {
    this.#folders.set(key, found)
    void found.then((folder) => {
      if (folder === null && this.#folders.get(key) === found) this.#folders.delete(key)
    })
    return found
  }

  async #find(name: string, version: string): Promise<string | null> {
    const { folder: cache, publications, log } = this.#options
    const published = publications.get(name, version)
    if (published?.gone) return null
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
    const { folder: cache, archives, onMissing, log } = this.#options
    const archive = await (await archives.open()).get(objectName(name, version, digest))
    if (archive === null) {
      onMissing?.()
      throw new Error('its archive is not in the store')
    }
    const draft = draftFolder(cache, '.fetched')
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

  /** Takes what is gone out of the cache. In one step: what is published anew meanwhile is not touched. */
  async #clear(name: string, version: string): Promise<void> {
    const { folder: cache, publications, log } = this.#options
    const away = draftFolder(cache, '.fetched')
    try {
      await this.#folders.get(`${name}/${version}`)
      this.#folders.delete(`${name}/${version}`)
      await mkdir(dirname(away), { recursive: true })
      if (!publications.get(name, version)?.gone) return
      const isHere = await rename(versionFolder(cache, name, version), away).then(
        () => true,
        () => false,
      )
      if (!isHere) return
      await rm(away, { recursive: true, force: true })
      log.info({ remote: name, version }, 'published version taken out of the cache')
    } catch (cause) {
      log.warn({ err: cause, remote: name, version }, 'published version not taken out of the cache')
    }
  }

  /**
   * An emptied broker, and one that never had them, gets the versions of this cache. A failure is tried again. As often
   * as that, the cache loses what nobody will finish.
   */
  async #look({ signal }: Round): Promise<number> {
    const { values, archives, folder, log } = this.#options
    if (!values.following) return lookMs
    const store = await archives.open()
    const known = this.#complete
    if (store.created === known.created && Date.now() < known.until) return lookMs
    const drafts = await removeLeftDrafts(folder, new Date())
    if (drafts > 0) log.info({ drafts }, 'drafts of versions removed that nobody finished')
    await this.#giveBack(store, signal)
    // Unless it is to be looked through once more.
    if (this.#complete === known) this.#complete = { created: store.created, until: Date.now() + completeMs }
    return lookMs
  }

  async #giveBack(store: OpenStore, signal: AbortSignal): Promise<void> {
    const { folder: cache, publications } = this.#options
    const held = new Set((await store.list()).map((object) => object.name))
    const failures: unknown[] = []
    for (const name of await foldersIn(cache)) {
      for (const version of await foldersIn(join(cache, name))) {
        signal.throwIfAborted()
        const published = publications.get(name, version)
        if (published?.gone) await this.#clear(name, version)
        else {
          // One that cannot be given back keeps no other from it.
          const given = this.#giveOne(store, held, { name, version, published })
          await given.catch((cause: unknown) => void failures.push(cause))
        }
      }
    }
    if (failures.length > 0)
      throw new Error(`${failures.length} published versions not given back`, { cause: failures[0] })
  }

  async #giveOne(
    store: OpenStore,
    held: ReadonlySet<string>,
    { name, version, published }: Pick<NamedPublication, 'name' | 'version'> & { published: Publication | null },
  ): Promise<void> {
    const { folder: cache, publications, log } = this.#options
    const here = await readDescriptor(versionFolder(cache, name, version))
    if (!here || (published && published.digest !== here.digest)) return
    const object = objectName(name, version, here.digest)
    // It may have been published since the store was listed.
    if (published && (held.has(object) || (await store.has(object)))) return
    const folder = await this.folder(name, version)
    if (folder === null) return
    await store.put(object, await pack(folder))
    const { mtime } = await stat(join(folder, descriptorFile))
    if (!published) await publications.add(name, version, here, mtime)
    log.warn({ remote: name, version }, 'published version given back to the store')
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter(isFolderName)
}
