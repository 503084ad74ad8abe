import type { Article as ArticleAnswer } from '@ensemble/contracts/articles/http'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { historyOf } from '../data/article-history.ts'
import { countRead } from '../data/article-reads.ts'
import { findArticle } from '../data/articles.ts'
import { findRevision } from '../data/revisions.ts'
import type { Deps } from '../deps.ts'
import { allowedActions, type Article, mayRead, readingMinutes } from '../domain/article.ts'
import { authorOf } from './list-articles.ts'
import { sentBackOf } from './sent-back.ts'

interface Reader {
  id: string
  role: Role
}

interface Asked {
  articleId: string
  /** What it said before, for those who may write. */
  revision?: number
  /** Asked by an editor, which is no reading. */
  toEdit?: boolean
}

/**
 * One article as the reader may see it; what is published counts as read.
 * @throws Refusal NOT_FOUND, also for a draft that the reader may not see: its existence is not told
 */
export async function articleDetails(
  deps: Deps,
  reader: Reader,
  { articleId, revision, toEdit = false }: Asked,
): Promise<ArticleAnswer> {
  const article = await findArticle(deps.db, articleId)
  if (!article || !mayRead(article, reader)) return refuse('NOT_FOUND')
  if (revision !== undefined) return answerOf(deps, reader, await before(deps, reader, article, revision))
  if (article.status === 'published' && !toEdit) await countRead(deps.db, article.id, reader.id, deps.clock.now())
  return answerOf(deps, reader, article)
}

async function before(deps: Deps, reader: Reader, article: Article, revision: number): Promise<Article> {
  if (!mayWrite(article, reader)) return refuse('FORBIDDEN')
  const content = await findRevision(deps.db, article.id, revision)
  if (!content) return refuse('NOT_FOUND')
  const reviewedAt = content.medicallyReviewedAt
  return { ...article, ...content, medicallyReviewedAt: reviewedAt === null ? null : new Date(reviewedAt) }
}

/** Who writes an article sees what became of it, also once it is out of their hands. */
export function mayWrite(article: Pick<Article, 'authorId'>, reader: Reader): boolean {
  const reach = reachOf('article.write', reader.role)
  return reach === 'all' || (reach === 'own' && article.authorId === reader.id)
}

/** An article in the words of the contract. */
export async function answerOf(deps: Deps, reader: Reader, article: Article): Promise<ArticleAnswer> {
  const { rows } = await deps.db.query<{ display_name: string | null }>({
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
    textChangedAt: (article.textChangedAt ?? article.updatedAt).toISOString(),
    allowedActions: allowedActions(article, reader),
    ...sentBackOf(article),
    ...(mayWrite(article, reader) ? { history: await historyOf(deps.db, article.id) } : {}),
  }
}
