import { PrefetchLink, retryOf, usePageName, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, ListSkeleton, Page, PageHeader, Stack, Text } from '@ensemble/ui'
import { useMissionsKeptSearchesQuery } from '../../api/searches-api.ts'
import { KeptSearchCard } from './kept-search-card.tsx'
import { useMovedSearches } from './use-moved-searches.ts'

/** The searches that the reader keeps, each with when it tells of new missions. */
export default function KeptSearches() {
  const { t } = useTranslation('mf-missions')
  const query = useMissionsKeptSearchesQuery({})
  const { data, isError, refetch } = query
  usePageName(t('searches.title'))
  useMovedSearches(data?.items.length, () => void refetch())
  return (
    <Page>
      <PageHeader
        back={{ label: t('browse.title'), component: PrefetchLink, to: '/missions/browse' }}
        title={t('searches.title')}
        sentence={t('searches.sentence')}
      />
      {content()}
    </Page>
  )

  function content() {
    if (!data && isError) {
      return <ErrorState title={t('searches.failed')} {...retryOf(query)} />
    }
    if (!data) return <ListSkeleton rows={3} rowHeight={160} />
    if (data.items.length === 0) {
      return (
        <EmptyState
          title={t('searches.none')}
          text={t('searches.noneHint')}
          action={
            <LinkButton component={PrefetchLink} to="/missions/browse">
              {t('searches.browse')}
            </LinkButton>
          }
        />
      )
    }
    return (
      <Stack sx={{ gap: '16px' }}>
        <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, margin: 0, gap: '16px' }}>
          {data.items.map((search) => (
            <li key={search.id}>
              <KeptSearchCard search={search} onChange={() => void refetch()} />
            </li>
          ))}
        </Stack>
        <Text size="small" tone="second">
          {t('searches.count', { count: data.items.length })}
        </Text>
      </Stack>
    )
  }
}
