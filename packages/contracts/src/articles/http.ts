import Type, { type Static } from 'typebox'
import { articleCategories, articleStatuses, languages } from '../enumerations.ts'
import { cancerTypes } from '../health-enumerations.ts'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'
import { ListBody, ListOf, ListQuery } from '../lists.ts'
import type { CallSchemas } from '../schemas.ts'
import type { articleCalls } from './calls.ts'
import { FileKey, PresignedUrl, PresignedUrlRequest } from './files.ts'

export const Attachment = Type.Object({
  key: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  contentType: Type.String(),
})

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
  author: Type.Object({ id: Nullable(Id), displayName: Type.String() }),
  publishedAt: Nullable(Instant),
  readingMinutes: Type.Integer(),
  submittedForReviewAt: Nullable(Instant),
  attachments: Type.Array(Attachment),
}

export const ArticleCard = Type.Object(card)
export type ArticleCard = Static<typeof ArticleCard>

export const articleActions = ['edit', 'publish', 'unpublish', 'submit', 'delete'] as const

export const Article = Type.Object({
  ...card,
  body: Type.String({ description: 'Allow-listed HTML' }),
  medicallyReviewedBy: Nullable(Type.String()),
  medicallyReviewedAt: Nullable(Instant),
  sources: Type.Array(Type.String()),
  firstPublishedAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  allowedActions: Type.Array(Type.Enum(articleActions)),
})
export type Article = Static<typeof Article>

const listExtra = {
  status: Type.Optional(Type.Enum(articleStatuses)),
  relatedTo: Type.Optional(Id),
}

export const articleSchemas = {
  'article.list': { query: ListQuery(listExtra), data: ListOf(ArticleCard) },
  'article.search': { body: ListBody(listExtra), data: ListOf(ArticleCard) },
  'article.get': { params: Type.Object({ articleId: Id }, closed), data: Article },
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
