import type { ArticleCategory, ArticleStatus, Language, Role } from '@ensemble/contracts/enumerations'
import type { CancerType } from '@ensemble/contracts/health-enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Article as ArticleAnswer, ArticleCard } from '@ensemble/contracts/articles/http'
import { refuse } from '@ensemble/service-kit/refusal'

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
}

type Reader = { id: string; role: Role }
type Action = ArticleAnswer['allowedActions'][number]

const wordsPerMinute = 200

/** Minutes that a calm reader needs, at least one (decisions.md §1, readingMinutes). */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Published articles are for everyone signed in; a draft for its author and for those who see all (decisions.md §6). */
export function mayRead(article: Pick<Article, 'status' | 'authorId'>, reader: Reader): boolean {
  if (article.status === 'published') return true
  const reach = reachOf('article.see_drafts', reader.role)
  return reach === 'all' || (reach === 'own' && article.authorId === reader.id)
}

/** What the reader may do with an article: drives the buttons, and is checked again by each use case. */
export function allowedActions(article: Pick<Article, 'status' | 'authorId'>, reader: Reader): Action[] {
  const own = article.authorId === reader.id
  const draft = article.status === 'draft'
  const actions: Action[] = []
  const write = reachOf('article.write', reader.role)
  if (write === 'all' || (write === 'own' && own && draft)) actions.push('edit')
  const publish = reachOf('article.publish', reader.role) === 'all'
  if (publish) actions.push(draft ? 'publish' : 'unpublish')
  if (!publish && write === 'own' && own && draft) actions.push('submit')
  const remove = reachOf('article.delete', reader.role)
  const removable = remove === 'all' || (remove === 'own' && own && (draft || reader.role === 'headquarter_referent'))
  if (removable) actions.push('delete')
  return actions
}

/**
 * Checks that nothing is missing which readers need (decisions.md §1: fields marked `*`, and the medical review of
 * information on a disease).
 * @throws Refusal ARTICLE_INCOMPLETE with the fields
 */
export function requireComplete(article: Article): void {
  const missing: Record<string, ['REQUIRED']> = {}
  if (!article.summary) missing['summary'] = ['REQUIRED']
  if (article.body.length < 100) missing['body'] = ['REQUIRED']
  if (article.categories.length === 0) missing['categories'] = ['REQUIRED']
  if (!article.coverKey) missing['coverKey'] = ['REQUIRED']
  if (!article.coverAlt) missing['coverAlt'] = ['REQUIRED']
  if (article.categories.includes('DISEASE_INFORMATION') && !article.medicallyReviewedBy)
    missing['medicallyReviewedBy'] = ['REQUIRED']
  if (Object.keys(missing).length > 0) refuse('ARTICLE_INCOMPLETE', { fields: missing })
}
