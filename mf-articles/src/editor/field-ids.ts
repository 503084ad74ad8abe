import type { CheckName } from './check-list.ts'

/** Ids of the fields that the check list leads to. */
export const fieldIds: Record<CheckName, string> = {
  title: 'article-title',
  summary: 'article-summary',
  body: 'article-body',
  cover: 'article-cover',
  coverAlt: 'article-cover-alt',
  categories: 'article-categories',
  review: 'article-reviewer',
}
