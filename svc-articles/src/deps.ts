import type { ServiceDeps, ServiceStart } from '@ensemble/service-kit/service/definition'
import type { Config } from './config.ts'
import { ImageWork } from './images/image-work.ts'
import { type FileStore, openFileStore } from './storage/file-store.ts'
import { openVirusScanner, type VirusScanner } from './storage/virus-scanner.ts'

/** What use cases and queries may use of the world. */
export interface Deps extends ServiceDeps {
  files: FileStore
  images: ImageWork
  /** Absent where no scanner is set up. */
  scanner?: VirusScanner
}

export async function createDeps({ config, db, clock }: ServiceStart<Config>): Promise<Deps> {
  return {
    db,
    clock,
    files: await openFileStore(config.STORAGE_URL),
    images: new ImageWork(),
    ...(config.SCANNER_URL ? { scanner: openVirusScanner(config.SCANNER_URL) } : {}),
  }
}
