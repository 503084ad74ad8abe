import type { TObject } from 'typebox'
import { connectBus } from '../bus.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { drain, run } from '../lifecycle.ts'
import { createLog } from '../log.ts'
import { buildService, sharedConfig } from './build-service.ts'
import type { ServiceDefinition, ServiceDeps } from './definition.ts'
import { migrationFolders } from './migration-folders.ts'
import { waitForSchema } from './schema-gate.ts'

/**
 * A program that hangs keeps the locks of its transaction, and whoever writes about the same thing waits for them; a
 * healthy one is back with its next statement within milliseconds (decision 345).
 */
const restMs = 1500

/** Runs a service from its settings to SIGTERM: the whole of its `main.ts`. */
export function runService<Settings extends TObject, Deps extends ServiceDeps>(
  service: ServiceDefinition<Settings, Deps>,
): void {
  const { name } = service
  run(async (stopping) => {
    const config = readConfig(service.settings, process.env)
    const shared = sharedConfig(name, config)
    const log = createLog({ name, level: shared.LOG_LEVEL })
    const db = openDatabase({
      url: shared.DATABASE_URL,
      restMs,
      onError: (err) => log.warn({ err }, 'database connection lost'),
    })
    await waitForSchema({ db, directories: migrationFolders(service), config: shared, log, stopping })
    const { NATS_URL: url, NATS_REPLICAS: replicas } = shared
    const bus = await connectBus({ url, tls: shared.NATS_TLS === 'on', name, log, replicas })
    const { app, close } = await buildService(service, { config, db, bus, log })
    await app.listen({ host: shared.HOST, port: shared.PORT })
    return { stop: () => drain({ app, log, close }) }
  })
}
