import type { CallData } from '@ensemble/mf-kit/calls'
import { useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Pagination } from '@ensemble/ui'
import type { BrowseFilters } from './browse-filters.ts'
import { MissionCard } from '../cards/mission-card.tsx'
import { useMatchWords } from '../cards/use-match-words.ts'

/** In view on most screens at once: their covers are not put off. */
const firstCards = 3

interface BrowseResultsProps {
  page: CallData<'mission.list'>
  /** Each card says why it suits the reader. */
  explained: boolean
  onPage: (place: Place) => void
}

/** A page, by its number or, beyond the last that a number leads to, by where it begins. */
export type Place = Pick<BrowseFilters, 'page' | 'from'>

/** One page of cards. */
export function BrowseResults({ page, explained, onPage }: BrowseResultsProps) {
  const { t } = useTranslation('mf-missions')
  const { best } = useMatchWords()
  function placeOf(next: number): Place {
    if (next <= page.lastPage) return { page: next, from: null }
    return { page: next, from: (next > page.page ? page.next : page.previous) ?? null }
  }
  return (
    <>
      <CardGrid label={t('browse.results')}>
        {page.items.map((mission, index) => (
          <MissionCard
            key={mission.id}
            mission={mission}
            headingLevel={2}
            eager={index < firstCards}
            reason={explained ? best(mission) : undefined}
          />
        ))}
      </CardGrid>
      <Pagination
        page={page.page}
        pageCount={page.lastPage + 1}
        more={page.next !== undefined && page.page >= page.lastPage}
        onChange={(next) => onPage(placeOf(next))}
      />
    </>
  )
}
