import { articleCategories } from '@ensemble/contracts/enumerations'
import { failureOf, PrefetchLink, saveFile, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, ChartGrid, FiguresSection } from '@ensemble/ui'
import { useArticlesStatisticsQuery } from '../api/figures-api.ts'
import { MostRead, useMostRead } from './most-read.tsx'

/** On the staff's /dashboard: what appeared and was read, by category. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const range = useFiguresRange()
  const query = useArticlesStatisticsQuery({ query: { ...range, groupBy: 'type' } })
  const mostRead = useMostRead()
  const series = query.data?.series ?? []
  const shown = articleCategories.flatMap((category) => {
    const found = series.find(({ key }) => key === category)
    return found ? [{ category, values: found.values }] : []
  })
  const charts = [
    { id: 'articles', values: shown.map(({ values }) => values.articles) },
    { id: 'reads', values: shown.map(({ values }) => values.reads) },
  ] as const
  return (
    <FiguresSection
      title={t('figures.title')}
      // All of it at once: a chart that came later would push what stands below.
      loading={query.isLoading || mostRead.isLoading}
      failure={failureOf(query, t('figures.failed'))}
    >
      <ChartGrid>
        {charts.map(({ id, values }) => (
          <Card as="div" key={id}>
            <BarChart
              title={t(`figures.${id}Chart`)}
              categoryLabel={t('figures.category')}
              categories={shown.map(({ category }) => t(`categories.${category}`))}
              series={[{ label: t(`figures.${id}`), values }]}
              untold={t('figures.few')}
              linkOf={(row) => ({
                component: PrefetchLink,
                to: `/resources?category=${shown[row]?.category ?? ''}`,
              })}
              onDownload={(text) => saveFile({ name: `${t(`figures.files.${id}`)}.csv`, type: 'text/csv', text })}
            />
          </Card>
        ))}
        <MostRead />
      </ChartGrid>
    </FiguresSection>
  )
}
