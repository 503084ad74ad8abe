import type { TObject } from 'typebox'
import type { Bus } from '../bus.ts'
import { type Clock, systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { createLog } from '../log.ts'
import { buildService } from '../service/build-service.ts'
import type { ServiceDefinition, ServiceDeps } from '../service/definition.ts'
import { migrationFolders } from '../service/migration-folders.ts'
import { createCaller } from './call.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestIdentity } from './test-token.ts'

interface TestServiceOptions {
  /** Settings of its own; what every service needs is there. */
  env?: Record<string, string>
  clock?: Clock
  /** With a bus the service runs whole: consumers, jobs and relay. */
  bus?: Bus
  /** Gets what the service logs. */
  lines?: string[]
}

const usual = {
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'silent',
  NATS_URL: 'nats://unused',
  PUBLIC_ORIGIN: 'https://ensemble.example.org',
  USERS_URL: 'http://127.0.0.1:9',
}

/**
 * The service that `main.ts` runs, on a database and with an identity service of its own.
 * @param service its description; what a test replaces it spreads into a copy
 */
export async function startTestService<Settings extends TObject, Deps extends ServiceDeps>(
  service: ServiceDefinition<Settings, Deps>,
  { env = {}, clock = systemClock, bus, lines }: TestServiceOptions = {},
) {
  const database = await createTestDatabase({ directories: migrationFolders(service) })
  const identity = await createTestIdentity()
  const { issuer: TOKEN_ISSUER, jwksUrl: JWKS_URL } = identity
  const config = readConfig(service.settings, { ...usual, TOKEN_ISSUER, JWKS_URL, DATABASE_URL: database.url, ...env })
  const log = lines
    ? createLog({ name: service.name, level: 'info' }, { write: (line) => void lines.push(line) })
    : createLog({ name: service.name, level: 'silent' })
  const { app, deps, close } = await buildService(service, { config, db: database.db, bus, log, clock })
  await app.ready()
  await app.service.verifier.load()
  if (!app.service.verifier.ready) throw new Error('The keys of the identity service could not be fetched.')

  /** What a second process of the service is: the same settings, with connections and caches of its own. */
  async function another() {
    const own = openDatabase({ url: database.url, connectionTimeoutMs: 60_000 })
    const built = await buildService(service, { config, db: own, log, clock })
    await built.app.ready()
    await built.app.service.verifier.load()
    const end = async () => {
      await built.app.close()
      await built.close()
      await own.close()
    }
    return { app: built.app, deps: built.deps, call: createCaller(built.app, identity), close: end }
  }

  return {
    ...database,
    app,
    config,
    deps,
    identity,
    call: createCaller(app, identity),
    another,
    close: async () => {
      await app.close()
      await close()
      await identity.close()
      await database.close()
    },
  }
}
