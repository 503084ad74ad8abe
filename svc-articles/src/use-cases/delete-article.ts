import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { deleteArticleRow, lockArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import { mayRead } from '../domain/article.ts'
import { type Person, requireMove } from '../domain/article-state.ts'
import { articleEvent } from '../outbox/outgoing.ts'

/**
 * Takes an article away for good: nobody sees it any more, nor its files.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STATUS_CONFLICT
 */
export function deleteArticle(deps: Deps, person: Person, articleId: string): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    const article = await lockArticle(tx, articleId)
    if (!article || !mayRead(article, person)) return refuse('NOT_FOUND')
    requireMove('delete', article, person)
    const now = deps.clock.now()
    await deleteArticleRow(tx, articleId, now)
    const gone = { ...article, version: article.version + 1, updatedAt: now }
    const fact = articleEvent(articleEvents.articleDeleted, gone)
    await recordEvent(tx, { ...fact, data: { ...fact.data, deletedBy: person.id } })
    return { id: articleId }
  })
}
