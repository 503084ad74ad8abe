import { displayStatuses } from '@ensemble/contracts/enumerations'
import { PrefetchLink, saveFile, useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure, FiguresSection } from '@ensemble/ui'
import { useMissionsManagedCountQuery } from '../api/figures-api.ts'
import { managementAddress } from '../links/management-address.ts'
import { DepartmentsChart } from './departments-chart.tsx'
import { DomainsChart } from './domains-chart.tsx'
import { useFigures } from './use-figures.ts'

/** On the staff's /dashboard: the missions of a department, or of the whole country, and how they go. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { role } = useSession()
  const local = role === 'referent'
  const { series, loading, failure, range } = useFigures('total')
  const domains = useFigures('domain')
  const scope = local ? 'department' : 'all'
  const started = [
    { field: 'startAt', operator: 'gte' as const, value: range.from },
    { field: 'startAt', operator: 'lte' as const, value: range.to },
  ]
  const list = (figure: 'missions' | 'participants' | 'filled' | 'answered' | 'grade') => ({
    component: PrefetchLink,
    to: managementAddress(scope, started),
    label: t('figures.seeList'),
    'aria-label': t('figures.seeListOf', { figure: t(`figures.team.${figure}`) }),
  })
  const values = series[0]?.values
  const few = t('figures.few')
  const told = (value: number | null) => (value === null ? few : value.toLocaleString(language))
  const { places, taken, participants, answerDays, grade } = values ?? untold
  const filled = places && taken !== null ? (taken / places).toLocaleString(language, { style: 'percent' }) : few
  const title = t(local ? 'figures.departmentTitle' : 'figures.nationalTitle')
  return (
    <FiguresSection title={title} loading={loading} failure={failure}>
      <CardGrid minWidth="max(140px, 20%)" label={title}>
        <Figure
          value={(values?.missions ?? 0).toLocaleString(language)}
          label={t('figures.team.missions')}
          link={list('missions')}
        />
        <Figure value={told(participants)} label={t('figures.team.participants')} link={list('participants')} />
        <Figure value={filled} label={t('figures.team.filled')} link={list('filled')} />
        <Figure
          value={answerDays === null ? few : t('figures.days', { days: told(answerDays) })}
          label={t('figures.team.answered')}
          link={list('answered')}
        />
        <Figure
          value={grade === null ? few : t('figures.ofFive', { grade: told(grade) })}
          label={t('figures.team.grade')}
          link={list('grade')}
        />
      </CardGrid>
      {local ? <StatesChart /> : <DepartmentsChart />}
      <DomainsChart series={domains.series} />
    </FiguresSection>
  )
}

/** Without any mission in the range there are no figures on people either. */
const untold = { places: null, taken: null, participants: null, answerDays: null, grade: null }

/** Where the missions of the department stand today; each state opens its missions. */
function StatesChart() {
  const { t } = useTranslation('mf-missions')
  const { data } = useMissionsManagedCountQuery({
    query: { scope: 'department', page: 0, pageSize: 5, facets: 'displayStatus' },
  })
  const counts = data?.facets?.['displayStatus'] ?? {}
  const states = displayStatuses.filter((state) => (counts[state] ?? 0) > 0)
  if (states.length === 0) return null
  return (
    <Card as="div">
      <BarChart
        title={t('figures.statesChart')}
        categoryLabel={t('figures.state')}
        categories={states.map((state) => t(`status.${state}`))}
        series={[{ label: t('figures.missions'), values: states.map((state) => counts[state] ?? 0) }]}
        linkOf={(row) => ({
          component: PrefetchLink,
          to: managementAddress('department', [
            { field: 'displayStatus', operator: 'in', value: states.slice(row, row + 1) },
          ]),
        })}
        onDownload={(text) => saveFile({ name: `${t('figures.files.states')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}
