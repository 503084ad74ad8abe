import Type, { type Static } from 'typebox'
import { departmentCodes } from '../departments.ts'
import { articleCategories, languages } from '../enumerations.ts'
import { cancerTypes } from '../health-enumerations.ts'
import { closed, Day, Instant, Nullable } from '../identifiers.ts'
import { FileKey } from './files.ts'
import { articleLimits, mostSources } from './limits.ts'

export { articleLimits, mostFeatured } from './limits.ts'

/** HTML is longer than what is read of it. */
const longestHtml = 120_000

const title = Type.String({ minLength: articleLimits.title.min, maxLength: articleLimits.title.max })
const language = Type.Enum(languages)

/** What a draft may leave open; what publishing asks for is on the check list. */
const optional = {
  summary: Type.Optional(Nullable(Type.String({ maxLength: articleLimits.summary.max }))),
  body: Type.Optional(
    Type.String({ maxLength: longestHtml, description: 'HTML; what is not allow-listed is dropped' }),
  ),
  categories: Type.Optional(Type.Array(Type.Enum(articleCategories), { maxItems: 3, uniqueItems: true })),
  cancerTypes: Type.Optional(Type.Array(Type.Enum(cancerTypes), { maxItems: cancerTypes.length, uniqueItems: true })),
  coverKey: Type.Optional(Nullable(FileKey)),
  coverAlt: Type.Optional(Nullable(Type.String({ maxLength: articleLimits.coverAlt.max }))),
  attachments: Type.Optional(
    Type.Array(
      Type.Object(
        { key: FileKey, name: Type.String({ minLength: 1, maxLength: articleLimits.attachmentName.max }) },
        closed,
      ),
      { maxItems: 5 },
    ),
  ),
  departmentCode: Type.Optional(Nullable(Type.Enum([...departmentCodes]))),
  medicallyReviewedBy: Type.Optional(Nullable(Type.String({ maxLength: articleLimits.medicallyReviewedBy.max }))),
  medicallyReviewedAt: Type.Optional(Nullable(Type.Union([Day, Instant]))),
  sources: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: articleLimits.source.max }), { maxItems: mostSources }),
  ),
  featured: Type.Optional(Type.Boolean({ description: 'For publishers; three at most' })),
}

export const ArticleCreation = Type.Object({ title, language, ...optional }, closed)
export type ArticleCreation = Static<typeof ArticleCreation>

export const ArticleEdit = Type.Object(
  {
    updatedAt: Type.String({ format: 'date-time', description: 'Of what the edit began from; another: STALE_UPDATE' }),
    title: Type.Optional(title),
    language: Type.Optional(language),
    ...optional,
  },
  closed,
)
export type ArticleEdit = Static<typeof ArticleEdit>

/** One of: submit; publish now or, with a time ahead, then; take back. */
export const ArticlePublication = Type.Object(
  {
    published: Type.Optional(Type.Boolean()),
    publishedAt: Type.Optional(Instant),
    submit: Type.Optional(Type.Literal(true)),
    updatedAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'Of what was looked at; another: STALE_UPDATE' }),
    ),
  },
  closed,
)
export type ArticlePublication = Static<typeof ArticlePublication>

/** What its author is told who gets an article back. */
export const ArticleReturn = Type.Object(
  { comment: Type.String({ minLength: articleLimits.comment.min, maxLength: articleLimits.comment.max }) },
  closed,
)
export type ArticleReturn = Static<typeof ArticleReturn>
