import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { noteHistory } from '../data/article-history.ts'
import { lockDueArticle, saveArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import { articleEvent } from '../outbox/outgoing.ts'
import { asPublished } from './publish-article.ts'

/**
 * Publishes what is due, one article after the other. Each is locked, and one that another process holds is passed
 * over, so that it appears once however many processes look.
 * @returns how many appeared by this call
 */
export async function publishDue(deps: Deps): Promise<number> {
  for (let published = 0; ; published += 1) {
    const found = await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      const article = await lockDueArticle(tx, now)
      if (!article) return false
      const changed = {
        ...article,
        version: article.version + 1,
        updatedAt: now,
        ...asPublished(article, now),
        publishedAt: article.publishedAt,
      }
      await saveArticle(tx, changed)
      await noteHistory(tx, article.id, { action: 'published', actorId: null, at: now })
      await recordEvent(tx, articleEvent(articleEvents.articlePublished, changed))
      return true
    })
    if (!found) return published
  }
}
