import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersMissionStatisticsQuery } from '../api/department-api.ts'
import { lastMonths } from './last-months.ts'

/** Missions of the last twelve months, a bar each; months without any are shown as such. */
export function DepartmentMonths() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const dates = useDates()
  const [months] = useState(() => lastMonths(new Date(), 12))
  const [first = ''] = months
  const { data, isError } = useUsersMissionStatisticsQuery({ query: { from: `${first}-01`, groupBy: 'month' } })
  // Nothing that people came for: where it does not come, the page is whole without it.
  if (isError && !data) return null
  const count = new Map(data?.series.map(({ key, values }) => [key, values.missions]))
  // The months are known before their missions, and as high: what stands below never moves.
  const missionsOf = (month: string) => (data ? (count.get(month) ?? 0) : null)
  const named = (month: string) =>
    new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' })
  return (
    <Card as="div">
      <BarChart
        title={t('department.months')}
        categoryLabel={t('department.month')}
        categories={months.map(named)}
        marks={months.map(dates.shortMonth)}
        series={[{ label: t('department.missionsSeries'), values: months.map(missionsOf) }]}
      />
    </Card>
  )
}
