import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where the bytes of files lie. The rows of `files` say whose they are. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  read: (key: string) => Promise<Readable>
  exists: (key: string) => Promise<boolean>
}

/**
 * Opens the file storage.
 * @param url `file:///folder` for the local disk
 */
export function openFileStore(url: string): FileStore {
  const disk = new Disk(new FSDriver({ location: fileURLToPath(url), visibility: 'private' }))
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
  }
}
