import { PrefetchLink, saveFile, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card } from '@ensemble/ui'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { managementAddress } from '../links/management-address.ts'
import { countedIn } from './counted-in.ts'
import { useFigures } from './use-figures.ts'

/** Bars that a screen takes in; the table and the file have every department. */
const drawn = 10

/** Missions by department, and people by department, a chart each; those with the most missions first, each opens them. */
export function DepartmentsChart() {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { series, range } = useFigures('department')
  const sorted = [...series].sort((one, other) => other.values.missions - one.values.missions)
  if (sorted.length === 0) return null
  const shared = {
    categoryLabel: t('figures.department'),
    categories: sorted.map(({ key }) => placeName(key === 'national' ? null : key)),
    drawn,
    untold: t('figures.few'),
    linkOf: (row: number) => ({
      component: PrefetchLink,
      to: managementAddress('all', [
        ...sorted
          .slice(row, row + 1)
          .map(({ key }) => ({ field: 'departmentCode', operator: 'eq' as const, value: key })),
        ...countedIn(range),
      ]),
    }),
  }
  return (
    <>
      <Card as="div">
        <BarChart
          {...shared}
          title={t('figures.departmentsChart', { shown: Math.min(drawn, sorted.length), all: sorted.length })}
          series={[{ label: t('figures.missions'), values: sorted.map(({ values }) => values.missions) }]}
          onDownload={(text) => saveFile({ name: `${t('figures.files.departments')}.csv`, type: 'text/csv', text })}
        />
      </Card>
      <Card as="div">
        <BarChart
          {...shared}
          title={t('figures.peopleChart')}
          series={[{ label: t('figures.team.participants'), values: sorted.map(({ values }) => values.participants) }]}
          onDownload={(text) => saveFile({ name: `${t('figures.files.people')}.csv`, type: 'text/csv', text })}
        />
      </Card>
    </>
  )
}
