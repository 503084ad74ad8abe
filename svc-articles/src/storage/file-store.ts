import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { onDisk } from './on-disk.ts'
import { onS3 } from './on-s3.ts'

/** What an address for an upload is good for. */
interface UploadTerms {
  contentType: string
  /** Bytes, no more and no less. */
  size: number
  /** The secret in an address of our own; S3 makes its own out of the terms. */
  token: string
  expiresIn: number
}

/** Where the bytes of files lie. The rows of `files` say whose they are. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  putStream: (key: string, bytes: Readable) => Promise<void>
  read: (key: string) => Promise<Readable>
  bytes: (key: string) => Promise<Uint8Array>
  exists: (key: string) => Promise<boolean>
  /** @throws when there is none */
  sizeOf: (key: string) => Promise<number>
  /** Does nothing where there is none. */
  remove: (key: string) => Promise<void>
  removeBelow: (prefix: string) => Promise<void>
  /** The address to which a browser sends the bytes of a key. */
  uploadAddress: (key: string, terms: UploadTerms) => Promise<string>
}

/**
 * Opens the file storage.
 * @param url `file:///folder` for the local disk, `s3://bucket?region=…&endpoint=…` for a storage that speaks S3
 */
export async function openFileStore(url: string): Promise<FileStore> {
  const { driver, uploadAddress } = url.startsWith('s3:') ? await onS3(new URL(url)) : onDisk(url)
  const disk = new Disk(driver)
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    putStream: (key, bytes) => disk.putStream(key, bytes),
    read: (key) => disk.getStream(key),
    bytes: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    sizeOf: async (key) => (await disk.getMetaData(key)).contentLength,
    remove: (key) => disk.delete(key),
    removeBelow: (prefix) => disk.deleteAll(prefix),
    uploadAddress,
  }
}
