import { failureOf, PrefetchLink, saveFile, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, ChartGrid, Figure, FiguresSection, Text } from '@ensemble/ui'
import { useShellManagedMissionsQuery } from './dashboard-api.ts'
import { countByStatus, sumCounters } from './figures.ts'
import { useServices } from '../../platform/services.ts'
import { mayOpen } from '../../guards/route-access.ts'

const managementPath = '/missions/management'
type ManagedFigure = 'missions' | 'awaiting' | 'validated' | 'invited'

/** The address of the missions of which a counter counts somebody. */
function someOf(counter: string): string {
  const filters = JSON.stringify([{ field: counter, operator: 'gt', value: 0 }])
  return new URLSearchParams({ tab: 'mine', filters }).toString()
}

/** What the missions that somebody created or manages ask of them. */
export function ManagedFiguresSection() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const query = useShellManagedMissionsQuery()
  const missions = query.data?.items ?? []
  const sums = sumCounters(missions)
  const statuses = countByStatus(missions)
  const total = query.data ? `${query.data.total}${query.data.totalIsCapped ? '+' : ''}` : ''
  // A role that may see these figures may open the list behind them.
  const opens = mayOpen(registry, managementPath, 'referent')
  const link = (figure: ManagedFigure, counter?: string) =>
    opens
      ? {
          component: PrefetchLink,
          to: counter ? `${managementPath}?${someOf(counter)}` : managementPath,
          label: t('dashboard.openManagement'),
          'aria-label': t('dashboard.openManagementOf', { figure: t(`dashboard.managed.${figure}`) }),
        }
      : undefined

  // Who runs none asks nothing of this page: the figures of their reach follow.
  if (query.data && missions.length === 0) return null
  return (
    <FiguresSection
      title={t('dashboard.managedTitle')}
      loading={query.isLoading}
      failure={failureOf(query, t('dashboard.failed'))}
    >
      {missions.length > 0 ? (
        <>
          <CardGrid minWidth="max(140px, 20%)" label={t('dashboard.managedTitle')}>
            <Figure value={total} label={t('dashboard.managed.missions')} link={link('missions')} />
            <Figure
              value={String(sums.awaiting)}
              label={t('dashboard.managed.awaiting')}
              link={link('awaiting', 'awaitingStaffCount')}
            />
            <Figure
              value={String(sums.validated)}
              label={t('dashboard.managed.validated')}
              link={link('validated', 'validatedCount')}
            />
            <Figure
              value={String(sums.invited)}
              label={t('dashboard.managed.invited')}
              link={link('invited', 'invitedCount')}
            />
          </CardGrid>
          {query.data && query.data.total > missions.length ? (
            <Text size="small" tone="second">
              {t('dashboard.managedPartial', { count: missions.length })}
            </Text>
          ) : null}
          <ChartGrid>
            <Card as="div">
              <BarChart
                title={t('dashboard.managedChart')}
                categoryLabel={t('dashboard.state')}
                categories={statuses.map(({ status }) => t(`dashboard.statuses.${status}`))}
                series={[{ label: t('dashboard.missions'), values: statuses.map(({ count }) => count) }]}
                onDownload={(text) => saveFile({ name: `${t('dashboard.managedFile')}.csv`, type: 'text/csv', text })}
              />
            </Card>
          </ChartGrid>
        </>
      ) : null}
    </FiguresSection>
  )
}
