import Type, { type Static } from 'typebox'
import { affected } from './calls.ts'
import { roles } from './enumerations.ts'

/** Who moved a version. `id`: the remote whose team it is, or the admin's user id. */
export const Mover = Type.Object({
  kind: Type.Enum(['team', 'admin', 'automatic']),
  id: Type.Optional(Type.String()),
})
export type Mover = Static<typeof Mover>

/** Whom a canary reaches: a share of all visitors, or the people of some roles. */
export const Audience = Type.Object({
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  roles: Type.Optional(Type.Array(Type.Enum(roles), { minItems: 1 })),
})
export type Audience = Static<typeof Audience>

/** A call of a front end that changes what is others', or shows their health. */
export const SensitiveCall = Type.Object({
  /** METHOD /path, as in remote.json. */
  call: Type.String(),
  affects: Type.Enum(affected),
})
export type SensitiveCall = Static<typeof SensitiveCall>

/** A promotion that a team has asked for and that visitors get once an admin has confirmed it. */
export const WaitingPromotion = Type.Object({
  version: Type.String(),
  /** Absent: everybody. */
  audience: Type.Optional(Audience),
  at: Type.String(),
  by: Mover,
  reason: Type.Optional(Type.String({ maxLength: 300 })),
  /** What the version asks for and the live one does not; none where each promotion needs a second person. */
  calls: Type.Array(SensitiveCall),
})
export type WaitingPromotion = Static<typeof WaitingPromotion>

/** What made an automatic move: how many of the last loads failed in browsers. */
export const LoadFailures = Type.Object({ failed: Type.Integer(), loads: Type.Integer() })
export type LoadFailures = Static<typeof LoadFailures>

const moveKinds = ['promote', 'rollback', 'canary', 'withdraw'] as const

/**
 * One move of a remote's version. `promote`: for everybody; `canary`: for an audience; `rollback`: back to the version
 * before; `withdraw`: a canary is taken away. `version` is what the move made live, `from` what it took the place of.
 */
export const Move = Type.Object({
  kind: Type.Enum(moveKinds),
  version: Type.String(),
  from: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
  /** Revision of the registry after the move. What is optional here was not written in the first histories. */
  revision: Type.Optional(Type.Integer()),
  by: Type.Optional(Mover),
  /** The admin whose word it waited for. */
  confirmedBy: Type.Optional(Mover),
  /** In the words of whoever moved it. */
  reason: Type.Optional(Type.String({ maxLength: 300 })),
  audience: Type.Optional(Audience),
  failures: Type.Optional(LoadFailures),
})
export type Move = Static<typeof Move>

/** A move in the log of all remotes. */
export const LoggedMove = Type.Object({ ...Move.properties, remote: Type.String() })
export type LoggedMove = Static<typeof LoggedMove>

/** A version that some visitors get before all others do. */
const Canary = Type.Object({ version: Type.String(), audience: Audience, at: Type.String(), by: Mover })

export const RemoteEntry = Type.Object({
  current: Type.String(),
  /** What a rollback brings back, and what a browser falls back to. */
  previous: Type.Union([Type.String(), Type.Null()]),
  canary: Type.Optional(Canary),
  history: Type.Array(Move),
})
export type RemoteEntry = Static<typeof RemoteEntry>

/** The whole registry: which version of each remote is current. `revision` rises with every move. */
export const RegistryState = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  remotes: Type.Record(Type.String(), RemoteEntry),
  /** By remote. */
  waiting: Type.Optional(Type.Record(Type.String(), WaitingPromotion)),
})
export type RegistryState = Static<typeof RegistryState>

/** What browsers told of the last loads of a version, up to 200 of them. */
export const LoadFigures = Type.Object({
  loads: Type.Integer(),
  failed: Type.Integer(),
  /** In ms; null before the first load. */
  medianMs: Type.Union([Type.Integer(), Type.Null()]),
  p95Ms: Type.Union([Type.Integer(), Type.Null()]),
})
export type LoadFigures = Static<typeof LoadFigures>

