import { fileURLToPath } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './file-store.ts'

/** Files in a folder: bytes come and go through this service, at the addresses that stand for those of S3. */
export function onDisk(url: string): { driver: FSDriver; uploadAddress: FileStore['uploadAddress'] } {
  return {
    driver: new FSDriver({ location: fileURLToPath(url), visibility: 'private' }),
    uploadAddress: async (key, { token }) => `/api/file/storage/${key}?token=${token}`,
  }
}
