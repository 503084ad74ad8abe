import type { Role } from '@ensemble/contracts/enumerations'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { lockArticle, saveArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import { allowedActions, type Article } from '../domain/article.ts'
import { articleEvent } from '../events/outgoing.ts'

/**
 * A referent asks the publishers to look at a draft (decisions.md §4, Article).
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function submitArticle(
  deps: Deps,
  author: { id: string; role: Role },
  input: { articleId: string; quiet?: boolean },
): Promise<Article> {
  return inTransaction(deps.db, async (tx) => {
    const article = await lockArticle(tx, input.articleId)
    if (!article) return refuse('NOT_FOUND')
    if (!allowedActions(article, author).includes('submit')) refuse('FORBIDDEN')
    const now = deps.clock.now()
    const submitted: Article = { ...article, version: article.version + 1, submittedForReviewAt: now, updatedAt: now }
    await saveArticle(tx, submitted)
    await recordEvent(tx, { ...articleEvent(articleEvents.articleSubmitted, submitted), quiet: input.quiet })
    return submitted
  })
}
