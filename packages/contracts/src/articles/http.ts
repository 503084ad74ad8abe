import Type, { type Static } from 'typebox'
import { articleCategories, articleStatuses, languages, pageSizes } from '../enumerations.ts'
import { cancerTypes } from '../health-enumerations.ts'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { ListBody, ListOf, ListQuery } from '../lists.ts'
import type { CallSchemas } from '../schemas.ts'
import { articleActions } from './actions.ts'
import type { articleCalls } from './calls.ts'
import { ArticleCreation, ArticleEdit, ArticlePublication, ArticleReturn } from './content.ts'
import { managedArticleSchemas } from './managed-article.ts'
import { FileKey, PresignedUrl, PresignedUrlRequest } from './files.ts'
import { ArticleStatistics, ArticleStatisticsQuery } from './statistics.ts'

export const Attachment = Type.Object({
  key: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  contentType: Type.String(),
})
export type Attachment = Static<typeof Attachment>

const card = {
  id: Id,
  title: Type.String(),
  summary: Nullable(Type.String()),
  coverKey: Nullable(Type.String()),
  coverAlt: Nullable(Type.String()),
  categories: Type.Array(Type.Enum(articleCategories)),
  cancerTypes: Type.Array(Type.Enum(cancerTypes)),
  language: Type.Enum(languages),
  departmentCode: Nullable(Type.String()),
  status: Type.Enum(articleStatuses),
  featured: Type.Boolean(),
  author: Type.Object({ id: Nullable(UserId), displayName: Type.String() }),
  publishedAt: Nullable(Instant),
  readingMinutes: Type.Integer(),
  submittedForReviewAt: Nullable(Instant),
  attachments: Type.Array(Attachment),
  updatedAt: Type.Optional(Instant),
  sentBack: Type.Optional(
    Type.Object(
      { comment: Type.String(), at: Instant },
      { description: 'What was asked for when a draft was sent back last, until it is published or scheduled' },
    ),
  ),
}

export const ArticleCard = Type.Object(card)
export type ArticleCard = Static<typeof ArticleCard>

/** What happened to an article, for those who may edit it. */
const articleHistoryActions = [
  'created',
  'submitted',
  'sent_back',
  'scheduled',
  'unscheduled',
  'published',
  'unpublished',
] as const
export type ArticleHistoryAction = (typeof articleHistoryActions)[number]

export const Article = Type.Object({
  ...card,
  body: Type.String({ description: 'Allow-listed HTML' }),
  medicallyReviewedBy: Nullable(Type.String()),
  medicallyReviewedAt: Nullable(Instant),
  sources: Type.Array(Type.String()),
  firstPublishedAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  /** When its words changed, and not only its topics or its state; absent from a service that does not know it yet. */
  textChangedAt: Type.Optional(Instant),
  allowedActions: Type.Array(Type.Enum(articleActions)),
  history: Type.Optional(
    Type.Array(
      Type.Object({
        action: Type.Enum(articleHistoryActions),
        at: Instant,
        by: Nullable(Type.String()),
        comment: Type.Optional(Type.String({ description: 'With which words it was sent back' })),
      }),
    ),
  ),
})
export type Article = Static<typeof Article>

/** A state of an article's text; `revision` counts from 1. */
export const ArticleRevision = Type.Object({
  revision: Type.Integer(),
  at: Instant,
  by: Nullable(Type.String()),
  title: Type.String(),
  words: Type.Integer(),
})
export type ArticleRevision = Static<typeof ArticleRevision>

const listExtra = {
  status: Type.Optional(Type.Enum(articleStatuses)),
  relatedTo: Type.Optional(Id),
  forMe: Type.Optional(
    Type.Boolean({ description: 'National articles and those of the own department; what concerns the caller first' }),
  ),
}

const ofArticle = Type.Object({ articleId: Id }, closed)

export const articleSchemas = {
  'article.list': {
    /** `archive`: what svc-articles keeps of the caller, a part of the file that `user.get` of `me` gives. */
    query: ListQuery({ ...listExtra, format: Type.Optional(Type.Literal('archive')) }),
    data: ListOf(ArticleCard),
  },
  'article.search': { body: ListBody(listExtra), data: ListOf(ArticleCard) },
  ...managedArticleSchemas,
  'article.get': {
    params: ofArticle,
    query: Type.Object(
      {
        revision: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
        /** Asked by an editor: who is about to write does not count as a reader. */
        toEdit: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Article,
  },
  'article.revisions': {
    params: ofArticle,
    query: Type.Object(
      {
        page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
        pageSize: Type.Optional(Type.Enum(pageSizes, { default: 25 })),
      },
      closed,
    ),
    data: ListOf(ArticleRevision),
  },
  'article.statistics': { query: ArticleStatisticsQuery, data: ArticleStatistics },
  'article.create': { body: ArticleCreation, data: Article },
  'article.edit': { params: ofArticle, body: ArticleEdit, data: Article },
  'article.publish': { params: ofArticle, body: ArticlePublication, data: Article },
  'article.sendBack': { params: ofArticle, body: ArticleReturn, data: Article },
  'article.delete': { params: ofArticle, data: Type.Object({ id: Id }) },
  'file.createPresignedUrl': { body: PresignedUrlRequest, data: PresignedUrl },
  'file.upload': {
    params: Type.Object({ '*': FileKey }, closed),
    query: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed),
    body: Type.Unknown(),
    data: Type.Unknown(),
  },
  'file.read': {
    params: Type.Object({ '*': FileKey }, closed),
    query: Type.Object({ format: Type.Optional(Type.Enum(['info'])) }, closed),
    data: Type.Unknown(),
  },
} as const satisfies CallSchemas<keyof typeof articleCalls>
