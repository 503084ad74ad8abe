import type { Article } from '@ensemble/contracts/articles/http'

/**
 * Whether what is written in an article is saved without a press. Not once its publication is decided: half a sentence
 * would reach its readers, at once or at its hour.
 */
export function savesByItself({ status, publishedAt }: Pick<Article, 'status' | 'publishedAt'>): boolean {
  return status === 'draft' && publishedAt === null
}
