import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import type { FileStore } from './storage/file-store.ts'

/** What use cases and queries may use of the world. */
export interface Deps {
  db: Database
  clock: Clock
  files: FileStore
}
