import { streams } from '@ensemble/contracts/events'
import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { connectBus } from '@ensemble/service-kit/bus'
import { systemClock } from '@ensemble/service-kit/clock'
import { openDatabase } from '@ensemble/service-kit/database'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { Scheduler } from '@ensemble/service-kit/jobs/scheduler'
import { drain, run } from '@ensemble/service-kit/lifecycle'
import { createLog } from '@ensemble/service-kit/log'
import { startRelay } from '@ensemble/service-kit/outbox/relay'
import { waitForSchema } from '@ensemble/service-kit/schema-gate'
import { createMissionsApp } from './app.ts'
import { readServiceConfig } from './config.ts'
import { consumersOf } from './events/subscriptions.ts'
import { jobsOf } from './jobs/jobs.ts'
import { migrationDirectories } from './migrations.ts'

const name = 'svc-missions'

run(async (stopping) => {
  const config = readServiceConfig(process.env)
  const log = createLog({ name, level: config.LOG_LEVEL })
  const databaseUrl = config.DATABASE_URL
  const db = openDatabase({ url: databaseUrl, onError: (err) => log.warn({ err }, 'database connection lost') })
  await waitForSchema({ db, directories: migrationDirectories, config, log, stopping })
  const bus = await connectBus({ url: config.NATS_URL, name, log })
  const relay = startRelay({ db, databaseUrl, bus, stream: streams.missions, log })
  const deps = { db, clock: systemClock }
  const loops = [
    ...startConsumers(consumersOf(systemClock), { db, bus, log }),
    new Scheduler(deps, jobsOf(deps), log),
    relay,
  ]
  const verifier = createTokenVerifier({
    jwksUrl: config.JWKS_URL,
    issuer: config.TOKEN_ISSUER,
    audience: 'ensemble',
    algorithm: 'EdDSA',
  })
  const introspect = askIdentityService(config.USERS_URL)
  const { origin } = new URL(config.PUBLIC_ORIGIN)
  const parts = { config, bus, verifier, introspect, log, loops, origin }
  const app = await createMissionsApp(deps, parts)
  await app.listen({ host: config.HOST, port: config.PORT })
  return { stop: () => drain({ app, loops, bus, db, log }) }
})
