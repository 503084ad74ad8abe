import { useTranslation } from '@ensemble/mf-kit'
import { BarChart, Card, CardGrid, Figure } from '@ensemble/ui'
import { useShellOwnParticipationsQuery } from './dashboard-api.ts'
import { FiguresSection, tileWidth } from './figures-section.tsx'
import { buckets, countByBucket } from './figures.ts'
import { NoParticipation } from './no-participation.tsx'

/** Where one's own participations stand. */
export function OwnFiguresSection({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const query = useShellOwnParticipationsQuery({ userId })
  const items = query.data?.items
  const counts = countByBucket(query.data?.facets?.['bucket'])
  return (
    <FiguresSection title={t('dashboard.ownTitle')} query={query}>
      {items?.length === 0 ? <NoParticipation /> : null}
      {items && items.length > 0 ? (
        <>
          <CardGrid minWidth={tileWidth} label={t('dashboard.ownTitle')}>
            {buckets.map((bucket, index) => (
              <Figure key={bucket} value={String(counts[index])} label={t(`dashboard.buckets.${bucket}`)} />
            ))}
          </CardGrid>
          <Card as="div">
            <BarChart
              title={t('dashboard.ownChart')}
              categoryLabel={t('dashboard.state')}
              categories={buckets.map((bucket) => t(`dashboard.buckets.${bucket}`))}
              series={[{ label: t('dashboard.missions'), values: counts }]}
            />
          </Card>
        </>
      ) : null}
    </FiguresSection>
  )
}
