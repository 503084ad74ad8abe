import { PrefetchLink, retryOf, usePageName, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import {
  Box,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  ListSkeleton,
  Page,
  PageHeader,
  Pagination,
  Stack,
  Text,
} from '@ensemble/ui'
import { useMissionsPastQuery } from '../api/missions-api.ts'
import { MissionTitle, useWrittenLang } from '../cards/mission-title.tsx'
import { useMissionWords } from '../cards/use-mission-words.ts'

const pageSize = 10

/** What missions led to, in the words of the teams that let everybody read them. */
export default function PastMissions() {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const lang = useWrittenLang()
  const [page, setPage] = useListPage()
  usePageName(t('past.title'))
  const query = useMissionsPastQuery({ query: { page, pageSize } })
  const { data, currentData, isError, isFetching } = query
  leaveGonePage(page, query.error, setPage)
  return (
    <Page>
      <PageHeader
        back={{ label: t('browse.title'), component: PrefetchLink, to: '/missions/browse' }}
        title={t('past.title')}
        sentence={t('past.sentence')}
      />
      {content()}
    </Page>
  )

  function content() {
    // The page before stands in only while this one is on its way.
    if (isError && !currentData) {
      return <ErrorState title={t('past.failed')} {...retryOf(query)} />
    }
    if (!data) return <ListSkeleton rows={4} rowHeight={140} />
    if (data.total === 0) return <EmptyState title={t('past.none')} text={t('past.noneHint')} />
    return (
      <Stack sx={{ gap: '24px' }}>
        <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, gap: '16px' }}>
          {data.items.map((mission) => (
            <li key={mission.id}>
              <Card>
                <CardTitle level={2} underlined component={PrefetchLink} to={`/missions/${mission.id}`}>
                  <MissionTitle title={mission.title} />
                </CardTitle>
                <Text size="small" tone="second">
                  <Box component="span" sx={sentence}>
                    {words.when(mission)}
                  </Box>
                  {words.where(mission)}
                </Text>
                <Text lang={lang}>{mission.closingNote}</Text>
              </Card>
            </li>
          ))}
        </Stack>
        {data.lastPage > 0 ? (
          <Pagination page={data.page} pageCount={data.lastPage + 1} onChange={setPage} disabled={isFetching} />
        ) : null}
      </Stack>
    )
  }
}

const sentence = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } }
