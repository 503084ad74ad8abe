import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { refuse } from '@ensemble/service-kit/refusal'
import { isFilePath } from '../http/file-paths.ts'
import { answered } from './answered.ts'
import { openObjects, type Objects } from './buckets.ts'

/** Bytes of one delivered file. */
const maxFileBytes = 8 * 1_048_576

/** What nobody has completed within a day is forgotten. */
const lifeMs = 86_400_000

/** How many files are fetched at the same time. */
const together = 8

export interface StagedFilesOptions {
  bus: Bus
  log: Pick<Log, 'warn'>
  /** Of the store of objects. */
  name: string
}

/** The files of versions that are being delivered: shared, because each file of one may come to another gateway. */
export class StagedFiles {
  readonly #options: StagedFilesOptions

  constructor(options: StagedFilesOptions) {
    this.#options = options
  }

  /**
   * Stores one file; sent again, it replaces the one before.
   * @param path checked by isFilePath
   * @throws {Refusal} BODY_TOO_LARGE, SERVICE_UNAVAILABLE without the broker
   */
  async put(name: string, version: string, path: string, body: AsyncIterable<Buffer>): Promise<void> {
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxFileBytes) refuse('BODY_TOO_LARGE')
      chunks.push(chunk)
    }
    const objects = await this.#objects()
    await answered(objects.putBlob({ name: objectName(name, version, path) }, Buffer.concat(chunks)), this.#options.log)
  }

  /** Paths of the files that have come. @throws {Refusal} SERVICE_UNAVAILABLE */
  async list(name: string, version: string): Promise<string[]> {
    const begin = objectName(name, version, '')
    const objects = await this.#objects()
    const names = (await answered(objects.list(), this.#options.log)).map((object) => object.name)
    return names.flatMap((each) => (each.startsWith(begin) ? [each.slice(begin.length)] : [])).filter(isFilePath)
  }

  /** Writes files that have come below a folder. @throws {Refusal} SERVICE_UNAVAILABLE */
  async collect(name: string, version: string, paths: readonly string[], folder: string): Promise<void> {
    const objects = await this.#objects()
    await inParallel(paths, async (path) => {
      const content = await answered(objects.getBlob(objectName(name, version, path)), this.#options.log)
      // Another gateway has completed the version meanwhile.
      if (content === null) return
      const target = join(folder, ...path.split('/'))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    })
  }

  /** Forgets the files of a version. @throws {Refusal} SERVICE_UNAVAILABLE */
  async drop(name: string, version: string, paths: readonly string[]): Promise<void> {
    const objects = await this.#objects()
    await inParallel(paths, async (path) => {
      await answered(objects.delete(objectName(name, version, path)), this.#options.log)
    })
  }

  #objects(): Promise<Objects> {
    const { bus, name, log } = this.#options
    if (!bus.connected) refuse('SERVICE_UNAVAILABLE')
    return answered(openObjects(bus, name, { ttlMs: lifeMs }), log)
  }
}

/** Ends when all have: what goes on after a failure would write into a folder that is being taken away. */
async function inParallel(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < paths.length; at += together) {
    const running = paths.slice(at, at + together).map(work)
    await Promise.allSettled(running)
    await Promise.all(running)
  }
}

function objectName(name: string, version: string, path: string): string {
  return `${name}/${version}/${path}`
}
