import { type Mission } from '@ensemble/contracts/missions/http'
import { errorMessage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, Heading, ListSkeleton, Pagination, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsParticipantsQuery } from '../api/missions-api.ts'
import { ParticipantCard } from './participant-card.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

/** Tables inside a page offer 5, 10 or 25 rows (specification, section 9). */
const pageSize = 25

/** Who asked and who takes part, for those who run the mission; who waits for an answer comes first. */
export function ParticipantsTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  // Asked for here and not in the card: the list below is loaded anew whenever somebody else acts, and a window that
  // stood in its row would go with what was typed into it.
  const [refusing, setRefusing] = useState<Refused | null>(null)
  return (
    <Stack sx={{ gap: '32px' }}>
      {mission.counters ? (
        <Text>
          {t('participants.counters', {
            validated: mission.counters.validatedCount,
            awaiting: mission.counters.awaitingStaffCount,
            invited: mission.counters.invitedCount,
            waitlist: mission.counters.waitlistCount,
          })}
        </Text>
      ) : null}
      <ParticipantList
        mission={mission}
        title={t('participants.toAnswer')}
        awaited="staff"
        pageParameter="asked"
        onRefuse={setRefusing}
      />
      <ParticipantList
        mission={mission}
        title={t('participants.others')}
        awaited="others"
        pageParameter="others"
        onRefuse={setRefusing}
      />
      {refusing ? (
        <RefuseDialog key={refusing.userId} missionId={mission.id} {...refusing} onClose={() => setRefusing(null)} />
      ) : null}
    </Stack>
  )
}

interface ParticipantListProps {
  mission: Mission
  title: string
  awaited: 'staff' | 'others'
  /** Each list keeps its own page in the address. */
  pageParameter: string
  onRefuse: (person: Refused) => void
}

interface Refused {
  userId: string
  name: string
}

function ParticipantList({ mission, title, awaited, pageParameter, onRefuse }: ParticipantListProps) {
  const { t } = useTranslation('mf-missions')
  const [address, setAddress] = useSearchParams()
  const page = Math.max(0, Number(address.get(pageParameter) ?? '1') - 1) || 0
  const condition =
    awaited === 'staff'
      ? { field: 'awaitedFrom', operator: 'eq', value: 'staff' }
      : { field: 'awaitedFrom', operator: 'in', value: ['none', 'member'] }
  const { currentData, error, isError, isFetching, refetch } = useMissionsParticipantsQuery({
    params: { missionId: mission.id },
    query: { page, pageSize, sort: 'createdAt', order: 'asc', filters: JSON.stringify([condition]) },
  })

  function turn(next: number) {
    const changed = new URLSearchParams(address)
    changed.set(pageParameter, String(next + 1))
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
    if (currentData && currentData.items.length === 0) {
      return <EmptyState headingLevel={3} title={t(`participants.none_${awaited}`)} />
    }
    if (currentData) {
      return (
        <>
          {currentData.items.map((participant) => (
            <ParticipantCard key={participant.userId} mission={mission} participant={participant} onRefuse={onRefuse} />
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
