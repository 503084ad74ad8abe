import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure, FiguresSection, Text } from '@ensemble/ui'
import { useShellManagedMissionsQuery } from './dashboard-api.ts'
import { useFailure } from './use-failure.ts'
import { countByStatus, sumCounters } from './figures.ts'
import { useServices } from '../../platform/services.ts'
import { mayOpen } from '../../guards/route-access.ts'

const managementPath = '/missions/management'

/** What the missions that somebody created or manages ask of them. */
export function ManagedFiguresSection() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const query = useShellManagedMissionsQuery()
  const failure = useFailure(query)
  const missions = query.data?.items ?? []
  const sums = sumCounters(missions)
  const statuses = countByStatus(missions)
  const total = query.data ? `${query.data.total}${query.data.totalIsCapped ? '+' : ''}` : ''
  // A role that may see these figures may open the list behind them.
  const link = mayOpen(registry, managementPath, 'referent')
    ? { label: t('dashboard.openManagement'), component: PrefetchLink, to: managementPath }
    : undefined

  // Who runs none asks nothing of this page: the figures of their reach follow.
  if (query.data && missions.length === 0) return null
  return (
    <FiguresSection title={t('dashboard.managedTitle')} loading={query.isLoading} failure={failure}>
      {missions.length > 0 ? (
        <>
          <CardGrid minWidth="max(140px, 20%)" label={t('dashboard.managedTitle')}>
            <Figure value={total} label={t('dashboard.managed.missions')} link={link} />
            <Figure value={String(sums.awaiting)} label={t('dashboard.managed.awaiting')} />
            <Figure value={String(sums.validated)} label={t('dashboard.managed.validated')} />
            <Figure value={String(sums.invited)} label={t('dashboard.managed.invited')} />
          </CardGrid>
          {query.data && query.data.total > missions.length ? (
            <Text size="small" tone="second">
              {t('dashboard.managedPartial', { count: missions.length })}
            </Text>
          ) : null}
          <Card as="div">
            <BarChart
              title={t('dashboard.managedChart')}
              categoryLabel={t('dashboard.state')}
              categories={statuses.map(({ status }) => t(`dashboard.statuses.${status}`))}
              series={[{ label: t('dashboard.missions'), values: statuses.map(({ count }) => count) }]}
            />
          </Card>
        </>
      ) : null}
    </FiguresSection>
  )
}
