import { profileTypes } from '@ensemble/contracts/enumerations'
import { saveFile, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { useUsersStatisticsQuery } from '../api/figures-api.ts'

/** Figures of each kind of profile, today. */
export function useTypes() {
  return useUsersStatisticsQuery({ query: { groupBy: 'type' } })
}

/** Members by what cancer has to do with them, today. No category opens a list: such a filter stands in no address. */
export function TypesChart() {
  const { t } = useTranslation('mf-users')
  const { data } = useTypes()
  const counted = profileTypes.flatMap((type) => {
    const found = data?.series.find(({ key }) => key === type)
    return found ? [{ type, values: found.values }] : []
  })
  if (counted.length === 0) return null
  return (
    <Card as="div">
      <BarChart
        title={t('figures.typesChart')}
        categoryLabel={t('fields.profileType')}
        categories={counted.map(({ type }) => t(`profileTypes.${type}`))}
        series={[{ label: t('figures.members'), values: counted.map(({ values }) => values.validated) }]}
        untold={t('figures.few')}
        onDownload={(text) => saveFile({ name: `${t('figures.files.types')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
