import type { Article, ArticleCard } from '@ensemble/contracts/articles/http'
import type { CallData } from '@ensemble/mf-kit/calls'

/** An article as the service sends it in a list; `number` makes its id. */
export function sampleCard(number: number, part: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: `Article ${number}`,
    summary: 'Un résumé en une phrase.',
    coverKey: `covers/article-${number}.webp`,
    coverAlt: 'Deux personnes qui parlent',
    categories: ['PREVENTION'],
    cancerTypes: [],
    language: 'fr',
    departmentCode: null,
    status: 'published',
    featured: false,
    author: { id: null, displayName: 'La Ligue' },
    publishedAt: '2026-01-10T09:00:00.000Z',
    readingMinutes: 4,
    submittedForReviewAt: null,
    attachments: [],
    ...part,
  }
}

export function samplePage(
  items: ArticleCard[],
  part: Partial<CallData<'article.list'>> = {},
): CallData<'article.list'> {
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0, ...part }
}

export function sampleArticle(part: Partial<Article> = {}): Article {
  return {
    ...sampleCard(1),
    body: '<h2>Bien dormir</h2><p>Un texte.</p>',
    medicallyReviewedBy: null,
    medicallyReviewedAt: null,
    sources: [],
    firstPublishedAt: '2026-01-10T09:00:00.000Z',
    createdAt: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-01-10T09:00:00.000Z',
    allowedActions: [],
    ...part,
  }
}
