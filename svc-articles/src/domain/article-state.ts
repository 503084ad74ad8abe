import { type ArticleAction, type ArticleState, articleTransitions } from '@ensemble/contracts/states'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Article } from './article.ts'

export type Stated = Pick<Article, 'status' | 'authorId' | 'publishedAt' | 'submittedForReviewAt'>
export type Person = { id: string; role: Role }

/** The state of the table in contracts, out of the fields that are stored. */
export function stateOf({ status, publishedAt, submittedForReviewAt }: Stated): ArticleState {
  if (status === 'published') return 'published'
  if (publishedAt !== null) return 'scheduled'
  return submittedForReviewAt === null ? 'draft' : 'submitted'
}

/** A referent writes as long as nobody has decided: what is scheduled is as good as published. */
function isOpen(article: Stated): boolean {
  return ['draft', 'submitted'].includes(stateOf(article))
}

/** Whether a person may change the text. */
export function mayEdit(article: Stated, person: Person): boolean {
  const reach = reachOf('article.write', person.role)
  return reach === 'all' || (reach === 'own' && article.authorId === person.id && isOpen(article))
}

/** Whether the table lets a person do something to an article of this state. */
export function mayDo(action: ArticleAction, article: Stated, person: Person): boolean {
  const state = stateOf(article)
  const row = articleTransitions.find((transition) => transition.from === state && transition.action === action)
  return row !== undefined && row.by.some((who) => who === person.role) && isInReach(action, article, person)
}

function isInReach(action: ArticleAction, article: Stated, person: Person): boolean {
  const own = article.authorId === person.id
  switch (action) {
    case 'submit':
      return own
    case 'send_back':
    case 'publish':
    case 'schedule':
    case 'unpublish':
      return reachOf('article.publish', person.role) === 'all'
    case 'delete': {
      const reach = reachOf('article.delete', person.role)
      return reach === 'all' || (reach === 'own' && own)
    }
    case 'create':
    case 'due':
      return false
  }
}

/**
 * Makes sure that a person may do something now.
 * @throws Refusal FORBIDDEN who may not do it to any state of this article, STATUS_CONFLICT who may, but not now
 */
export function requireMove(action: ArticleAction, article: Stated, person: Person): void {
  if (mayDo(action, article, person)) return
  const roles = articleTransitions.filter((transition) => transition.action === action).flatMap(({ by }) => by)
  const everMay = roles.some((who) => who === person.role) && isInReach(action, article, person)
  refuse(everMay ? 'STATUS_CONFLICT' : 'FORBIDDEN')
}
