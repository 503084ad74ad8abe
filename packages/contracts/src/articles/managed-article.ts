import Type, { type Static } from 'typebox'
import { articleCategories, articleStates, languages } from '../enumerations.ts'
import { Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { csvFormat, ListBody, ListOf, ListQuery } from '../lists.ts'
import { articleActions } from './actions.ts'

/** An article as those who write and publish look after it. */
export const ManagedArticle = Type.Object({
  id: Id,
  title: Type.String(),
  state: Type.Enum(articleStates),
  author: Type.Object({ id: Nullable(UserId), displayName: Type.String() }),
  categories: Type.Array(Type.Enum(articleCategories)),
  language: Type.Enum(languages),
  departmentCode: Nullable(Type.String()),
  featured: Type.Boolean(),
  readingMinutes: Type.Integer(),
  reads: Nullable(Type.Integer({ description: 'One per person and day; null where there are fewer than ten' })),
  submittedForReviewAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  updatedAt: Instant,
  changedBy: Nullable(Type.String({ description: 'Who changed its text last' })),
  /** When they did: `updatedAt` also counts what was done with it, by whomever. */
  changedAt: Type.Optional(Instant),
  allowedActions: Type.Array(Type.Enum(articleActions)),
})
export type ManagedArticle = Static<typeof ManagedArticle>

const count = Type.Integer({ minimum: 0, description: 'Counted up to 1,001, which stands for all that is more' })

/** What stands behind each part of the resources. */
export const ArticleCounts = Type.Object({ articles: count, documents: count, managed: count })
export type ArticleCounts = Static<typeof ArticleCounts>

export const managedArticleSchemas = {
  'article.managed': { query: ListQuery(csvFormat), data: ListOf(ManagedArticle) },
  'article.counts': { data: ArticleCounts },
  'article.searchManaged': { body: ListBody(csvFormat), data: ListOf(ManagedArticle) },
} as const
