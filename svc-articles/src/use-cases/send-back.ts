import type { ArticleReturn } from '@ensemble/contracts/articles/content'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { articleLimits } from '@ensemble/contracts/articles/limits'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import type { Article } from '../domain/article.ts'
import type { Person } from '../domain/article-state.ts'
import { articleEvent } from '../outbox/outgoing.ts'
import { moveArticle } from './move-article.ts'

/**
 * Gives an article that waits back to its author, who corrects it with these words in view: it is a draft again. The
 * words stay until it is published or scheduled, so that whoever looks at it next knows what was asked for.
 * @throws Refusal VALIDATION_FAILED for words that are nothing but spaces; as `moveArticle`
 */
export function sendBackArticle(
  deps: Deps,
  publisher: Person,
  { articleId, comment }: ArticleReturn & { articleId: string },
): Promise<Article> {
  const words = comment.trim()
  if (words.length < articleLimits.comment.min)
    return refuse('VALIDATION_FAILED', { fields: { comment: ['TOO_SHORT'] } })
  return moveArticle(deps, publisher, {
    articleId,
    action: 'send_back',
    history: 'sent_back',
    comment: words,
    event: (article) => {
      const fact = articleEvent(articleEvents.articleSentBack, article)
      return { ...fact, data: { ...fact.data, comment: words, sentBackBy: publisher.id } }
    },
    change: (_article, now) => ({ submittedForReviewAt: null, sentBackAt: now, sentBackComment: words }),
  })
}
