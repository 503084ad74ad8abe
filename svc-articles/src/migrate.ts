import { readConfig } from '@ensemble/service-kit/config'
import { createLog } from '@ensemble/service-kit/log'
import { migrate } from '@ensemble/service-kit/migrations'
import Type from 'typebox'
import { migrationFolders } from './migration-folders.ts'

const config = readConfig(Type.Object({ MIGRATION_DATABASE_URL: Type.String({ minLength: 1 }) }), process.env)
await migrate({
  url: config.MIGRATION_DATABASE_URL,
  directories: migrationFolders,
  log: createLog({ name: 'svc-articles', level: 'info' }),
})
