import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import type { ImageWork } from './images/image-work.ts'
import type { FileStore } from './storage/file-store.ts'
import type { VirusScanner } from './storage/virus-scanner.ts'

/** What use cases and queries may use of the world. */
export interface Deps {
  db: Database
  clock: Clock
  files: FileStore
  images: ImageWork
  /** Absent where no scanner is set up. */
  scanner?: VirusScanner
}
