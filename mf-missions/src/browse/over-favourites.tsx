import type { MissionCard as Mission } from '@ensemble/contracts/missions/http'
import { retryOf, useTranslation } from '@ensemble/mf-kit'
import { Button, CardGrid, EmptyState, ErrorState, Heading, Stack, Text } from '@ensemble/ui'
import { useId } from 'react'
import { useMissionsSearchQuery } from '../api/missions-api.ts'
import { MissionCard } from '../cards/mission-card.tsx'
import type { BrowseFilters } from './browse-filters.ts'
import { wordsAndConditions } from './list-input.ts'
import { useReader } from './use-reader.ts'

/** As many as one person may mark: they stand on one page. */
const pageSize = 100

interface OverFavouritesProps {
  filters: BrowseFilters
  /** Nothing else is asked for, and no favourite is open. */
  alone: boolean
  clear: () => void
}

/** Favourites that are closed, cancelled or past, the last one first; and what to say where there is no other. */
export default function OverFavourites({ filters, alone, clear }: OverFavouritesProps) {
  const { t } = useTranslation('mf-missions')
  const id = useId()
  const reader = useReader()
  const query = useMissionsSearchQuery({
    body: { over: true, pageSize, sort: 'startAt', order: 'desc', ...wordsAndConditions(filters, reader) },
  })
  const { data, isError } = query
  // The list before stands in for the one without a mission that was just taken out.
  const over = data?.items.filter((mission) => reader.favourites.includes(mission.id))
  if (!over) return isError ? <ErrorState title={t('browse.failed')} {...retryOf(query)} /> : null
  if (over.length === 0) {
    return alone ? (
      <EmptyState
        title={t('favourites.none')}
        text={t('favourites.noneHint')}
        action={<Button onClick={clear}>{t('browse.clear')}</Button>}
      />
    ) : null
  }
  return (
    <>
      {alone ? <Text>{t('favourites.noneOpen')}</Text> : null}
      <Stack component="section" aria-labelledby={id} sx={{ gap: '16px' }}>
        <Heading level={2} size="s" id={id}>
          {t('favourites.over')}
        </Heading>
        <CardGrid label={t('favourites.over')}>
          {over.map((mission) => (
            <MissionCard key={mission.id} mission={asOver(mission)} />
          ))}
        </CardGrid>
      </Stack>
    </>
  )
}

/** As everybody sees it: a past mission that nobody has closed yet is over as well, and no part in it is news. */
function asOver(mission: Mission): Mission {
  const displayStatus = mission.displayStatus === 'cancelled' ? 'cancelled' : 'closed'
  return { ...mission, displayStatus, myParticipation: null, barrier: null }
}
