import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { errorMessage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, Heading, ListSkeleton, Pagination, Stack } from '@ensemble/ui'
import { useMissionsParticipantsQuery } from '../../api/missions-api.ts'
import { ParticipantCard } from './participant-card.tsx'
import type { Refused } from '../../decisions/refuse-dialog.tsx'

const pageSize = 25
const waiting = JSON.stringify([{ field: 'awaitedFrom', operator: 'eq', value: 'staff' }])

interface AskedListProps {
  mission: Mission
  onRefuse: (person: Refused) => void
  onReadShared: (participant: ParticipantRow) => void
}

/** The requests that wait for an answer, the oldest first, each with what the person wrote. */
export function AskedList({ mission, onRefuse, onReadShared }: AskedListProps) {
  const { t } = useTranslation('mf-missions')
  const [address, setAddress] = useSearchParams()
  const page = Math.max(0, Math.floor(Number(address.get('asked') ?? '1')) - 1) || 0
  const { currentData, error, isError, isFetching, refetch } = useMissionsParticipantsQuery({
    params: { missionId: mission.id },
    query: { page, pageSize, sort: 'createdAt', order: 'asc', filters: waiting },
  })
  const title = t('participants.toAnswer')

  function turn(next: number) {
    const changed = new URLSearchParams(address)
    changed.set('asked', String(next + 1))
    setAddress(changed, { replace: true })
  }

  return (
    <Stack component="section" aria-label={title} sx={{ gap: '16px' }}>
      <Heading level={2} size="s">
        {currentData ? `${title} (${currentData.total})` : title}
      </Heading>
      {content()}
    </Stack>
  )

  function content() {
    if (currentData?.items.length === 0) return <EmptyState headingLevel={3} title={t('participants.none_staff')} />
    if (currentData) {
      return (
        <>
          {currentData.items.map((participant) => (
            <ParticipantCard
              key={participant.userId}
              {...{ mission, participant, onRefuse }}
              onReadShared={() => onReadShared(participant)}
            />
          ))}
          <Pagination page={currentData.page} pageCount={currentData.lastPage + 1} onChange={turn} />
        </>
      )
    }
    if (!isError) return <ListSkeleton rows={3} rowHeight={96} />
    return (
      <ErrorState
        headingLevel={3}
        title={t('participants.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
}
