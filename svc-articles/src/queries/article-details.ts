import type { Article as ArticleAnswer } from '@ensemble/contracts/articles/http'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { findArticle } from '../data/articles.ts'
import { allowedActions, mayRead, readingMinutes } from '../domain/article.ts'
import { authorOf } from './list-articles.ts'

/**
 * One article as the reader may see it.
 * @throws Refusal NOT_FOUND, also for a draft that the reader may not see: its existence is not told
 */
export async function articleDetails(
  db: Queryable,
  reader: { id: string; role: Role },
  articleId: string,
): Promise<ArticleAnswer> {
  const article = await findArticle(db, articleId)
  if (!article || !mayRead(article, reader)) return refuse('NOT_FOUND')
  const { rows } = await db.query<{ display_name: string | null }>({
    name: 'author-name',
    text: 'select display_name from author_names where user_id = $1',
    values: [article.authorId],
  })
  return {
    id: article.id,
    title: article.title,
    summary: article.summary,
    body: article.body,
    categories: article.categories,
    cancerTypes: article.cancerTypes,
    coverKey: article.coverKey,
    coverAlt: article.coverAlt,
    attachments: article.attachments,
    language: article.language,
    departmentCode: article.departmentCode,
    author: authorOf(article.authorId, rows[0]?.display_name ?? null),
    status: article.status,
    featured: article.featured,
    sources: article.sources,
    readingMinutes: readingMinutes(article.body),
    publishedAt: article.publishedAt?.toISOString() ?? null,
    firstPublishedAt: article.firstPublishedAt?.toISOString() ?? null,
    submittedForReviewAt: article.submittedForReviewAt?.toISOString() ?? null,
    medicallyReviewedBy: article.medicallyReviewedBy,
    medicallyReviewedAt: article.medicallyReviewedAt?.toISOString() ?? null,
    createdAt: article.createdAt.toISOString(),
    updatedAt: article.updatedAt.toISOString(),
    allowedActions: allowedActions(article, reader),
  }
}
