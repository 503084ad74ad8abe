import { articleCategories } from '@ensemble/contracts/enumerations'
import {
  failureOf,
  PrefetchLink,
  saveFile,
  useFiguresRange,
  useLanguage,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure, FiguresSection } from '@ensemble/ui'
import { useArticlesFiguresQuery } from '../api/figures-api.ts'
import { MostRead } from './most-read.tsx'

/** On /dashboard: how many articles a member read; for the staff what appeared and was read, by category. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const { role } = useSession()
  const own = role === 'member'
  const range = useFiguresRange()
  const query = useArticlesFiguresQuery({ query: { ...range, groupBy: own ? 'month' : 'type' } })
  const { data, isError } = query
  const series = data?.series ?? []
  const shown = articleCategories.flatMap((category) => {
    const found = series.find(({ key }) => key === category)
    return found ? [{ category, values: found.values }] : []
  })
  const read = series.reduce((sum, { values }) => sum + (values.reads ?? 0), 0)
  return (
    <FiguresSection
      title={t(own ? 'figures.ownTitle' : 'figures.title')}
      loading={!data && !isError}
      failure={failureOf(query, t('figures.failed'))}
    >
      {own ? (
        <CardGrid minWidth="max(140px, 20%)" label={t('figures.ownTitle')}>
          <Figure
            value={read.toLocaleString(language)}
            label={t('figures.ownReads')}
            link={{ component: PrefetchLink, to: '/resources', label: t('widget.all') }}
          />
        </CardGrid>
      ) : (
        <Card as="div">
          <BarChart
            title={t('figures.categoriesChart')}
            categoryLabel={t('figures.category')}
            categories={shown.map(({ category }) => t(`categories.${category}`))}
            series={[
              { label: t('figures.articles'), values: shown.map(({ values }) => values.articles) },
              { label: t('figures.reads'), values: shown.map(({ values }) => values.reads) },
            ]}
            untold={t('figures.few')}
            linkOf={(row) => ({ component: PrefetchLink, to: `/resources?category=${shown[row]?.category ?? ''}` })}
            onDownload={(text) => saveFile({ name: `${t('figures.file')}.csv`, type: 'text/csv', text })}
          />
        </Card>
      )}
      {own ? null : <MostRead />}
    </FiguresSection>
  )
}
