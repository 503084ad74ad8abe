import { PrefetchLink, retryOf, useTranslation } from '@ensemble/mf-kit'
import { Box, CardGrid, CardGridSkeleton, ErrorState, Heading, phoneMedia, Stack, TextLink } from '@ensemble/ui'
import { firstList, useMissionsListQuery } from '../api/missions-api.ts'
import { MissionCard } from '../cards/mission-card.tsx'
import { useMatchWords } from '../cards/use-match-words.ts'

const shown = 3

/** Those alone that the reader could join now, of which the server shows the best first. */
const asked = {
  query: {
    page: 0,
    pageSize: 5,
    sort: 'match',
    order: 'desc',
    filters: JSON.stringify([{ field: 'joinable', operator: 'eq', value: true }]),
  },
} as const

/** On /home: missions that suit the reader's interests and that they can join, each with a reason of its own. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { each } = useMatchWords()
  const query = useMissionsListQuery(asked)
  const { data, isError } = query
  const missions = data?.items.slice(0, shown)
  const reasons = each(missions ?? [])
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
        <Box sx={oneRow}>
          <CardGrid label={t('widgets.suggested')}>
            {missions.map((mission, index) => (
              <MissionCard key={mission.id} mission={mission} reason={reasons[index]} />
            ))}
          </CardGrid>
        </Box>
      )
    }
    if (!isError) return <CardGridSkeleton count={shown} />
    return <ErrorState headingLevel={3} title={t('browse.failed')} {...retryOf(query)} />
  }
}

Component.first = () => firstList(asked)

// One row of whatever width, which is one idea on a phone: three covers would push the rest out of reach.
const oneRow = {
  [phoneMedia]: { '& > ul > li:nth-of-type(n + 2)': { display: 'none' } },
  '& > ul > li:nth-of-type(n + 3)': { display: { sm: 'none', md: 'grid' } },
}
const headStyles = { flexWrap: 'wrap', gap: '8px 24px', alignItems: 'baseline', justifyContent: 'space-between' }
