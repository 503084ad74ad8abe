import Type, { type Static } from 'typebox'
import { closed, Day, Nullable } from '../identifiers.ts'

/** `type` is the category of an article, of which one may have several; `article` the ten that were read most. */
const articleStatisticsGroups = ['month', 'department', 'type', 'article'] as const
export type ArticleStatisticsGroup = (typeof articleStatisticsGroups)[number]

export const ArticleStatisticsQuery = Type.Object(
  {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    groupBy: Type.Optional(Type.Enum(articleStatisticsGroups, { default: 'month' })),
  },
  closed,
)

/**
 * Published articles, and how often they were read: one per person and day. Fewer than ten are null. A member learns
 * how many they read themselves, by month; which ones is kept of nobody.
 */
export const ArticleStatistics = Type.Object({
  series: Type.Array(
    Type.Object({
      key: Type.String(),
      /** Of an article. */
      title: Type.Optional(Type.String()),
      values: Type.Object({ articles: Type.Integer(), reads: Nullable(Type.Integer()) }),
    }),
  ),
})
export type ArticleStatistics = Static<typeof ArticleStatistics>
