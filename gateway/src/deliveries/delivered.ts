import type {
  DeliveredRemote,
  Deliveries,
  LiveVersion,
  LoggedMove,
  Mover,
  TeamDeliveries,
} from '@ensemble/contracts/deliveries'
import { liveAt } from '../registry/move-log.ts'
import type { RemoteEntry } from '../registry/registry-state.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import type { LoadWindows } from '../reports/load-windows.ts'
import type { VisitWindows } from '../reports/visit-windows.ts'

export interface DeliveredDeps {
  store: RegistryStore
  view: RegistryView
  windows: LoadWindows
  visits: VisitWindows
  versions: PublishedVersions
}

/** Moves that one answer shows. */
const mostMoves = 200

/**
 * What runs where, since when and by whom, with the newest moves first.
 * @param moment what was live then is told as well
 */
export async function deliveries(deps: DeliveredDeps, moment: Date | null): Promise<Deliveries> {
  const moves = deps.store.moves()
  const { revision, remotes, waiting = {} } = deps.store.state
  const delivered = await Promise.all(
    Object.entries(remotes).map(([name, entry]) => remoteOf(deps, name, entry, moves)),
  )
  return {
    revision,
    remotes: delivered.sort((one, other) => (one.name < other.name ? -1 : 1)),
    moves: moves.slice(-mostMoves).reverse(),
    then: moment && liveAt(moves, moment),
    waiting: Object.entries(waiting).map(([remote, promotion]) => ({ remote, ...promotion })),
  }
}

/** The same of one remote, for its team, with what it has published. */
export async function teamDeliveries(deps: DeliveredDeps, name: string): Promise<TeamDeliveries> {
  const moves = deps.store.moves().filter(({ remote }) => remote === name)
  const { revision, remotes, waiting } = deps.store.state
  const entry = remotes[name]
  return {
    revision,
    remote: entry ? await remoteOf(deps, name, entry, moves) : null,
    versions: deps.versions.list(name).sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)),
    moves: moves.reverse(),
    waiting: waiting?.[name] ?? null,
  }
}

async function remoteOf(
  deps: DeliveredDeps,
  name: string,
  { current, previous, canary }: RemoteEntry,
  moves: readonly LoggedMove[],
): Promise<DeliveredRemote> {
  const last = moves.findLast(
    ({ remote, kind, version }) => remote === name && version === current && kind !== 'canary' && kind !== 'withdraw',
  )
  return {
    name,
    stable: await liveVersion(deps, name, current, last?.at ?? null, last?.by ?? null),
    canary: canary
      ? {
          ...(await liveVersion(deps, name, canary.version, canary.at, canary.by)),
          visits: deps.visits.beside(name, canary.version, current),
          audience: canary.audience,
        }
      : null,
    previous,
  }
}

async function liveVersion(
  { view, windows, visits }: DeliveredDeps,
  name: string,
  version: string,
  since: string | null,
  by: Mover | null,
): Promise<LiveVersion> {
  const descriptor = await view.descriptor(name, version)
  return {
    version,
    since,
    by,
    commit: descriptor?.commit ?? null,
    builder: await view.builder(name, version),
    figures: windows.figures(name, version),
    visits: visits.figures(name, version),
  }
}
