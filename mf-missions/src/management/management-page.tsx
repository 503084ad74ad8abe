import { lazyPart, PrefetchLink, useCan, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Page, PageHeader, PageSkeleton, Stack, Text } from '@ensemble/ui'
import { Suspense } from 'react'

// The table is heavy, and members never see it.
const ManagedMissions = lazyPart(() => import('./managed-missions.tsx'))

/** /missions/management: the missions that somebody of the staff runs; for members, who creates missions and how to be heard. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const staff = useCan('mission.manage_list')
  return (
    <Page>
      <PageHeader title={t('management.title')} sentence={t(staff ? 'management.sentence' : 'management.forMembers')} />
      {staff ? (
        <Suspense fallback={<PageSkeleton />}>
          <ManagedMissions />
        </Suspense>
      ) : (
        <Card as="section">
          <Stack sx={{ gap: '12px' }}>
            <Text>{t('management.whoCreates')}</Text>
            <Text>{t('management.yourNeed')}</Text>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
              <LinkButton variant="primary" component={PrefetchLink} to="/my_missions">
                {t('management.myMissions')}
              </LinkButton>
              <LinkButton component={PrefetchLink} to="/missions/browse">
                {t('myMissions.browse')}
              </LinkButton>
            </Stack>
          </Stack>
        </Card>
      )}
    </Page>
  )
}
