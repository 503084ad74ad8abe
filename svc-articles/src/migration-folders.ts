import { fileURLToPath } from 'node:url'
import { kitMigrations } from '@ensemble/service-kit/kit-migrations'

/** What must be applied before this service starts: the kit's tables, then its own. */
export const migrationFolders = [kitMigrations, fileURLToPath(new URL('../migrations', import.meta.url))]
