import type { CallData } from '@ensemble/mf-kit/calls'
import { useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Heading, Pagination, VisuallyHidden } from '@ensemble/ui'
import { ArticleCard } from '../cards/article-card.tsx'
import { DocumentCards } from './document-cards.tsx'
import type { ResourceTab } from './resource-filters.ts'

interface ResourceResultsProps {
  tab: ResourceTab
  page: CallData<'article.list'>
  /** Shows featured articles under a title of their own: on the first page of everything. */
  splitFeatured: boolean
  onPage: (page: number) => void
}

/** One page of what was found, and the way to the next. */
export function ResourceResults({ tab, page, splitFeatured, onPage }: ResourceResultsProps) {
  const { t } = useTranslation('mf-articles')
  return (
    <>
      {tab === 'articles' ? (
        <ArticleResults items={page.items} splitFeatured={splitFeatured} />
      ) : (
        <>
          <VisuallyHidden>
            <Heading level={2}>{t(`resources.tabs.${tab}`)}</Heading>
          </VisuallyHidden>
          <DocumentCards articles={page.items} />
        </>
      )}
      <Pagination page={page.page} pageCount={page.lastPage + 1} onChange={onPage} />
    </>
  )
}

interface ArticleResultsProps extends Pick<ResourceResultsProps, 'splitFeatured'> {
  items: CallData<'article.list'>['items']
}

function ArticleResults({ items, splitFeatured }: ArticleResultsProps) {
  const { t } = useTranslation('mf-articles')
  const featured = splitFeatured ? items.filter((article) => article.featured) : []
  const others = items.filter((article) => !featured.includes(article))
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
    </>
  )
}
