import type { ParticipationBucket } from '@ensemble/contracts/missions/http'
import { retryOf, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import { ErrorState, ListSkeleton, Pagination, Stack } from '@ensemble/ui'
import { useMissionsParticipantMissionsQuery } from '../api/missions-api.ts'
import { ListOfMissions } from './list-of-missions.tsx'

const pageSize = 10

/** One next step of who takes part in more than one page holds: it asks for its own pages. */
export function PagesOfBucket({ bucket, userId }: { bucket: ParticipationBucket; userId: string }) {
  const { t } = useTranslation('mf-missions')
  const [page, setPage] = useListPage(bucket)
  const query = useMissionsParticipantMissionsQuery({
    params: { userId },
    query: { bucket, page, pageSize },
  })
  const { data, currentData, isError, isFetching } = query
  leaveGonePage(page, query.error, setPage)
  // The page before stands in only while this one is on its way.
  if (isError && !currentData) return <ErrorState title={t('myMissions.failed')} {...retryOf(query)} />
  if (data) {
    return (
      <Stack sx={{ gap: '24px' }}>
        <ListOfMissions items={data.items} />
        {data.lastPage > 0 ? (
          <Pagination page={data.page} pageCount={data.lastPage + 1} onChange={setPage} disabled={isFetching} />
        ) : null}
      </Stack>
    )
  }
  return <ListSkeleton rows={4} rowHeight={140} />
}
