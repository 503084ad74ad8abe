import { connectBus } from '@ensemble/service-kit/bus'
import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { drain, run } from '@ensemble/service-kit/lifecycle'
import { createLog } from '@ensemble/service-kit/log'
import { waitForSchema } from '@ensemble/service-kit/schema-gate'
import { buildService, name } from './app.ts'
import { settings } from './config.ts'
import { migrationFolders } from './migration-folders.ts'

run(async (stopping) => {
  const config = readConfig(settings, process.env)
  const log = createLog({ name, level: config.LOG_LEVEL })
  const db = openDatabase({
    url: config.DATABASE_URL,
    onError: (error) => log.warn({ err: error }, 'connection lost'),
  })
  await waitForSchema({ db, directories: migrationFolders, config, log, stopping })
  const bus = await connectBus({ url: config.NATS_URL, name, log })
  const { app, loops } = await buildService({ config, db, bus, log })
  await app.listen({ host: config.HOST, port: config.PORT })
  return { stop: () => drain({ app, loops, bus, db, log }) }
})
