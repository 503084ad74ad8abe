import type {
  DeliveredRemote,
  Deliveries,
  LiveVersion,
  LoggedMove,
  Mover,
  RemoteEntry,
  RunningService,
  TeamDeliveries,
  VisitFigures,
} from '@ensemble/contracts/deliveries'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { liveAt } from '../registry/move-log.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import type { LoadWindows } from '../reports/load-windows.ts'
import type { ShellVisits } from '../reports/shell-visits.ts'
import type { VisitWindows } from '../reports/visit-windows.ts'
import type { Upstreams } from '../forward/all-upstreams.ts'
import { upstreamState } from '../health/upstream-state.ts'
import { upstreamNames } from '../upstreams.ts'

export interface DeliveredDeps {
  store: RegistryStore
  view: RegistryView
  windows: LoadWindows
  visits: VisitWindows
  shellVisits: Pick<ShellVisits, 'figures'>
  versions: PublishedVersions
  upstreams: Upstreams
}

interface Asked {
  /** Whose deliveries the reader sees. */
  seen: 'all' | readonly string[]
  /** What was live then is told as well. */
  moment: Date | null
}

/** Moves that one answer shows. */
const mostMoves = 200

/**
 * What runs where, since when and by whom, with the newest moves first. Who sees some areas alone reads nothing of the
 * others, and of admins that one acted, not which.
 */
export async function deliveries(deps: DeliveredDeps, { seen, moment }: Asked): Promise<Deliveries> {
  const isSeen = (name: string) => seen === 'all' || seen.includes(name)
  const moves = deps.store.moves().filter(({ remote }) => isSeen(remote))
  const { revision, remotes, waiting = {} } = deps.store.state
  const shown = Object.entries(remotes).filter(([name]) => isSeen(name))
  const [delivered, services, shell] = await Promise.all([
    Promise.all(shown.map(([name, entry]) => remoteOf(deps, name, entry, moves))),
    runningServices(deps),
    deps.shellVisits.figures(),
  ])
  const answer = {
    revision,
    remotes: delivered.sort((one, other) => (one.name < other.name ? -1 : 1)),
    moves: moves.slice(-mostMoves).reverse(),
    then: moment && liveAt(moves, moment),
    services,
    waiting: Object.entries(waiting).flatMap(([remote, promotion]) =>
      isSeen(remote) ? [{ remote, ...promotion }] : [],
    ),
  }
  return seen === 'all' ? { ...answer, ...(shell && { shell }) } : withoutPeople(answer)
}

async function runningServices({ upstreams }: DeliveredDeps): Promise<RunningService[]> {
  return Promise.all(upstreamNames.map((name) => upstreamState(upstreams, name)))
}

/** The same without the ids of admins: they lead to a person. */
function withoutPeople(answer: Deliveries): Deliveries {
  const live = <Live extends LiveVersion>(version: Live): Live => ({
    ...version,
    by: version.by && nameless(version.by),
  })
  return {
    ...answer,
    remotes: answer.remotes.map(({ stable, canary, ...remote }) => ({
      ...remote,
      stable: live(stable),
      canary: canary && live(canary),
    })),
    moves: answer.moves.map(({ by, confirmedBy, ...move }) => ({
      ...move,
      ...(by && { by: nameless(by) }),
      ...(confirmedBy && { confirmedBy: nameless(confirmedBy) }),
    })),
    waiting: answer.waiting?.map(({ by, ...promotion }) => ({ ...promotion, by: nameless(by) })),
  }
}

function nameless(by: Mover): Mover {
  return by.kind === 'admin' ? { kind: 'admin' } : by
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
          visits: byScreen(
            deps.visits.beside(name, canary.version, current),
            deps.windows.failedByRoute(name, canary.version),
            await deps.view.descriptor(name, canary.version),
          ),
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
    visits: byScreen(visits.figures(name, version), windows.failedByRoute(name, version), descriptor),
  }
}

/** Speed and failures of each page of a version that somebody told of; what a sender makes up is no page of it. */
function byScreen(
  visits: readonly VisitFigures[],
  failed: ReadonlyMap<string, number>,
  descriptor: RemoteDescriptor | null,
): VisitFigures[] {
  const unseen = (descriptor?.routes ?? []).flatMap(({ path: route }) =>
    failed.has(route) && !visits.some((figures) => figures.route === route)
      ? [{ route, visits: 0, lcpMs: null, inpMs: null, cls: null }]
      : [],
  )
  return [...visits, ...unseen]
    .map((figures) => ({ ...figures, failed: failed.get(figures.route) ?? 0 }))
    .sort((one, other) => (one.route < other.route ? -1 : 1))
}
