import { type Participation, type ParticipationBucket } from '@ensemble/contracts/missions/http'
import { errorMessage, PrefetchLink, useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, ListSkeleton, Page, PageHeader, Stack, Tabs } from '@ensemble/ui'
import { useMissionsMineQuery } from '../api/missions-api.ts'
import { ParticipationCard } from './participation-card.tsx'

/** In the order of what presses most. */
const buckets = ['invitations', 'upcoming', 'pending', 'past'] as const satisfies readonly ParticipationBucket[]

/** /my_missions: what the reader takes part in: to answer, coming, waiting, past. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const { data, error, isError, isFetching, refetch } = useMissionsMineQuery(
    { params: { userId: user?.id ?? 'me' }, query: {} },
    { skip: !user },
  )
  const asked = buckets.find((bucket) => bucket === address.get('tab'))
  const items = (bucket: ParticipationBucket) => (data?.items ?? []).filter((item) => item.bucket === bucket)
  const tab = asked ?? (items('invitations').length > 0 ? 'invitations' : 'upcoming')
  return (
    <Page>
      <PageHeader
        title={t('myMissions.title')}
        sentence={t('myMissions.sentence')}
        action={
          <LinkButton variant="primary" component={PrefetchLink} to="/missions/browse">
            {t('myMissions.browse')}
          </LinkButton>
        }
      />
      {content()}
    </Page>
  )

  function content() {
    if (data) {
      return (
        <Tabs
          label={t('myMissions.title')}
          value={tab}
          onChange={(next) => setAddress({ tab: next }, { replace: true })}
          items={buckets.map((id) => ({
            id,
            label: t(`myMissions.${id}`),
            count: items(id).length || undefined,
            content: <Bucket bucket={id} items={items(id)} />,
          }))}
        />
      )
    }
    if (!isError) return <ListSkeleton rows={4} rowHeight={140} />
    return (
      <ErrorState
        title={t('myMissions.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
}

function Bucket({ bucket, items }: { bucket: ParticipationBucket; items: Participation[] }) {
  const { t } = useTranslation('mf-missions')
  if (items.length === 0) {
    return (
      <EmptyState
        title={t(`myMissions.none_${bucket}`)}
        text={t('myMissions.noneHint')}
        action={
          <LinkButton component={PrefetchLink} to="/missions/browse">
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
