import type { StreamName } from '@ensemble/contracts/events'
import type { FastifyInstance } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Principal } from '../auth/principal.ts'
import type { ShowSelf } from '../auth/service-token.ts'
import type { Bus } from '../bus.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { ConsumerDefinition } from '../inbox/consume.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import type { Registry } from '../metrics/registry.ts'
import type { Projection } from '../operations/service-operations.ts'

/** What is known of a service before the rest of its code is loaded: enough to migrate its database. */
export interface ServiceIdentity<Settings extends TObject = TObject> {
  /** As in `svc-users`: in logs, measures and on the broker. */
  name: string
  /** Its environment variables, each a property; they begin with `serviceSettings`. */
  settings: Settings
  /** Folder of its own migrations, as an address from where `config.ts` lies. */
  migrations: URL
  /** The stream that its events fill. */
  stream: StreamName
}

/** What every use case may use. */
export interface ServiceDeps {
  db: Database
  clock: Clock
}

/** What the kit has opened when a service starts. */
export interface ServiceStart<Config> {
  config: Config
  db: Database
  /** Absent in tests of the HTTP side: then nothing of the service runs by itself. */
  bus: Bus | undefined
  clock: Clock
  log: Log
  /** Says to another program of ours who asks. */
  showSelf: ShowSelf
  /** Public address of the platform, for links. */
  origin: string
  /** Closes a part that lives (a watched file, a connection) when the service stops. */
  onStop(close: () => void | Promise<void>): void
}

/** A whole service, as a list of what it consists of. `runService` runs it, and tests build the same. */
export interface ServiceDefinition<
  Settings extends TObject,
  Deps extends ServiceDeps,
> extends ServiceIdentity<Settings> {
  /** What the use cases work with. */
  deps(start: ServiceStart<Static<Settings>>): Deps | Promise<Deps>
  /** What it answers. */
  routes(app: FastifyInstance, deps: Deps, start: ServiceStart<Static<Settings>>): void
  /** What it follows. The operators' commands need it without anything of a start. */
  consumers(around: Pick<ServiceStart<unknown>, 'clock' | 'origin'>): readonly ConsumerDefinition[]
  /** Its tables that events alone have made. */
  projections: readonly Projection[]
  /** What recurs, and the pause between two looks for it (ms) where it must be prompter than usual. */
  jobs(deps: Deps, start: Pick<ServiceStart<unknown>, 'bus' | 'log'>): readonly Job[]
  jobsLookMs?: number
  /** What else runs all the time. */
  loops?(deps: Deps, start: ServiceStart<Static<Settings>>): readonly Loop[]
  /** Figures of its own for /metrics. */
  gauges?(metrics: Registry, deps: Deps, start: ServiceStart<Static<Settings>>): void
  /** Asks whether a session still lives, when the feed of ended sessions is silent. */
  introspect(deps: Deps, start: ServiceStart<Static<Settings>>): (principal: Principal) => Promise<boolean>
}

/** Types a description by what it holds. */
export function defineService<Settings extends TObject, Deps extends ServiceDeps>(
  definition: ServiceDefinition<Settings, Deps>,
): ServiceDefinition<Settings, Deps> {
  return definition
}
