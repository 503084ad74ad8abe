import type { articleEvents } from '@ensemble/contracts/articles/events'
import type { Article } from '../domain/article.ts'

/** Facts about one article. */
export type ArticleEvent = Exclude<
  (typeof articleEvents)[keyof typeof articleEvents],
  typeof articleEvents.personErased
>

/** What other teams learn of an article: the whole of what they may need, with the version that orders it. */
export function articleEvent<Definition extends ArticleEvent>(definition: Definition, article: Article) {
  return {
    definition,
    aggregateId: article.id,
    aggregateVersion: article.version,
    time: article.updatedAt,
    data: {
      title: article.title,
      language: article.language,
      categories: article.categories,
      departmentCode: article.departmentCode,
      authorId: article.authorId,
      publishedAt: article.publishedAt?.toISOString() ?? null,
      publishedBy: article.publishedBy,
    },
  }
}
