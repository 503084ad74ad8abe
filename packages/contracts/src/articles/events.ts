import Type from 'typebox'
import { articleCategories, languages } from '../enumerations.ts'
import type { EventDefinition } from '../events.ts'
import { Instant, Nullable, UserId } from '../identifiers.ts'
import { PartErased } from '../users/erasure.ts'

const state = {
  title: Type.String(),
  language: Type.Enum(languages),
  categories: Type.Array(Type.Enum(articleCategories)),
  departmentCode: Nullable(Type.String()),
  authorId: Nullable(UserId),
  publishedAt: Nullable(Instant),
  /** Who let it appear, at once or at a time. */
  publishedBy: Type.Optional(Nullable(UserId)),
}

const ArticleState = Type.Object(state)

/** Handed in; `again` where it had been sent back, and waits once more. */
const Submission = Type.Object({ ...state, again: Type.Optional(Type.Boolean()) })

/** Taken back: by whom, from readers or before it appeared. Neither stands in facts that are older than these fields. */
const Withdrawal = Type.Object({
  ...state,
  unscheduledBy: Type.Optional(UserId),
  unpublishedBy: Type.Optional(UserId),
})

/** Gone for good; by whom is absent from facts that are older than this field. */
const Deletion = Type.Object({ ...state, deletedBy: Type.Optional(UserId) })

export const articleEvents = {
  articleSubmitted: { type: 'articles.article.submitted', version: 1, data: Submission },
  /** Its author corrects it: what is asked for, and by whom. */
  articleSentBack: {
    type: 'articles.article.sent_back',
    version: 1,
    replaces: null,
    data: Type.Object({ ...state, comment: Type.String(), sentBackBy: UserId }),
  },
  /** Accepted: it appears by itself at `publishedAt`, and waits for nobody any more. */
  articleScheduled: { type: 'articles.article.scheduled', version: 1, replaces: null, data: ArticleState },
  articlePublished: { type: 'articles.article.published', version: 1, data: ArticleState },
  /** A published article says something else: screens ask again, nobody is mailed. */
  articleChanged: { type: 'articles.article.changed', version: 1, data: ArticleState },
  articleUnpublished: { type: 'articles.article.unpublished', version: 1, data: Withdrawal },
  articleDeleted: { type: 'articles.article.deleted', version: 1, data: Deletion },
  /** Nothing of a deleted account is left here but counts. `subject` is the person's id. */
  personErased: { type: 'articles.person.erased', version: 1, replaces: null, data: PartErased },
} as const satisfies Record<string, EventDefinition>
