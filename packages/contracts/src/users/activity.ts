import Type, { type Static } from 'typebox'
import { closed, Day, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { csvFormat, ListOf, ListQuery } from '../lists.ts'
import { loggedActs } from './logged-acts.ts'

/** A page by the pattern of its route: no id and no word fits in. */
const PagePattern = Type.String({ pattern: '^/[A-Za-z_/:*-]{0,100}$' })

/** What somebody's screens record, closed for each kind, so that nothing about health can be put in (decision 116). */
export const Use = Type.Union([
  Type.Object({ type: Type.Literal('page_view'), targetType: Type.Literal('page'), targetId: PagePattern }, closed),
  Type.Object({ type: Type.Literal('article_read'), targetType: Type.Literal('article'), targetId: Id }, closed),
  Type.Object({ type: Type.Literal('mission_view'), targetType: Type.Literal('mission'), targetId: Id }, closed),
  Type.Object(
    {
      type: Type.Literal('document_download'),
      /** To what the document belongs. */
      targetType: Type.Enum(['article', 'mission']),
      targetId: Id,
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('tutorial_step'),
      targetType: Type.Literal('tutorial'),
      targetId: Type.String({ pattern: '^[a-z_]{1,40}$' }),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('search'),
      targetType: Type.Literal('page'),
      targetId: PagePattern,
      /** Whether it found anything; never its words. */
      metadata: Type.Object({ found: Type.Enum(['yes', 'no']) }, closed),
    },
    closed,
  ),
])
export type Use = Static<typeof Use>

const searchedLists = ['missions', 'articles'] as const

/** Words that found nothing; they are kept apart from the person. */
export const MissedSearch = Type.Object(
  { list: Type.Enum(searchedLists), words: Type.String({ minLength: 1, maxLength: 200 }) },
  closed,
)
export type MissedSearch = Static<typeof MissedSearch>

/** What a page has collected, sent when it is left. */
export const UsesOfPage = Type.Object(
  {
    uses: Type.Array(Type.Object({ use: Use, secondsAgo: Type.Integer({ minimum: 0, maximum: 86_400 }) }, closed), {
      maxItems: 20,
    }),
    missedSearches: Type.Optional(Type.Array(MissedSearch, { maxItems: 10 })),
  },
  closed,
)

export type UsesOfPage = Static<typeof UsesOfPage>

/** A line of the log: who did what and when, and to which object where that may be said. */
const LoggedActivity = Type.Object({
  id: Id,
  at: Instant,
  actorId: UserId,
  actorName: Type.String(),
  type: Type.Enum(loggedActs),
  targetType: Nullable(Type.String()),
  targetId: Nullable(Type.String()),
  /** Of a mission. */
  targetTitle: Nullable(Type.String()),
})
export type LoggedActivity = Static<typeof LoggedActivity>

export const ActivityLogQuery = ListQuery({
  /** Of one person alone. */
  actorId: Type.Optional(UserId),
  ...csvFormat,
})
export const ActivityLog = ListOf(LoggedActivity)

export const UseFiguresQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, closed)

/**
 * How much the platform is used, by those who agreed to be counted; of a referent's department, of everywhere for the
 * others.
 */
export const UseFigures = Type.Object({
  /** Members who used it, by week (its Monday). Fewer than ten are null. */
  weeks: Type.Array(Type.Object({ week: Day, members: Nullable(Type.Integer()) })),
  /** What at least five people looked for and did not find, the most wanted first; null for one department. */
  missedSearches: Nullable(
    Type.Array(Type.Object({ list: Type.Enum(searchedLists), words: Type.String(), people: Type.Integer() })),
  ),
})
export type UseFigures = Static<typeof UseFigures>
