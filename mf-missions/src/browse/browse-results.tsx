import { type CallData } from '@ensemble/mf-kit/calls'
import { useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Pagination } from '@ensemble/ui'
import { MissionCard } from '../cards/mission-card.tsx'
import { useMatchWords } from '../cards/use-match-words.ts'

/** In view on most screens at once: their covers are not put off. */
const firstCards = 3

interface BrowseResultsProps {
  page: CallData<'mission.list'>
  /** Each card says why it suits the reader. */
  explained: boolean
  onPage: (page: number) => void
}

/** One page of cards. */
export function BrowseResults({ page, explained, onPage }: BrowseResultsProps) {
  const { t } = useTranslation('mf-missions')
  const reasonOf = useMatchWords()
  return (
    <>
      <CardGrid label={t('browse.results')}>
        {page.items.map((mission, index) => (
          <MissionCard
            key={mission.id}
            mission={mission}
            headingLevel={2}
            eager={index < firstCards}
            reason={explained ? reasonOf(mission.match) : undefined}
          />
        ))}
      </CardGrid>
      <Pagination page={page.page} pageCount={page.lastPage + 1} onChange={onPage} />
    </>
  )
}
