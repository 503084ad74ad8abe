import type { ArticlePublication } from '@ensemble/contracts/articles/content'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import { type Article, requireComplete } from '../domain/article.ts'
import { type Person, stateOf } from '../domain/article-state.ts'
import { requireRoomForFeatured } from './featured.ts'
import { articleEvent } from '../outbox/outgoing.ts'
import { moveArticle } from './move-article.ts'

/** Which article, and `updatedAt` of what the person looked at, where that is known. */
type Seen = Pick<ArticlePublication, 'updatedAt'> & { articleId: string }

interface Publication extends Seen {
  /** Put forward at the same time; for imports. */
  featured?: boolean
  quiet?: boolean
}

/** Further ahead nobody means it. */
const longestAheadMs = 366 * 24 * 60 * 60 * 1000

/**
 * What the publish call asks for: submit, publish now or later, take back.
 * @throws Refusal VALIDATION_FAILED for none or two of them; as each of them
 */
export function decideArticle(
  deps: Deps,
  person: Person,
  { articleId, updatedAt, published, publishedAt, submit }: ArticlePublication & { articleId: string },
): Promise<Article> {
  const seen = { articleId, updatedAt }
  if ((published === undefined) === (submit === undefined)) return invalid('published', 'REQUIRED')
  if (submit)
    return publishedAt === undefined ? submitArticle(deps, person, seen) : invalid('publishedAt', 'UNKNOWN_FIELD')
  if (!published)
    return publishedAt === undefined ? unpublishArticle(deps, person, seen) : invalid('publishedAt', 'UNKNOWN_FIELD')
  const time = publishedAt === undefined ? undefined : new Date(publishedAt)
  if (time === undefined || time <= deps.clock.now()) return publishArticle(deps, person, seen)
  return scheduleArticle(deps, person, seen, time)
}

/**
 * Shows an article to every member.
 * @throws Refusal ARTICLE_INCOMPLETE; as `moveArticle`
 */
export function publishArticle(deps: Deps, publisher: Person, publication: Publication): Promise<Article> {
  const { articleId, updatedAt, featured = false, quiet } = publication
  return moveArticle(deps, publisher, {
    articleId,
    updatedAt,
    action: 'publish',
    history: 'published',
    event: (article) => articleEvent(articleEvents.articlePublished, article),
    quiet,
    guard: async (article, tx) => {
      requireComplete(article)
      if (featured) await requireRoomForFeatured(tx, publisher, articleId)
    },
    change: (article, now) => ({
      ...asPublished(article, now),
      featured: featured || article.featured,
      publishedBy: publisher.id,
    }),
  })
}

/**
 * Lets an article appear by itself; a complete one, because nobody will be there to complete it.
 * @throws Refusal VALIDATION_FAILED more than a year ahead, ARTICLE_INCOMPLETE; as `moveArticle`
 */
function scheduleArticle(deps: Deps, publisher: Person, seen: Seen, publishedAt: Date): Promise<Article> {
  if (publishedAt.getTime() > deps.clock.now().getTime() + longestAheadMs) return invalid('publishedAt', 'OUT_OF_RANGE')
  return moveArticle(deps, publisher, {
    ...seen,
    action: 'schedule',
    history: 'scheduled',
    event: (article) => articleEvent(articleEvents.articleScheduled, article),
    guard: requireComplete,
    change: () => ({ publishedAt, publishedBy: publisher.id, submittedForReviewAt: null, ...nothingAsked }),
  })
}

/** Takes an article back: what was published is a draft again, what was scheduled does not appear. */
function unpublishArticle(deps: Deps, publisher: Person, seen: Seen): Promise<Article> {
  return moveArticle(deps, publisher, {
    ...seen,
    action: 'unpublish',
    history: (before) => (isPlanned(before) ? 'unscheduled' : 'unpublished'),
    event: (article, before) => {
      const fact = articleEvent(articleEvents.articleUnpublished, article)
      const by = isPlanned(before) ? { unscheduledBy: publisher.id } : { unpublishedBy: publisher.id }
      return { ...fact, data: { ...fact.data, ...by } }
    },
    change: () => ({
      status: 'draft',
      publishedAt: null,
      publishedBy: null,
      featured: false,
      submittedForReviewAt: null,
    }),
  })
}

const isPlanned = (article: Article) => stateOf(article) === 'scheduled'

/**
 * A referent asks the publishers to look at a draft, which has all that a publication needs.
 * @throws Refusal ARTICLE_INCOMPLETE; as `moveArticle`
 */
export function submitArticle(
  deps: Deps,
  author: Person,
  { articleId, updatedAt, quiet }: Seen & { quiet?: boolean },
): Promise<Article> {
  return moveArticle(deps, author, {
    articleId,
    updatedAt,
    action: 'submit',
    history: 'submitted',
    event: (article) => {
      const fact = articleEvent(articleEvents.articleSubmitted, article)
      return article.sentBackAt === null ? fact : { ...fact, data: { ...fact.data, again: true } }
    },
    quiet,
    guard: requireComplete,
    change: (_article, now) => ({ submittedForReviewAt: now }),
  })
}

/** Once it is decided, nothing is left to correct. */
const nothingAsked = { sentBackAt: null, sentBackComment: null }

/** The fields of an article that appears now. */
export function asPublished(article: Article, now: Date): Partial<Article> {
  return {
    status: 'published',
    publishedAt: now,
    firstPublishedAt: article.firstPublishedAt ?? now,
    submittedForReviewAt: null,
    ...nothingAsked,
  }
}

function invalid(field: string, code: 'REQUIRED' | 'UNKNOWN_FIELD' | 'OUT_OF_RANGE'): never {
  return refuse('VALIDATION_FAILED', { fields: { [field]: [code] } })
}
