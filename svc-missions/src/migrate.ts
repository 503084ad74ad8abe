import { readConfig } from '@ensemble/service-kit/config'
import { createLog } from '@ensemble/service-kit/log'
import { migrate } from '@ensemble/service-kit/migrations'
import Type from 'typebox'
import { migrationDirectories } from './migrations.ts'

const { MIGRATION_DATABASE_URL } = readConfig(
  Type.Object({ MIGRATION_DATABASE_URL: Type.String({ minLength: 1 }) }),
  process.env,
)

// A rejection ends the process with 1, so that nothing is started on a half-known schema.
await migrate({
  url: MIGRATION_DATABASE_URL,
  directories: migrationDirectories,
  log: createLog({ name: 'svc-missions migrate', level: process.env.LOG_LEVEL ?? 'info' }),
})
