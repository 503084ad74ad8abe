import Type, { type Static } from 'typebox'
import { closed, Day, Nullable } from '../identifiers.ts'

/** `total` is one row of everything, key `total`: people of two rows are not people twice. */
const missionStatisticsGroups = ['month', 'department', 'type', 'domain', 'total'] as const
export type MissionStatisticsGroup = (typeof missionStatisticsGroups)[number]

export const MissionStatisticsQuery = Type.Object(
  {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    groupBy: Type.Optional(Type.Enum(missionStatisticsGroups, { default: 'month' })),
  },
  closed,
)

/** Figures on a set of missions; those on fewer than ten people are null. */
export const MissionFigures = Type.Object({
  missions: Type.Integer(),
  participants: Nullable(Type.Integer()),
  participations: Nullable(Type.Integer()),
  /** Of the staff: hours of those whom a team noted as present. Of a member: of what they took part in. */
  hours: Nullable(Type.Number()),
  /** Places of the missions that have a number of them, and how many are taken; of staff alone, like the rest. */
  places: Nullable(Type.Integer()),
  taken: Nullable(Type.Integer()),
  /** Median of days between a registration and the team's answer. */
  answerDays: Nullable(Type.Number()),
  /** Mean of the grades of surveys, 1 to 5. */
  grade: Nullable(Type.Number()),
})

/**
 * Figures of the caller's scope: a member's own participations, the department of a referent, everything for the
 * others. Figures on fewer than ten people are null; one's own are one's own.
 */
export const MissionStatistics = Type.Object({
  series: Type.Array(Type.Object({ key: Type.String(), values: MissionFigures })),
})
export type MissionStatistics = Static<typeof MissionStatistics>
