import { createLog } from '@ensemble/service-kit/log'
import { migrate } from '@ensemble/service-kit/migrations'
import { readConfig } from '@ensemble/service-kit/config'
import Type from 'typebox'
import { migrationFolders } from './migration-folders.ts'

const { MIGRATION_DATABASE_URL: url } = readConfig(
  Type.Object({ MIGRATION_DATABASE_URL: Type.String({ minLength: 1 }) }),
  process.env,
)
const log = createLog({ name: 'svc-users migrate', level: 'info' })
const applied = await migrate({ url, directories: migrationFolders, log })
log.info({ applied: applied.length }, 'schema is up to date')
