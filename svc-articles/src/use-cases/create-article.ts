import { randomUUID } from 'node:crypto'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { cleanArticleHtml } from '../article-html.ts'
import { saveArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import type { Article } from '../domain/article.ts'

export interface ArticleContent extends Pick<
  Article,
  | 'title'
  | 'summary'
  | 'body'
  | 'categories'
  | 'cancerTypes'
  | 'coverKey'
  | 'coverAlt'
  | 'language'
  | 'departmentCode'
  | 'medicallyReviewedBy'
  | 'medicallyReviewedAt'
  | 'sources'
> {
  /** Given by imports, whose addresses must not change. */
  id?: string
}

/**
 * Begins an article as a draft of its author (decisions.md §4, Article).
 * @throws Refusal FORBIDDEN for a member
 */
export async function createArticle(
  deps: Deps,
  author: { id: string; role: Role },
  content: ArticleContent,
): Promise<Article> {
  if (reachOf('article.write', author.role) === 'no') refuse('FORBIDDEN')
  const now = deps.clock.now()
  const article: Article = {
    ...content,
    id: content.id ?? randomUUID(),
    version: 1,
    body: cleanArticleHtml(content.body),
    authorId: author.id,
    status: 'draft',
    submittedForReviewAt: null,
    publishedAt: null,
    publishedBy: null,
    firstPublishedAt: null,
    featured: false,
    attachments: [],
    createdAt: now,
    updatedAt: now,
  }
  await inTransaction(deps.db, (tx) => saveArticle(tx, article))
  return article
}
