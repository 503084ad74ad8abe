import { PrefetchLink, saveFile, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { useArticlesStatisticsQuery } from '../api/figures-api.ts'

/** Articles by how often they were read in the time that the page shows. */
export function useMostRead() {
  return useArticlesStatisticsQuery({ query: { ...useFiguresRange(), groupBy: 'article' } })
}

/** The articles that were read most in the time that the page shows; nothing where none was read enough to be told. */
export function MostRead() {
  const { t } = useTranslation('mf-articles')
  const { data } = useMostRead()
  if (!data || data.series.length === 0) return null
  const { series } = data
  return (
    <Card as="div">
      <BarChart
        title={t('figures.mostReadChart')}
        categoryLabel={t('figures.article')}
        categories={series.map(({ key, title }) => title ?? key)}
        series={[{ label: t('figures.reads'), values: series.map(({ values }) => values.reads) }]}
        linkOf={(row) => ({ component: PrefetchLink, to: `/articles/${series[row]?.key ?? ''}` })}
        onDownload={(text) => saveFile({ name: `${t('figures.mostReadFile')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
