import Type from 'typebox'
import { readConfig, serviceSettings } from '../config.ts'
import { createLog } from '../log.ts'
import { migrate } from '../migrations/migrate.ts'
import { MigrationError } from '../migrations/migration-order.ts'
import type { ServiceIdentity } from './definition.ts'
import { migrationFolders } from './migration-folders.ts'

const Settings = Type.Object({
  MIGRATION_DATABASE_URL: Type.String({ minLength: 1 }),
  LOG_LEVEL: serviceSettings.LOG_LEVEL,
})

/**
 * Brings the database of a service to the schema of this release: the whole of its `migrate.ts`. It imports the
 * service's `config.ts` alone, so that a start does not load the program twice. With the word `contract` behind it, it
 * takes away what older releases need as well.
 * @throws as `readConfig` and `migrate`; the process then ends with 1, and nothing is started on a half-known schema
 */
export async function migrateService(service: ServiceIdentity): Promise<void> {
  const [step, ...rest] = process.argv.slice(2)
  if ((step && step !== 'contract') || rest.length > 0) {
    throw new MigrationError(`${process.argv.slice(2).join(' ')} is no step: say contract, or nothing.`)
  }
  const { MIGRATION_DATABASE_URL: url, LOG_LEVEL: level } = readConfig(Settings, process.env)
  const log = createLog({ name: `${service.name} migrate`, level })
  const applied = await migrate({ url, directories: migrationFolders(service), log, contract: step === 'contract' })
  log.info({ applied: applied.length }, 'schema is up to date')
}
