import type { Role } from '@ensemble/contracts/enumerations'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { lockArticle, saveArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import { allowedActions, type Article, requireComplete } from '../domain/article.ts'
import { articleEvent } from '../events/outgoing.ts'

/**
 * Shows an article to every member (decisions.md §4, Article).
 * @throws Refusal NOT_FOUND, FORBIDDEN, ARTICLE_INCOMPLETE, STATUS_CONFLICT when it is published already
 */
export async function publishArticle(
  deps: Deps,
  publisher: { id: string; role: Role },
  input: { articleId: string; featured?: boolean; quiet?: boolean },
): Promise<Article> {
  return inTransaction(deps.db, async (tx) => {
    const article = await lockArticle(tx, input.articleId)
    if (!article) return refuse('NOT_FOUND')
    if (article.status === 'published') refuse('STATUS_CONFLICT')
    if (!allowedActions(article, publisher).includes('publish')) refuse('FORBIDDEN')
    requireComplete(article)
    const now = deps.clock.now()
    const published: Article = {
      ...article,
      version: article.version + 1,
      status: 'published',
      featured: input.featured ?? article.featured,
      publishedAt: now,
      publishedBy: publisher.id,
      firstPublishedAt: article.firstPublishedAt ?? now,
      updatedAt: now,
    }
    await saveArticle(tx, published)
    await recordEvent(tx, { ...articleEvent(articleEvents.articlePublished, published), quiet: input.quiet })
    return published
  })
}
