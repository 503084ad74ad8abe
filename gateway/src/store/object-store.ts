import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { refuse } from '@ensemble/service-kit/refusal'
import { answered, refusalOf } from './answered.ts'
import { keepCopies } from './buckets.ts'

export interface ObjectStoreOptions {
  bus: Bus
  log: Pick<Log, 'warn'>
  name: string
  /** Room on the broker, in bytes. Beyond, nothing more is taken: the rest is that of events. */
  roomBytes: number
  /** How long what is written stays, in ms; for ever by default. */
  ttlMs?: number
}

/** A store of objects that was found. All of it throws {Refusal} SERVICE_UNAVAILABLE when the broker does not answer. */
export interface OpenStore {
  /** When it was made: one that was made anew is empty. */
  created: string
  /** Part of its room that is taken, 0 to 1. */
  used: number
  /** @throws what says that there is no room; see isFull */
  put: (object: string, content: Uint8Array) => Promise<void>
  has: (object: string) => Promise<boolean>
  get: (object: string) => Promise<Uint8Array | null>
  list: () => Promise<{ name: string; mtime: string }[]>
  remove: (object: string) => Promise<void>
  /** Takes away the contents that no object names and that came before: a process died over them, or room was lacking. */
  sweep: (before: Date) => Promise<void>
}

/** A store of objects on the broker, made where there is none, with its copies and within its room. */
export class ObjectStore {
  readonly #options: ObjectStoreOptions
  /** When the store was made whose room is settled. */
  #settled = ''

  constructor(options: ObjectStoreOptions) {
    this.#options = options
  }

  /** @throws {Refusal} SERVICE_UNAVAILABLE without the broker */
  async open(): Promise<OpenStore> {
    const { bus, log, roomBytes } = this.#options
    if (!bus.connected) refuse('SERVICE_UNAVAILABLE')
    const { objects, streamInfo } = await answered(this.#found(), log)
    return {
      created: String(streamInfo.created),
      used: streamInfo.state.bytes / roomBytes,
      put: async (object, content) => void (await answered(objects.putBlob({ name: object }, content), log)),
      has: async (object) => (await answered(objects.info(object), log))?.deleted === false,
      get: (object) => answered(objects.getBlob(object), log),
      list: () => answered(objects.list(), log),
      remove: async (object) => {
        const known = await answered(objects.info(object), log)
        if (known) await answered(this.#purge(object, known), log)
      },
      sweep: (before) => answered(this.#sweep(objects, before), log),
    }
  }

  /**
   * Copies are asked for afterwards: the client would name them by a word that is none of the broker's, and brokers from
   * 2.12 on refuse what they do not know.
   */
  async #found() {
    const { bus, name, ttlMs } = this.#options
    const { views } = await bus.jetstream()
    const objects = await views.os(name, ttlMs ? { ttl: ttlMs * nanosInMs } : {})
    const { streamInfo } = await objects.status()
    await keepCopies(bus, streamInfo.config)
    await this.#keepRoom(String(streamInfo.created), streamInfo.config)
    return { objects, streamInfo }
  }

  /** Also of a store that was made without, or by another release. A broker too small for it goes on without. */
  async #keepRoom(created: string, { name, max_bytes }: { name: string; max_bytes: number }): Promise<void> {
    const { bus, log, roomBytes } = this.#options
    if (created === this.#settled) return
    if (max_bytes !== roomBytes) {
      const { streams } = await bus.manager()
      await streams.update(name, { max_bytes: roomBytes }).catch((cause: unknown) => {
        if (refusalOf(cause) === undefined) throw cause
        log.warn({ err: cause, stream: name, roomBytes }, 'broker sets no room aside for front ends')
      })
    }
    this.#settled = created
  }

  /**
   * First the content, then the name: what is interrupted is found again. The client would write that the object is
   * deleted, for which a full store has no room.
   */
  async #purge(object: string, { nuid, revision }: { nuid: string; revision: number }): Promise<void> {
    const { bus, name } = this.#options
    const { streams } = await bus.manager()
    const encoded = Buffer.from(object).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
    await streams.purge(`OBJ_${name}`, { filter: `$O.${name}.C.${nuid}` })
    // What was stored under the same name meanwhile stays.
    await streams.purge(`OBJ_${name}`, { filter: `$O.${name}.M.${encoded}`, seq: revision + 1 })
  }

  /**
   * The client takes away what it has sent of a content that is refused, but its last pieces may be on their way then and
   * find the room that this has made.
   */
  async #sweep(objects: { list: () => Promise<{ nuid: string }[]> }, before: Date): Promise<void> {
    const { bus, name } = this.#options
    const { streams } = await bus.manager()
    const stream = `OBJ_${name}`
    const contents = `$O.${name}.C.`
    const { state } = await streams.info(stream, { subjects_filter: `${contents}>` })
    // Asked afterwards: what has got its name meanwhile is named.
    const named = new Set((await objects.list()).map(({ nuid }) => `${contents}${nuid}`))
    for (const subject of Object.keys(state.subjects ?? {})) {
      if (named.has(subject)) continue
      const { time } = await streams.getMessage(stream, { last_by_subj: subject })
      if (time < before) await streams.purge(stream, { filter: subject })
    }
  }
}

/** A store of objects says its time in ns. */
const nanosInMs = 1_000_000
