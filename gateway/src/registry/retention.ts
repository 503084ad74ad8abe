import type { Log } from '@ensemble/service-kit/log'
import { keepRunning, type RunningLoop } from '@ensemble/service-kit/loop'
import { objectName, type NamedPublication, type Publications } from '../store/publications.ts'
import type { ObjectStore, OpenStore } from '../store/object-store.ts'
import type { SharedValues } from '../store/shared-values.ts'
import { followedVersion } from './followed-version.ts'
import { neededVersions } from './needed-versions.ts'
import { previewedVersions } from './preview-records.ts'
import { entryOf } from './registry-state.ts'
import type { RegistryStore } from './registry-store.ts'

const dayMs = 86_400_000

/** How long a version is kept after the last visitor was given it, in ms. */
const servedMs = 90 * dayMs

/** The same where room becomes scarce: a page that has been open for longer has been left. */
const shortlyServedMs = 30 * dayMs

/** Part of the room from which on it is scarce. */
const scarce = 0.75

/** How long the files of a version stay after nothing needs it, in ms: whoever moves to it in this moment keeps it. */
const graceMs = dayMs

/** How often it is looked at what is needed, and how soon where that could not be known, in ms. */
const restMs = { after: 3_600_000, unknown: 60_000 }

export interface RetentionOptions {
  store: Pick<RegistryStore, 'state' | 'moves' | 'following'>
  publications: Publications
  archives: ObjectStore
  values: Pick<SharedValues, 'get'>
  log: Pick<Log, 'info' | 'warn'>
}

/**
 * Forgets the published versions that nothing needs, so that their archives do not fill the broker. Every gateway does
 * it; what one has done, the next finds done.
 */
export class Retention {
  readonly #options: RetentionOptions
  readonly #loop: RunningLoop
  #used: number | undefined

  constructor(options: RetentionOptions) {
    this.#options = options
    this.#loop = keepRunning({ name: 'retention of front ends', log: options.log }, async () =>
      (await this.tidy(new Date())) ? restMs.after : restMs.unknown,
    )
  }

  /** Part of the room for published versions that was taken when this gateway last looked, 0 to 1. */
  get used(): number | undefined {
    return this.#used
  }

  /**
   * Looks once at every published version.
   * @returns false where it cannot be known what is needed
   * @throws {Refusal} SERVICE_UNAVAILABLE when the broker does not answer
   */
  async tidy(now: Date): Promise<boolean> {
    const { store, publications, archives } = this.#options
    if (!store.following) return false
    const opened = await archives.open()
    this.#used = opened.used
    const names = new Set(publications.all().map(({ name }) => name))
    for (const name of names) await this.#tidyRemote(name, now, opened.used > scarce ? shortlyServedMs : servedMs)
    await this.#sweep(opened, now)
    return true
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #tidyRemote(name: string, now: Date, keptMs: number): Promise<void> {
    const { publications, log } = this.#options
    const published = publications.of(name)
    const needed = this.#needed(name, published, now, keptMs)
    const leaveBefore = new Date(now.getTime() - graceMs)
    for (const { version, leaving } of published) {
      if (needed.has(version)) await publications.keep(name, version)
      else if (leaving === undefined) await publications.leave(name, version, now)
      else if (new Date(leaving) <= leaveBefore) {
        await publications.forget(name, version, leaveBefore)
        log.info({ remote: name, version }, 'published version forgotten')
      }
    }
  }

  #needed(name: string, published: readonly NamedPublication[], now: Date, keptMs: number): Set<string> {
    const { store, values, log } = this.#options
    const previewed = previewedVersions(values, name, now)
    if (previewed === null) {
      log.warn({ remote: name }, 'not known which versions links show: none is forgotten')
      return new Set(published.map(({ version }) => version))
    }
    const followed = followedVersion(values, name)
    const known = {
      entry: entryOf(store.state, name),
      waiting: store.state.waiting?.[name],
      previewed: [...previewed, ...(followed === null ? [] : [followed])],
      moves: store.moves().filter(({ remote }) => remote === name),
      published,
    }
    return neededVersions(known, now, keptMs)
  }

  /**
   * Takes away the archives of what is gone, those of contents that came second to a version, and pieces of archives that
   * were never whole. What no version names stays: a bucket that was lost may come back. So does what is new: it may be
   * about to be published.
   */
  async #sweep(opened: OpenStore, now: Date): Promise<void> {
    const { publications } = this.#options
    const all = publications.all()
    const known = new Set(all.map(({ name, version }) => `${name}/${version}`))
    const kept = new Set(
      all.filter(({ gone }) => !gone).map((each) => objectName(each.name, each.version, each.digest)),
    )
    for (const { name: object, mtime } of await opened.list()) {
      const version = object.slice(0, object.lastIndexOf('/'))
      const isOld = now.getTime() - new Date(mtime).getTime() > graceMs
      if (isOld && known.has(version) && !kept.has(object)) await opened.remove(object)
    }
    await opened.sweep(new Date(now.getTime() - graceMs))
  }
}
