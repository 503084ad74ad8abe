import { RevocationFeed } from '@ensemble/service-kit/auth/revocations'
import { createTokenVerifier, type TokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { connectBus, type Bus } from '@ensemble/service-kit/bus'
import { systemClock } from '@ensemble/service-kit/clock'
import { createService, type Service } from '@ensemble/service-kit/http/service'
import type { Log } from '@ensemble/service-kit/log'
import type { Loop } from '@ensemble/service-kit/loop'
import type { TokenChecks } from './auth/check-token.ts'
import { signersOf } from './auth/team-keys.ts'
import { brokerOf, upstreamOrigins, type Config } from './config.ts'
import { AutomaticMoves } from './deliveries/automatic-moves.ts'
import { callsUnderWay, closeUpstreams, openUpstreams, type Upstreams } from './forward/all-upstreams.ts'
import { LoopPressure } from './forward/loop-pressure.ts'
import { SharedClock } from './forward/shared-clock.ts'
import { Shedding } from './forward/shedding.ts'
import { LiveHub } from './live/hub.ts'
import { tellTabs } from './live/live-events.ts'
import { RecentEvents } from './live/recent-events.ts'
import { SealedPositions } from './live/sealed-positions.ts'
import { SharedCounts } from './limits/shared-counts.ts'
import { isNewerRegistry } from './registry/registry-state.ts'
import { RegistryStore } from './registry/registry-store.ts'
import { RegistryView } from './registry/registry-view.ts'
import { Retention } from './registry/retention.ts'
import { LoadMetrics } from './reports/load-metrics.ts'
import { LoadWindows } from './reports/load-windows.ts'
import { VisitWindows } from './reports/visit-windows.ts'
import { Announcements } from './store/announcements.ts'
import { ObjectStore } from './store/object-store.ts'
import { Publications } from './store/publications.ts'
import { archivesRoomBytes, PublishedVersions } from './store/published-versions.ts'
import { SharedValues } from './store/shared-values.ts'
import { StagedFiles, stagedRoomBytes } from './store/staged-files.ts'
import { timeouts as usualTimeouts, type Timeouts } from './upstreams.ts'

/** Everything with a life of its own that the routes use. */
export interface GatewayDeps {
  config: Config
  log: Log
  bus: Bus
  verifier: TokenVerifier
  checks: TokenChecks
  upstreams: Upstreams
  pressure: LoopPressure
  shedding: Shedding
  /** Ends calls whose time is over. */
  clock: SharedClock
  timeouts: Timeouts
  /** What all gateways share. */
  values: SharedValues
  publications: Publications
  versions: PublishedVersions
  retention: Retention
  staged: StagedFiles
  store: RegistryStore
  view: RegistryView
  /** What browsers tell of loading remotes. */
  loads: LoadMetrics
  /** The same, of the last loads of each version. */
  windows: LoadWindows
  visits: VisitWindows
  automaticMoves: AutomaticMoves
  hub: LiveHub
  /** The last live events, for tabs that come back. */
  recent: RecentEvents
  /** What a tab names of them when it comes back. */
  positions: SealedPositions
  /** Of calls, at all gateways together. */
  counts: SharedCounts
  announcements: Announcements
  loops: readonly Loop[]
  /** What the kit's HTTP hooks share; `draining` is set when the program stops. */
  service: Service
}

/**
 * Opens what the gateway needs; a broker or a service that is down stops nothing.
 * @param replaced what a test brings along
 */
export async function openDeps(
  config: Config,
  log: Log,
  replaced: { bus?: Bus; timeouts?: Timeouts; roomBytes?: number } = {},
): Promise<GatewayDeps> {
  const bus = replaced.bus ?? (await connectBus({ ...brokerOf(config), name: 'gateway', log }))
  const timeouts = replaced.timeouts ?? usualTimeouts
  const verifier = createTokenVerifier(config)
  const revocations = new RevocationFeed(bus, log)
  const { REGISTRY_BUCKET: name, REMOTES_DIR: folder } = config
  const values = await SharedValues.open({ bus, log, name, folder, isNewer: isNewerRegistry })
  const announcements = new Announcements(bus, log)
  const publications = new Publications(values)
  const archives = new ObjectStore({ bus, log, name, roomBytes: replaced.roomBytes ?? archivesRoomBytes })
  const onMissing = () => void announcements.tell('missing archive', {})
  const versions = new PublishedVersions({ log, values, publications, archives, folder, onMissing })
  announcements.onTold('missing archive', () => versions.lookAgain())
  const stagedRoom = replaced.roomBytes ?? stagedRoomBytes
  const staged = new StagedFiles({ bus, log, name: `${name}-staged`, roomBytes: stagedRoom })
  const store = new RegistryStore({ values, versions, log })
  const retention = new Retention({ store, publications, archives, values, log })
  const view = new RegistryView({
    versions,
    state: () => store.state,
    signersOf: async (remote) => signersOf(config.TEAM_KEYS_FILE, remote),
    log,
  })
  const loads = new LoadMetrics(() => store.state)
  const windows = new LoadWindows()
  const visits = new VisitWindows()
  const automaticMoves = new AutomaticMoves({ store, windows, visits, log })
  const hub = new LiveHub()
  const recent = new RecentEvents()
  const positions = await SealedPositions.withKeyOf(config.SERVICE_KEY_FILE)
  const counts = new SharedCounts(announcements)
  const checks = { verifier, mediaVerifier: verifier.forAudience('media'), revocations }
  const service = createService({
    clock: systemClock,
    ...checks,
    db: undefined,
    standby: undefined,
    introspect: undefined,
    gate: undefined,
  })
  const loops = [revocations, ...tellTabs(hub, { bus, log, revocations, store, recent, positions })]
  const upstreams = openUpstreams(upstreamOrigins(config), timeouts, log)
  const pressure = new LoopPressure(() => callsUnderWay(upstreams))
  const shedding = new Shedding(pressure)
  pressure.start()
  return {
    config,
    log,
    bus,
    verifier,
    checks,
    upstreams,
    pressure,
    shedding,
    clock: new SharedClock(),
    timeouts,
    values,
    publications,
    versions,
    retention,
    staged,
    store,
    view,
    loads,
    windows,
    visits,
    automaticMoves,
    hub,
    recent,
    positions,
    announcements,
    counts,
    loops,
    service,
  }
}

/** Closes in the order that loses nothing: after the server, what it used. */
export async function closeDeps({
  loops,
  announcements,
  counts,
  values,
  versions,
  retention,
  pressure,
  clock,
  upstreams,
  bus,
}: GatewayDeps): Promise<void> {
  await Promise.all(loops.map((loop) => loop.stop()))
  counts.stop()
  await announcements.stop()
  await retention.stop()
  await values.stop()
  await versions.stop()
  pressure.stop()
  clock.stop()
  await closeUpstreams(upstreams)
  await bus.close()
}
