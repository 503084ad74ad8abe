import { type ParticipationBucket } from '@ensemble/contracts/missions/http'
import { errorMessage, PrefetchLink, useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, LinkButton, ListSkeleton, Page, PageHeader, Tabs } from '@ensemble/ui'
import { useMissionsMineQuery } from '../api/missions-api.ts'
import { BucketOfMissions } from './bucket-of-missions.tsx'
import { mineInput } from '../registration/mine-input.ts'
import { PagesOfBucket } from './pages-of-bucket.tsx'

/** In the order of what presses most. */
const buckets = ['invitations', 'upcoming', 'pending', 'past'] as const satisfies readonly ParticipationBucket[]

/** /my_missions: what the reader takes part in: to answer, coming, waiting, past. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const { data, error, isError, isFetching, refetch } = useMissionsMineQuery(mineInput(user?.id), { skip: !user })
  const asked = buckets.find((bucket) => bucket === address.get('tab'))
  const counted = (bucket: ParticipationBucket) => data?.facets?.bucket?.[bucket]
  const tab = asked ?? (counted('invitations') ? 'invitations' : 'upcoming')
  return (
    <Page>
      <PageHeader
        title={t('myMissions.title')}
        sentence={t('myMissions.sentence')}
        action={
          // A tab with nothing in it offers the same, once.
          data && !counted(tab) ? null : (
            <LinkButton variant="primary" component={PrefetchLink} to="/missions/browse">
              {t('myMissions.browse')}
            </LinkButton>
          )
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
            count: counted(id),
            content: bucketOf(id, data),
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

  function bucketOf(bucket: ParticipationBucket, { items, total }: NonNullable<typeof data>) {
    if (user && total > items.length) return <PagesOfBucket bucket={bucket} userId={user.id} />
    return <BucketOfMissions bucket={bucket} items={items.filter((item) => item.bucket === bucket)} />
  }
}
