import { fileURLToPath } from 'node:url'
import { kitMigrations } from '@ensemble/service-kit/kit-migrations'

/** What the database of this service is made of, in this order. */
export const migrationFolders = [kitMigrations, fileURLToPath(new URL('../migrations', import.meta.url))]
