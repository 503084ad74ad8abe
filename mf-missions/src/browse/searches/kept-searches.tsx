import { PrefetchLink, retryOf, usePageName, useTranslation } from '@ensemble/mf-kit'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  Page,
  PageHeader,
  Stack,
  Text,
  useFocusAmongLines,
} from '@ensemble/ui'
import { useRef } from 'react'
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
  // A search goes with its button.
  const list = useRef<HTMLUListElement>(null)
  const focus = useFocusAmongLines(list, ':scope > *', () => document.querySelector('h1'))
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
        <Stack
          component="ul"
          role="list"
          ref={list}
          sx={{ listStyle: 'none', padding: 0, margin: 0, gap: '16px' }}
          {...focus}
        >
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
