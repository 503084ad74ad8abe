import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './file-store.ts'

/** A folder in which a file is there whole or not at all, as in S3: another process may read it while it comes. */
class WholeFiles extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#whole(key, (part) => super.put(part, contents))
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#whole(key, (part) => super.putStream(part, contents))
  }

  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `${key}.${randomUUID()}.part`
    try {
      await write(part)
      await rename(join(this.#folder, part), join(this.#folder, key))
    } catch (error) {
      await this.delete(part)
      throw error
    }
  }
}

/** Files in a folder: bytes come and go through this service, at the addresses that stand for those of S3. */
export function onDisk(url: string): { driver: FSDriver; uploadAddress: FileStore['uploadAddress'] } {
  return {
    driver: new WholeFiles(fileURLToPath(url)),
    uploadAddress: async (key, { token }) => `/api/file/storage/${key}?token=${token}`,
  }
}
