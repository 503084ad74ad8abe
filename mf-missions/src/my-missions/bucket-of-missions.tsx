import { type Participation, type ParticipationBucket } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton, Stack } from '@ensemble/ui'
import { ParticipationCard } from '../registration/participation-card.tsx'

/** One tab: what is in it, or where to find something. */
export function BucketOfMissions({ bucket, items }: { bucket: ParticipationBucket; items: Participation[] }) {
  const { t } = useTranslation('mf-missions')
  if (items.length === 0) {
    return (
      <EmptyState
        title={t(`myMissions.none_${bucket}`)}
        text={t('myMissions.noneHint')}
        action={
          <LinkButton variant="primary" component={PrefetchLink} to="/missions/browse">
            {t('myMissions.browse')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <Stack component="ul" sx={{ listStyle: 'none', padding: 0, gap: '16px' }}>
      {items.map((item) => (
        <li key={item.mission.id}>
          <ParticipationCard participation={item} />
        </li>
      ))}
    </Stack>
  )
}
