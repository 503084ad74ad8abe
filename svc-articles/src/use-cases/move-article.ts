import type { ArticleAction } from '@ensemble/contracts/states'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { type NewEvent, recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { refuse } from '@ensemble/service-kit/refusal'
import { noteHistory } from '../data/article-history.ts'
import { lockArticle, saveArticle } from '../data/articles.ts'
import type { Deps } from '../deps.ts'
import { type Article, mayRead, requireFresh } from '../domain/article.ts'
import { type Person, requireMove } from '../domain/article-state.ts'
import type { ArticleEvent } from '../outbox/outgoing.ts'

type HistoryAction = Parameters<typeof noteHistory>[2]['action']

export interface Move {
  articleId: string
  action: ArticleAction
  /** `updatedAt` of what the person looked at; another is refused. */
  updatedAt?: string
  /** What changes besides version and time. */
  change: (article: Article, now: Date) => Partial<Article>
  /** Refuses what the table cannot know. */
  guard?: (article: Article, tx: Tx) => Promise<void> | void
  history?: HistoryAction | ((before: Article) => HistoryAction)
  /** What is said to its author; kept in the history. */
  comment?: string
  /** The fact that other teams learn, of the article as it was and as it is. */
  event?: (moved: Article, before: Article) => NewEvent<ArticleEvent>
  /** For demonstration facts: nobody is mailed. */
  quiet?: boolean
}

/**
 * Takes an article from one state of the table to the next, with its history and its event, in one transaction.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STATUS_CONFLICT, STALE_UPDATE; what the guard throws
 */
export function moveArticle(deps: Deps, person: Person, move: Move): Promise<Article> {
  return inTransaction(deps.db, async (tx) => {
    const article = await lockArticle(tx, move.articleId)
    if (!article || !mayRead(article, person)) return refuse('NOT_FOUND')
    requireMove(move.action, article, person)
    if (move.updatedAt !== undefined) requireFresh(move.updatedAt, article)
    await move.guard?.(article, tx)
    const now = deps.clock.now()
    const moved: Article = { ...article, version: article.version + 1, updatedAt: now, ...move.change(article, now) }
    await saveArticle(tx, moved)
    if (move.history) {
      const action = typeof move.history === 'function' ? move.history(article) : move.history
      const line = { action, actorId: person.id, at: now, comment: move.comment }
      await noteHistory(tx, moved.id, line)
    }
    if (move.event) await recordEvent(tx, { ...move.event(moved, article), quiet: move.quiet })
    return moved
  })
}
