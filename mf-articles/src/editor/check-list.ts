import { articleLimits } from '@ensemble/contracts/articles/limits'
import type { ArticleForm } from './article-form.ts'

/** What an article needs before it may be published, in the order of the form. */
const checkNames = ['title', 'summary', 'body', 'cover', 'coverAlt', 'categories', 'review'] as const
export type CheckName = (typeof checkNames)[number]

export interface Check {
  name: CheckName
  done: boolean
}

/** The check list of an article as it stands. The medical review is asked of information on a disease alone. */
export function checkList(form: ArticleForm): Check[] {
  const { title, summary, body } = articleLimits
  const done: Record<CheckName, boolean> = {
    title: form.title.trim().length >= title.min,
    summary: form.summary.trim().length >= summary.min,
    body: wordsIn(form.body).length >= body.min,
    cover: form.coverKey !== '',
    coverAlt: form.coverAlt.trim() !== '',
    categories: form.categories.length > 0,
    review: form.medicallyReviewedBy.trim() !== '' && form.medicallyReviewedAt !== '',
  }
  return checkNames
    .filter((name) => name !== 'review' || form.categories.includes('DISEASE_INFORMATION'))
    .map((name) => ({ name, done: done[name] }))
}

/** The words of rich text without its elements, as they are counted. */
export function wordsIn(html: string): string {
  return (new DOMParser().parseFromString(html.replace(/</g, ' <'), 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
