import { PrefetchLink, saveFile, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { managementAddress } from '../links/management-address.ts'
import { useFigures } from './use-figures.ts'

/** Bars that a screen takes in; the table and the file have every department. */
const drawn = 10

/** Missions and people by department, those with the most missions first; each opens its missions. */
export function DepartmentsChart() {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { series } = useFigures('department')
  const sorted = [...series].sort((one, other) => other.values.missions - one.values.missions)
  if (sorted.length === 0) return null
  return (
    <Card as="div">
      <BarChart
        title={t('figures.departmentsChart')}
        categoryLabel={t('figures.department')}
        categories={sorted.map(({ key }) => placeName(key === 'national' ? null : key))}
        series={[
          { label: t('figures.missions'), values: sorted.map(({ values }) => values.missions) },
          { label: t('figures.team.participants'), values: sorted.map(({ values }) => values.participants) },
        ]}
        drawn={drawn}
        untold={t('figures.few')}
        linkOf={(row) => ({
          component: PrefetchLink,
          to: managementAddress(
            'all',
            sorted.slice(row, row + 1).map(({ key }) => ({ field: 'departmentCode', operator: 'eq', value: key })),
          ),
        })}
        onDownload={(text) => saveFile({ name: `${t('figures.files.departments')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
