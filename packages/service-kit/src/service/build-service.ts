import type { FastifyInstance } from 'fastify'
import Type, { type Static, type TObject } from 'typebox'
import type { Revocations } from '../auth/revocations.ts'
import { showSelf } from '../auth/service-token.ts'
import { createTokenVerifier } from '../auth/token-verifier.ts'
import type { Bus } from '../bus.ts'
import { type Clock, systemClock } from '../clock.ts'
import { serviceSettings } from '../config.ts'
import type { Database } from '../database.ts'
import { createApp } from '../http/create-app.ts'
import { startConsumers } from '../inbox/start-consumers.ts'
import { Scheduler } from '../jobs/scheduler.ts'
import type { Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import { startRelay } from '../outbox/relay.ts'
import { standbyOf } from '../standby/standby.ts'
import { checkOf } from '../schema-check.ts'
import type { ServiceDefinition, ServiceDeps, ServiceStart } from './definition.ts'
import { migrationFolders } from './migration-folders.ts'

const ServiceConfig = Type.Object(serviceSettings)
type ServiceConfig = Static<typeof ServiceConfig>
const isServiceConfig = checkOf(ServiceConfig)

/** What a service is built from; a test leaves the bus out, and brings a clock. */
interface ServiceParts<Config> {
  config: Config
  db: Database
  bus?: Bus
  log: Log
  clock?: Clock
  /** Followed by default where there is a bus. */
  revocations?: Revocations
}

interface BuiltService<Deps> {
  app: FastifyInstance
  deps: Deps
  /** Ends what runs, and then what it used, in the order that loses nothing. */
  close(): Promise<void>
}

/** The part of the settings that all services share. @throws Error where a service has left it out */
export function sharedConfig(name: string, config: unknown): ServiceConfig {
  if (!isServiceConfig(config)) throw new Error(`The settings of ${name} lack some of serviceSettings.`)
  return config
}

/** Makes the whole of a service from its description, ready to listen. With a bus its loops run from here on. */
export async function buildService<Settings extends TObject, Deps extends ServiceDeps>(
  service: ServiceDefinition<Settings, Deps>,
  { config, db, bus, log, clock = systemClock, revocations }: ServiceParts<Static<Settings>>,
): Promise<BuiltService<Deps>> {
  const shared = sharedConfig(service.name, config)
  const closers: (() => void | Promise<void>)[] = []
  const { origin } = new URL(shared.PUBLIC_ORIGIN)
  const onStop: ServiceStart<unknown>['onStop'] = (close) => void closers.push(close)
  const self = showSelf({ name: service.name, keyFile: shared.SERVICE_KEY_FILE })
  const start = { config, db, bus, clock, log, origin, onStop, showSelf: self }
  const deps = await service.deps(start)
  const standby = standbyOf(shared, db, log)
  const loops = bus
    ? startLoops(service, deps, { ...start, bus, databaseUrl: shared.DATABASE_SESSION_URL || shared.DATABASE_URL })
    : []
  const app = await createApp({
    name: service.name,
    config: shared,
    db,
    standby,
    bus,
    verifier: createTokenVerifier(shared),
    log,
    clock,
    directories: migrationFolders(service),
    loops: standby ? [standby.loop, ...loops] : loops,
    revocations,
    introspect: service.introspect(deps, start),
  })
  service.gauges?.(app.metrics, deps, start)
  service.routes(app, deps, start)
  return {
    app,
    deps,
    close: async () => {
      for (const loop of loops) await loop.stop()
      for (const close of closers) await close()
      await standby?.close()
      await bus?.close()
      await db.close()
    },
  }
}

/** Consumers first, the relay last: what they still write when they stop must still leave. */
function startLoops<Settings extends TObject, Deps extends ServiceDeps>(
  service: ServiceDefinition<Settings, Deps>,
  deps: Deps,
  start: ServiceStart<Static<Settings>> & { bus: Bus; databaseUrl: string },
): Loop[] {
  const { db, bus, log, databaseUrl } = start
  return [
    ...startConsumers(service.consumers(start), { db, bus, log }),
    ...(service.loops?.(deps, start) ?? []),
    new Scheduler(deps, service.jobs(deps, start), log, service.jobsLookMs),
    startRelay({ db, databaseUrl, bus, stream: service.stream, log }),
  ]
}
