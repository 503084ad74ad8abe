import type { Role } from '@ensemble/contracts/enumerations'
import {
  counted,
  failureOf,
  PrefetchLink,
  useFiguresRange,
  useLanguage,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { CardGrid, ChartGrid, Figure, FiguresSection } from '@ensemble/ui'
import { useUsersStatisticsQuery, useUsersWorkFiguresQuery } from '../api/figures-api.ts'
import { useUsersListQuery } from '../api/users-api.ts'
import { MonthsChart, useMonths } from './months-chart.tsx'
import { TypesChart, useTypes } from './types-chart.tsx'
import { WorkCharts } from './work-charts.tsx'

/** On the staff's /dashboard: who is here, and who came in the time that the page shows. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const { role } = useSession()
  const range = useFiguresRange()
  const today = useUsersStatisticsQuery({ query: { groupBy: 'total' } })
  const within = useUsersStatisticsQuery({ query: { ...range, groupBy: 'total' } })
  // Who lists people may know how many of them wait, however few; headquarters list nobody.
  const lists = role === 'admin' || role === 'referent'
  const waiting = useUsersListQuery({ query: { page: 0, pageSize: 5, facets: 'awaits' } }, { skip: !lists })
  const people = waiting.data
  const charts = [useTypes(), useMonths(role === 'referent'), useUsersWorkFiguresQuery({})]
  const path = role === 'admin' ? '/user_management' : '/my_department'
  const link = (figure: 'validated' | 'asked' | 'pending', query: string) =>
    lists
      ? {
          link: {
            component: PrefetchLink,
            to: `${path}${query}`,
            label: t('figures.seeAccounts'),
            'aria-label': t('figures.seeAccountsOf', { figure: t(`figures.${figure}`) }),
          },
        }
      : {}
  const told = (value: number | null = null) => (value === null ? t('figures.few') : value.toLocaleString(language))
  const pending = people?.facets ? (people.facets['awaits']?.['approval'] ?? 0) : null
  const waits = role === 'admin' ? '' : `?${new URLSearchParams({ filters: awaitsApproval }).toString()}`
  const active = role === 'admin' ? '?tab=validated' : `?${new URLSearchParams({ filters: isValidated }).toString()}`
  const { data } = today
  return (
    <FiguresSection
      title={t('figures.title')}
      // All of it at once: a chart that came later would push what stands below.
      loading={[today, within, waiting, ...charts].some(({ isLoading }) => isLoading)}
      failure={failureOf(today, t('figures.failed'))}
    >
      <CardGrid minWidth="max(140px, 20%)" label={t('figures.title')}>
        <Figure
          value={told(data?.series[0]?.values.validated)}
          label={t('figures.validated')}
          {...link('validated', active)}
        />
        <Figure
          value={told(within.data?.series[0]?.values.accounts)}
          label={t('figures.asked')}
          {...link('asked', cameWithin(role, range))}
        />
        {lists ? (
          <Figure
            value={pending === null ? '–' : counted(pending, language)}
            label={t('figures.pending')}
            {...link('pending', waits)}
          />
        ) : null}
      </CardGrid>
      <ChartGrid>
        <TypesChart />
        {role === 'referent' ? null : <MonthsChart />}
      </ChartGrid>
      <WorkCharts />
    </FiguresSection>
  )
}

const isValidated = JSON.stringify([{ field: 'status', operator: 'in', value: ['validated'] }])
const awaitsApproval = JSON.stringify([{ field: 'awaits', operator: 'in', value: ['approval'] }])

/** Who asked in a time, wherever the account stands now; deleted accounts count nowhere. */
function cameWithin(role: Role | null, { from, to }: { from: string; to: string }): string {
  const filters = JSON.stringify([
    { field: 'createdAt', operator: 'gte', value: from },
    { field: 'createdAt', operator: 'lte', value: to },
  ])
  return `?${new URLSearchParams(role === 'admin' ? { tab: 'all', filters } : { filters }).toString()}`
}
