import { failureOf, PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure, FiguresSection } from '@ensemble/ui'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import { useShellOwnParticipationsQuery } from './dashboard-api.ts'
import { buckets, countByBucket } from './figures.ts'
import { NoParticipation } from './no-participation.tsx'

const minePath = '/my_missions'

/** Where one's own participations stand. */
export function OwnFiguresSection({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const query = useShellOwnParticipationsQuery({ userId })
  const { registry } = useServices()
  const opens = mayOpen(registry, minePath, 'member')
  const items = query.data?.items
  const counts = countByBucket(query.data?.facets?.['bucket'])
  return (
    <FiguresSection
      title={t('dashboard.ownTitle')}
      loading={query.isLoading}
      failure={failureOf(query, t('dashboard.failed'))}
    >
      {items?.length === 0 ? <NoParticipation /> : null}
      {items && items.length > 0 ? (
        <CardGrid minWidth="max(140px, 20%)" label={t('dashboard.ownTitle')}>
          {buckets.map((bucket, index) => (
            <Figure
              key={bucket}
              value={String(counts[index])}
              label={t(`dashboard.buckets.${bucket}`)}
              link={
                opens
                  ? {
                      component: PrefetchLink,
                      to: `${minePath}?tab=${bucket}`,
                      label: t('dashboard.openMine'),
                      'aria-label': t('dashboard.openMineOf', { figure: t(`dashboard.buckets.${bucket}`) }),
                    }
                  : undefined
              }
            />
          ))}
        </CardGrid>
      ) : null}
    </FiguresSection>
  )
}
