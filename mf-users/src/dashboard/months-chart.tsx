import { monthsBetween, saveFile, useDates, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { useUsersStatisticsQuery } from '../api/figures-api.ts'

/** Figures of each month of the time that the page shows. */
export function useMonths(skip = false) {
  return useUsersStatisticsQuery({ query: { ...useFiguresRange(), groupBy: 'month' } }, { skip })
}

/** Accounts by the month in which they were asked for. */
export function MonthsChart() {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const range = useFiguresRange()
  const { data } = useMonths()
  if (!data || data.series.length === 0) return null
  const months = monthsBetween(range)
  const counted = new Map(data.series.map(({ key, values }) => [key, values.accounts]))
  return (
    <Card as="div">
      <BarChart
        title={t('figures.monthsChart')}
        categoryLabel={t('department.month')}
        categories={months.map(dates.month)}
        marks={months.map(dates.shortMonth)}
        // A month of few people is not told, one of nobody is 0.
        series={[
          {
            label: t('figures.accounts'),
            values: months.map((month) => (counted.has(month) ? (counted.get(month) ?? null) : 0)),
          },
        ]}
        untold={t('figures.few')}
        onDownload={(text) => saveFile({ name: `${t('figures.files.months')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
