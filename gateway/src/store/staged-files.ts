import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuse } from '@ensemble/service-kit/refusal'
import { isFilePath } from '../http/file-paths.ts'
import { ObjectStore, type ObjectStoreOptions } from './object-store.ts'

/** Bytes of one delivered file. */
const maxFileBytes = 8 * 1_048_576

/** What nobody has completed within a day is forgotten. */
const lifeMs = 86_400_000

/** How many files are fetched at the same time. */
const together = 8

/** Room on the broker for all of them, in bytes: some twenty deliveries at the same time, with the maps of their sources. */
export const stagedRoomBytes = 268_435_456

/** The files of versions that are being delivered: shared, because each file of one may come to another gateway. */
export class StagedFiles {
  readonly #store: ObjectStore

  constructor(options: Omit<ObjectStoreOptions, 'ttlMs'>) {
    this.#store = new ObjectStore({ ...options, ttlMs: lifeMs })
  }

  /**
   * Stores one file; sent again, it replaces the one before.
   * @param path checked by isFilePath
   * @throws {Refusal} BODY_TOO_LARGE, SERVICE_UNAVAILABLE without the broker; what says that there is no room
   */
  async put(name: string, version: string, path: string, body: AsyncIterable<Buffer>): Promise<void> {
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxFileBytes) refuse('BODY_TOO_LARGE')
      chunks.push(chunk)
    }
    const objects = await this.#store.open()
    await objects.put(objectName(name, version, path), Buffer.concat(chunks))
  }

  /** Paths of the files that have come. @throws {Refusal} SERVICE_UNAVAILABLE */
  async list(name: string, version: string): Promise<string[]> {
    const begin = objectName(name, version, '')
    const objects = await this.#store.open()
    const names = (await objects.list()).map((object) => object.name)
    return names.flatMap((each) => (each.startsWith(begin) ? [each.slice(begin.length)] : [])).filter(isFilePath)
  }

  /** Writes files that have come below a folder. @throws {Refusal} SERVICE_UNAVAILABLE */
  async collect(name: string, version: string, paths: readonly string[], folder: string): Promise<void> {
    const objects = await this.#store.open()
    await inParallel(paths, async (path) => {
      const content = await objects.get(objectName(name, version, path))
      // Another gateway has completed the version meanwhile.
      if (content === null) return
      const target = join(folder, ...path.split('/'))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    })
  }

  /** Forgets the files of a version. @throws {Refusal} SERVICE_UNAVAILABLE */
  async drop(name: string, version: string, paths: readonly string[]): Promise<void> {
    const objects = await this.#store.open()
    await inParallel(paths, (path) => objects.remove(objectName(name, version, path)))
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
