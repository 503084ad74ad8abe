import { errorMessage, PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, CardGridSkeleton, ErrorState, Heading, Stack, TextLink } from '@ensemble/ui'
import { useMissionsListQuery } from '../api/missions-api.ts'
import { MissionCard } from '../cards/mission-card.tsx'
import { useMatchWords } from '../cards/use-match-words.ts'

/** Cards shown; the call asks for some more, because those the reader takes part in already are left out. */
const shown = 3

/** On /home: missions that suit the reader's interests, each with the reason in words. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const reasonOf = useMatchWords()
  const open = JSON.stringify([{ field: 'registrationOpen', operator: 'eq', value: true }])
  const { data, error, isError, isFetching, refetch } = useMissionsListQuery({
    query: { page: 0, pageSize: 10, sort: 'match', order: 'desc', filters: open },
  })
  const missions = data?.items.filter(({ myParticipation }) => myParticipation === null).slice(0, shown)
  if (missions?.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="suggested-missions" sx={{ gap: '16px' }}>
      <Stack direction="row" sx={headStyles}>
        <Heading level={2} id="suggested-missions">
          {t('widgets.suggested')}
        </Heading>
        <TextLink alone component={PrefetchLink} to="/missions/browse">
          {t('widgets.all')}
        </TextLink>
      </Stack>
      {content()}
    </Stack>
  )

  function content() {
    if (missions) {
      return (
        <CardGrid label={t('widgets.suggested')}>
          {missions.map((mission) => (
            <MissionCard key={mission.id} mission={mission} reason={reasonOf(mission.match)} />
          ))}
        </CardGrid>
      )
    }
    if (!isError) return <CardGridSkeleton count={shown} />
    return (
      <ErrorState
        headingLevel={3}
        title={t('browse.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
}

const headStyles = { flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }
