import type { ParticipationBucket } from '@ensemble/contracts/missions/http'
import { PrefetchLink, retryOf, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, ListSkeleton, Page, PageHeader } from '@ensemble/ui'
import { useMissionsParticipantMissionsQuery } from '../api/missions-api.ts'
import { BucketOfMissions } from './bucket-of-missions.tsx'
import { OwnPapers } from './own-papers.tsx'
import { GivenAnswer } from '../registration/given-answer.tsx'
import { mineInput } from '../registration/mine-input.ts'

/** By the next step, in the order of what presses most. */
const buckets = ['invitations', 'upcoming', 'pending', 'past'] as const satisfies readonly ParticipationBucket[]

/** /my_missions: what the reader takes part in, in one list: to answer, coming, waiting, past. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const query = useMissionsParticipantMissionsQuery(mineInput(user?.id), { skip: !user })
  const { data, isError } = query
  const browse = (
    <LinkButton variant="primary" component={PrefetchLink} to="/missions/browse">
      {t('myMissions.browse')}
    </LinkButton>
  )
  const none = data?.total === 0
  return (
    <Page>
      <PageHeader title={t('myMissions.title')} sentence={none ? null : t('myMissions.sentence')} />
      <GivenAnswer>
        {user && data && !none
          ? buckets.map((bucket) => <BucketOfMissions key={bucket} bucket={bucket} userId={user.id} first={data} />)
          : null}
      </GivenAnswer>
      {data && !none ? <OwnPapers first={data} /> : null}
      {none ? <EmptyState title={t('myMissions.none')} text={t('myMissions.noneHint')} action={browse} /> : null}
      {data || isError ? null : <ListSkeleton rows={4} rowHeight={140} />}
      {isError && !data ? <ErrorState title={t('myMissions.failed')} {...retryOf(query)} /> : null}
    </Page>
  )
}