/** What browsers told of the last visits that began on a page, up to 200 of them: three of four were at most so long. */
export const VisitFigures = Type.Object({
  /** Pattern of its route. */
  route: Type.String(),
  visits: Type.Integer(),
  /** Of the last loads of the version, those that failed on this page; absent from an older gateway. */
  failed: Type.Optional(Type.Integer()),
  /** Largest contentful paint, in ms. */
  lcpMs: Type.Union([Type.Integer(), Type.Null()]),
  /** Interaction to next paint, in ms. */
  inpMs: Type.Union([Type.Integer(), Type.Null()]),
  /** Cumulative layout shift. */
  cls: Type.Union([Type.Number(), Type.Null()]),
  /** Of a canary: surely slower by a quarter than what everybody else gets. */
  slower: Type.Optional(Type.Literal(true)),
})
export type VisitFigures = Static<typeof VisitFigures>

/** How the shell's own pages come to browsers, in the build that visitors get from the gateway that answers. */
export const ShellFigures = Type.Object({ version: Type.String(), visits: Type.Array(VisitFigures) })
export type ShellFigures = Static<typeof ShellFigures>

/** A version that visitors get. */
export const LiveVersion = Type.Object({
  version: Type.String(),
  since: Type.Union([Type.String(), Type.Null()]),
  by: Type.Union([Mover, Type.Null()]),
  commit: Type.Union([Type.String(), Type.Null()]),
  /** Where it was built, as its signed provenance says; absent from an older gateway. */
  builder: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  figures: LoadFigures,
  /** By route; absent from an older gateway. */
  visits: Type.Optional(Type.Array(VisitFigures)),
})
export type LiveVersion = Static<typeof LiveVersion>

export const DeliveredRemote = Type.Object({
  name: Type.String(),
  stable: LiveVersion,
  canary: Type.Union([Type.Object({ ...LiveVersion.properties, audience: Audience }), Type.Null()]),
  /** What a roll-back brings back. */
  previous: Type.Union([Type.String(), Type.Null()]),
})
export type DeliveredRemote = Static<typeof DeliveredRemote>

/** What was live at one moment. */
export const LiveThen = Type.Object({
  name: Type.String(),
  version: Type.String(),
  canary: Type.Union([Type.String(), Type.Null()]),
})
export type LiveThen = Static<typeof LiveThen>

/** A service behind the gateway, as it answers just now. */
export const RunningService = Type.Object({
  name: Type.String(),
  state: Type.Enum(['up', 'not_ready', 'down']),
  /** What it calls itself: the version of its package and a hash of its sources. Absent while it does not answer. */
  release: Type.Optional(Type.String({ maxLength: 100 })),
})
export type RunningService = Static<typeof RunningService>

/**
 * GET /deliveries: what runs where, and the newest moves first; to admins of all areas, to people of a team of theirs.
 * `then` answers the query `at`.
 */
export const Deliveries = Type.Object({
  revision: Type.Integer(),
  remotes: Type.Array(DeliveredRemote),
  moves: Type.Array(LoggedMove),
  then: Type.Union([Type.Array(LiveThen), Type.Null()]),
  /** Absent from an older gateway. */
  services: Type.Optional(Type.Array(RunningService)),
  /** To admins alone, whose area it is; absent from an older gateway, and where the build of the shell has no name. */
  shell: Type.Optional(ShellFigures),
  /** What waits for an admin; absent from an older gateway. */
  waiting: Type.Optional(Type.Array(Type.Object({ ...WaitingPromotion.properties, remote: Type.String() }))),
})
export type Deliveries = Static<typeof Deliveries>

/** GET /deliveries/{name}, for the team: its remote, the versions that it has published, and every move. */
export const TeamDeliveries = Type.Object({
  revision: Type.Integer(),
  remote: Type.Union([DeliveredRemote, Type.Null()]),
  /** The newest first. */
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      publishedAt: Type.String(),
      size: Type.Integer(),
      commit: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** The newest first. */
  moves: Type.Array(LoggedMove),
  waiting: Type.Optional(Type.Union([WaitingPromotion, Type.Null()])),
})
export type TeamDeliveries = Static<typeof TeamDeliveries>
