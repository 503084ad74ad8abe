import { type CallData } from '@ensemble/mf-kit/calls'
import { useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Heading, Pagination } from '@ensemble/ui'
import { ArticleCard } from '../cards/article-card.tsx'

interface ResourceResultsProps {
  page: CallData<'article.list'>
  /** Shows featured articles under a title of their own: on the first page of everything. */
  splitFeatured: boolean
  onPage: (page: number) => void
}

/** The cards of one page of articles, and the way to the next. */
export function ResourceResults({ page, splitFeatured, onPage }: ResourceResultsProps) {
  const { t } = useTranslation('mf-articles')
  const featured = splitFeatured ? page.items.filter((article) => article.featured) : []
  const others = page.items.filter((article) => !featured.includes(article))
  return (
    <>
      {featured.length > 0 ? (
        <>
          <Heading level={2}>{t('resources.featured')}</Heading>
          <CardGrid label={t('resources.featured')}>
            {featured.map((article) => (
              <ArticleCard key={article.id} article={article} eager />
            ))}
          </CardGrid>
        </>
      ) : null}
      <Heading level={2}>{t(featured.length > 0 ? 'resources.others' : 'resources.results')}</Heading>
      <CardGrid label={t('resources.results')}>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </CardGrid>
      <Pagination page={page.page} pageCount={page.lastPage + 1} onChange={onPage} />
    </>
  )
}
