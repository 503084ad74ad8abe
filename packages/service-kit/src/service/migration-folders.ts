import { fileURLToPath } from 'node:url'
import { kitMigrations } from '../kit-migrations.ts'
import type { ServiceIdentity } from './definition.ts'

/** What must be applied before a service starts: the kit's tables, then its own. */
export function migrationFolders({ migrations }: Pick<ServiceIdentity, 'migrations'>): string[] {
  return [kitMigrations, fileURLToPath(migrations)]
}
