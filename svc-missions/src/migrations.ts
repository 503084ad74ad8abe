import { fileURLToPath } from 'node:url'
import { kitMigrations } from '@ensemble/service-kit/kit-migrations'

/** The kit's tables first, then our own. */
export const migrationDirectories = [kitMigrations, fileURLToPath(new URL('../migrations', import.meta.url))]
