import Type, { type Static } from 'typebox'
import { rejectionReasons } from '../enumerations.ts'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import type { CallSchemas } from '../schemas.ts'
import type { manyCalls } from './many-calls.ts'
import { MissionContent, MissionEdit } from './content.ts'
import { longestSeries, mostAtOnce, mostManagers } from './many-limits.ts'
import { templateSchemas } from './templates.ts'

const missionParams = Type.Object({ missionId: Id }, closed)

/** Where an act on many missions did nothing, and why: a code of the catalogue. */
const LeftAsItWas = Type.Object({ missionId: Id, code: Type.String() })

const laterDates = Type.Array(Instant, { minItems: 1, maxItems: longestSeries - 1, uniqueItems: true })
const madeMissions = Type.Array(Type.Object({ id: Id, startAt: Instant }))

/** A mission and the dates on which it takes place again, each of which becomes a mission of its own. */
const NewSeries = Type.Object(
  {
    mission: MissionContent,
    /** When the others begin; end and end of registration move along on the clock of Paris. */
    dates: laterDates,
  },
  closed,
)

/** What may be changed of many missions at once: nothing that approvers have agreed to. */
const manyFields = {
  managerIds: Type.Array(UserId, { minItems: 1, maxItems: mostManagers, uniqueItems: true }),
  contactName: Type.String({ minLength: 1, maxLength: 120 }),
  registrationDeadline: Nullable(Instant),
}

export const ManyEdit = Type.Object(
  {
    missionIds: Type.Array(Id, { minItems: 1, maxItems: mostAtOnce, uniqueItems: true }),
    managerIds: Type.Optional(manyFields.managerIds),
    /** They run the missions beside those who do already, and not in their place. */
    beside: Type.Optional(Type.Literal(true)),
    contactName: Type.Optional(manyFields.contactName),
    /** One moment for all, or so many days before each begins; null: until it begins. */
    deadline: Type.Optional(
      Nullable(
        Type.Union([
          Type.Object({ at: Instant }, closed),
          Type.Object({ daysBefore: Type.Integer({ minimum: 0, maximum: 90 }) }, closed),
        ]),
      ),
    ),
  },
  closed,
)
export type ManyEdit = Static<typeof ManyEdit>

/** What was changed, with what stood there before, so that it can be taken back by an edit of each. */
const ManyEdited = Type.Object({
  changed: Type.Array(Type.Object({ missionId: Id, updatedAt: Instant, before: Type.Object(manyFields) })),
  /** Missions that were so already. */
  unchanged: Type.Integer(),
  failed: Type.Array(LeftAsItWas),
})
export type ManyEdited = Static<typeof ManyEdited>

/** The other dates of a mission that takes place several times, as far as the reader may know of them. */
export const SeriesOf = Type.Object({
  id: Id,
  dates: Type.Array(
    Type.Object({
      missionId: Id,
      startAt: Instant,
      /** Somebody may still change it: neither closed nor cancelled. */
      open: Type.Boolean(),
    }),
  ),
})
export type SeriesOf = Static<typeof SeriesOf>

const submissionKinds = ['new', 'edited', 'resubmitted', 'rejection_revoked'] as const

/** How a mission came to wait for approval: for those who approve. */
export const submissionFields = {
  kind: Type.Enum(submissionKinds),
  since: Instant,
  byName: Nullable(Type.String()),
  /** Of the text that waits: by it a decision says what was read. A service of before does not tell it, nor take it. */
  updatedAt: Type.Optional(Instant),
}
export const Submission = Type.Object({
  ...submissionFields,
  /** What differs from the text that was read before, with what stood there; absent for a new mission. */
  before: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** What was asked for when it was refused. */
  refusal: Nullable(Type.Object({ reasonCode: Type.Enum(rejectionReasons), comment: Type.String(), at: Instant })),
})
export type Submission = Static<typeof Submission>

export const manySchemas = {
  'mission.createSeries': {
    body: NewSeries,
    data: Type.Object({ seriesId: Id, missions: madeMissions }),
  },
  'mission.extendSeries': {
    params: missionParams,
    body: Type.Object({ dates: laterDates }, closed),
    /** A date that the series has already is left out. */
    data: Type.Object({ missions: madeMissions }),
  },
  'mission.editFollowing': {
    params: missionParams,
    body: MissionEdit,
    data: Type.Object({ changed: Type.Integer(), failed: Type.Array(LeftAsItWas) }),
  },
  'mission.cancelFollowing': {
    params: missionParams,
    /** Everybody concerned reads the reason; only where none of the missions was ever approved it may be left out. */
    body: Type.Object({ reason: Type.Optional(Type.String({ minLength: 10, maxLength: 1000 })) }, closed),
    /** `deleted`: never approved, so nobody waited for them. */
    data: Type.Object({ cancelled: Type.Integer(), deleted: Type.Integer(), failed: Type.Array(LeftAsItWas) }),
  },
  'mission.editMany': { body: ManyEdit, data: ManyEdited },
  ...templateSchemas,
} as const satisfies CallSchemas<keyof typeof manyCalls>
