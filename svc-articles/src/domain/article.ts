import type { ArticleCategory, ArticleStatus, Language } from '@ensemble/contracts/enumerations'
import type { CancerType } from '@ensemble/contracts/health-enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Article as ArticleAnswer, ArticleCard } from '@ensemble/contracts/articles/http'
import { articleLimits } from '@ensemble/contracts/articles/content'
import type { FieldCode } from '@ensemble/contracts/errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { mayDo, mayEdit, type Person, type Stated } from './article-state.ts'
import { textOf, wordsOf } from './article-text.ts'

/** An article as it is stored. */
export interface Article {
  id: string
  version: number
  title: string
  summary: string | null
  body: string
  categories: ArticleCategory[]
  cancerTypes: CancerType[]
  coverKey: string | null
  coverAlt: string | null
  language: Language
  departmentCode: string | null
  authorId: string | null
  status: ArticleStatus
  submittedForReviewAt: Date | null
  /** When it was last given back to be corrected, and with which words; both are forgotten when it is published or scheduled. */
  sentBackAt: Date | null
  sentBackComment: string | null
  publishedAt: Date | null
  publishedBy: string | null
  firstPublishedAt: Date | null
  medicallyReviewedBy: string | null
  medicallyReviewedAt: Date | null
  sources: string[]
  featured: boolean
  attachments: ArticleCard['attachments']
  createdAt: Date
  updatedAt: Date
  /** When its words changed; null where a release that did not know wrote it last. */
  textChangedAt: Date | null
}

type Action = ArticleAnswer['allowedActions'][number]

const wordsPerMinute = 200

/** Minutes that a calm reader needs, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(wordsOf(html) / wordsPerMinute))
}

/** Published articles are for everyone signed in; a draft for its author and for those who see all. */
export function mayRead(article: Pick<Article, 'status' | 'authorId'>, reader: Person): boolean {
  if (article.status === 'published') return true
  const reach = reachOf('article.see_drafts', reader.role)
  return reach === 'all' || (reach === 'own' && article.authorId === reader.id)
}

/** What the reader may do with an article: drives the buttons, and is checked again by each use case. */
export function allowedActions(article: Stated, reader: Person): Action[] {
  const publishes = reachOf('article.publish', reader.role) === 'all'
  return [
    ...(mayEdit(article, reader) ? (['edit'] as const) : []),
    ...(mayDo('publish', article, reader) ? (['publish'] as const) : []),
    ...(mayDo('unpublish', article, reader) ? (['unpublish'] as const) : []),
    ...(publishes ? (['feature'] as const) : []),
    ...(mayDo('submit', article, reader) ? (['submit'] as const) : []),
    ...(mayDo('send_back', article, reader) ? (['send_back'] as const) : []),
    ...(mayDo('delete', article, reader) ? (['delete'] as const) : []),
  ]
}

/**
 * Makes sure that somebody looked at what is stored, and not at a text before it.
 * @param seen the `updatedAt` that they were shown
 * @throws Refusal STALE_UPDATE
 */
export function requireFresh(seen: string, article: Article): void {
  if (new Date(seen).getTime() !== article.updatedAt.getTime()) refuse('STALE_UPDATE')
}

/**
 * Checks that nothing is missing which readers need.
 * @throws Refusal ARTICLE_INCOMPLETE with the fields
 */
export function requireComplete(article: Article): void {
  const missing: Record<string, FieldCode[]> = {}
  const { summary, body } = articleLimits
  if (!article.summary) missing['summary'] = ['REQUIRED']
  else if (article.summary.length < summary.min) missing['summary'] = ['TOO_SHORT']
  const words = textOf(article.body)
  if (words === '') missing['body'] = ['REQUIRED']
  else if (words.length < body.min) missing['body'] = ['TOO_SHORT']
  if (article.categories.length === 0) missing['categories'] = ['REQUIRED']
  if (!article.coverKey) missing['coverKey'] = ['REQUIRED']
  if (!article.coverAlt) missing['coverAlt'] = ['REQUIRED']
  // A picture that only decorates has an empty alternative: that is a choice, and none is not.
  if (/<img (?![^>]*\balt=)/.test(article.body)) missing['body'] = [...(missing['body'] ?? []), 'REQUIRED']
  if (article.categories.includes('DISEASE_INFORMATION')) {
    if (!article.medicallyReviewedBy) missing['medicallyReviewedBy'] = ['REQUIRED']
    if (!article.medicallyReviewedAt) missing['medicallyReviewedAt'] = ['REQUIRED']
  }
  if (Object.keys(missing).length > 0) refuse('ARTICLE_INCOMPLETE', { fields: missing })
}
