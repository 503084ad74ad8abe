import Type, { type Static } from 'typebox'
import { closed, Day, Nullable } from '../identifiers.ts'

/** `month` is when an account was asked for, `type` the profile type of members, `total` one row of everything. */
const userStatisticsGroups = ['month', 'department', 'type', 'total'] as const
export type UserStatisticsGroup = (typeof userStatisticsGroups)[number]

export const UserStatisticsQuery = Type.Object(
  {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    groupBy: Type.Optional(Type.Enum(userStatisticsGroups, { default: 'month' })),
  },
  closed,
)

/**
 * Accounts that were asked for in a time and are not deleted, with how many are validated and wait; of a referent's
 * department, of everywhere for the others. Fewer than ten people are null, and so is
 * what would tell them beside the other figures.
 */
export const UserStatistics = Type.Object({
  series: Type.Array(
    Type.Object({
      key: Type.String(),
      values: Type.Object({
        accounts: Nullable(Type.Integer()),
        validated: Nullable(Type.Integer()),
        pending: Nullable(Type.Integer()),
      }),
    }),
  ),
})
export type UserStatistics = Static<typeof UserStatistics>
