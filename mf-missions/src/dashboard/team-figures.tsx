import { displayStatuses } from '@ensemble/contracts/enumerations'
import type { MissionStatistics } from '@ensemble/contracts/missions/statistics'
import {
  monthsBetween,
  PrefetchLink,
  saveFile,
  useDates,
  useLanguage,
  useSession,
  useTranslation,
} from '@ensemble/mf-kit'
import { BarChart, Box, Card, CardGrid, ChartGrid, Figure, FiguresSection, LinkButton } from '@ensemble/ui'
import { useMissionsManagedCountQuery } from '../api/figures-api.ts'
import { managementAddress } from '../links/management-address.ts'
import { countedIn } from './counted-in.ts'
import { DepartmentsChart } from './departments-chart.tsx'
import { DomainsChart } from './domains-chart.tsx'
import { useFigures, useFiguresBefore } from './use-figures.ts'

/** On the staff's /dashboard: the missions of a department, or of the whole country, and how they go. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { role } = useSession()
  const local = role === 'referent'
  const { series, loading, failure, range } = useFigures('total')
  const domains = useFigures('domain')
  const charts = [domains, useFigures('month'), useFigures('department', local), useStates(!local)]
  const scope = local ? 'department' : 'all'
  const before = useFiguresBefore()
  const list = (figure: TeamFigure) => ({
    component: PrefetchLink,
    to: managementAddress(scope, countedIn(range)),
    label: t('figures.seeList'),
    'aria-label': t('figures.seeListOf', { figure: t(`figures.team.${figure}`) }),
  })
  const values = series[0]?.values ?? untold
  const now = wordsOf(values)
  // All of it at once: a chart or a sentence that came later would push what stands below.
  const isComing = [{ loading }, before, ...charts].some((one) => one.loading)
  const title = t(local ? 'figures.departmentTitle' : 'figures.nationalTitle')
  return (
    <FiguresSection title={title} loading={isComing} failure={failure}>
      <CardGrid minWidth="max(140px, 22%)" label={title}>
        {teamFigures.map((figure) => (
          <Figure
            key={figure}
            value={now[figure] ?? '–'}
            label={t(`figures.team.${figure}`)}
            sentence={[
              ...(now[figure] === null ? [t(`figures.why.${reasonOf(figure, values)}`)] : []),
              ...saidBefore(figure),
            ].join(' ')}
            link={list(figure)}
          />
        ))}
      </CardGrid>
      <Box>
        <LinkButton component={PrefetchLink} to="/missions/report" variant="secondary">
          {t('report.open')}
        </LinkButton>
      </Box>
      <ChartGrid>
        <MonthsChart />
        {local ? <StatesChart /> : <DepartmentsChart />}
        <DomainsChart series={domains.series} />
      </ChartGrid>
    </FiguresSection>
  )

  /** The figure of the days before, or why there is none; nothing where it could not be asked for. */
  function saidBefore(figure: TeamFigure): string[] {
    if (!before.series) return []
    const then = before.series[0]?.values ?? untold
    return [t('figures.before', { value: wordsOf(then)[figure] ?? t(`figures.untold.${reasonOf(figure, then)}`) })]
  }

  /** Figures as they are written; null where they are not told. */
  function wordsOf({ missions, participants, hours, places, taken, answerDays, grade }: Values) {
    const written = (value: number | null) => (value === null ? null : value.toLocaleString(language))
    return {
      missions: missions.toLocaleString(language),
      participants: written(participants),
      hours: written(hours),
      filled: places && taken !== null ? (taken / places).toLocaleString(language, { style: 'percent' }) : null,
      answered: answerDays === null ? null : t('figures.days', { days: answerDays.toLocaleString(language) }),
      grade: grade === null ? null : t('figures.ofFive', { grade: grade.toLocaleString(language) }),
    }
  }
}

const teamFigures = ['missions', 'participants', 'hours', 'filled', 'answered', 'grade'] as const
type TeamFigure = (typeof teamFigures)[number]
type Values = MissionStatistics['series'][number]['values']

/** Why a figure is not told: too few answers or people stand behind it, or no mission has a number of places. */
function reasonOf(figure: TeamFigure, { places }: Values): 'answers' | 'people' | 'places' {
  if (figure === 'answered' || figure === 'grade') return 'answers'
  return figure === 'filled' && places === null ? 'places' : 'people'
}

/** Without any mission in the range there are no figures on people either. */
const untold: Values = {
  missions: 0,
  participants: null,
  participations: null,
  hours: null,
  places: null,
  taken: null,
  answerDays: null,
  grade: null,
}

/** Missions by the month in which they began, the oldest on the left. */
function MonthsChart() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { series, range } = useFigures('month')
  const months = monthsBetween(range)
  const byMonth = new Map(series.map(({ key, values }) => [key, values.missions]))
  if (series.length === 0 || months.length < 2) return null
  return (
    <Card as="div">
      <BarChart
        title={t('figures.monthsChart')}
        categoryLabel={t('figures.month')}
        categories={months.map(dates.month)}
        marks={months.map(dates.shortMonth)}
        series={[{ label: t('figures.missions'), values: months.map((month) => byMonth.get(month) ?? 0) }]}
        onDownload={(text) => saveFile({ name: `${t('figures.files.months')}.csv`, type: 'text/csv', text })}
      />
    </Card>
  )
}

/** How many missions of the department stand where today. */
function useStates(skip = false) {
  const { data, isLoading } = useMissionsManagedCountQuery(
    { query: { scope: 'department', page: 0, pageSize: 5, facets: 'displayStatus' } },
    { skip },
  )
  return { counts: data?.facets?.['displayStatus'] ?? {}, loading: isLoading }
}

/** Where the missions of the department stand today; each state opens its missions. */
function StatesChart() {
  const { t } = useTranslation('mf-missions')
  const { counts } = useStates()
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
