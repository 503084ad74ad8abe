import type { User } from '@ensemble/contracts/users/http'
import {
  retryOf,
  lazyPart,
  PrefetchLink,
  useLanguage,
  useRecordSearch,
  useSearchParams,
  useTranslation,
  withTexts,
} from '@ensemble/mf-kit'
import {
  Box,
  Button,
  CardGridSkeleton,
  ErrorState,
  MapIcon,
  Notice,
  Page,
  PageHeader,
  PageSkeleton,
  ResultLine,
  Stack,
  TextLink,
  token,
  useFocusAmongLines,
  VisuallyHidden,
} from '@ensemble/ui'
import { Suspense, useRef } from 'react'
import { firstList } from '../api/missions-api.ts'
import { useNeeds } from '../cards/use-needs.ts'
import { ofBrowse } from '../translations/later-texts.ts'
import { useNarrowings } from './active-filters.ts'
import { BrowseResults, type Place } from './browse-results.tsx'
import { noFilters } from './browse-filters.ts'
import { BrowseSearch } from './browse-search.tsx'
import { readCounts } from './counts.ts'
import { KeepSearch } from './searches/keep-search.tsx'
import { asksForHealth, healthFilters } from './health-filters.ts'
import { keptSearch } from './kept-search.ts'
import { listInput } from './list-input.ts'
import { NothingFound } from './nothing-found.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useBrowseFilters } from './use-browse-filters.ts'
import { useBrowsedMissions } from './use-browsed-missions.ts'
import { readerOf, useReader } from './use-reader.ts'

// Who looks for a mission needs none of it.
const PastMissions = lazyPart(() => import('./past-missions.tsx'))
const MissionsMap = lazyPart(() => import('./map/missions-map.tsx'))
const KeptSearches = lazyPart(withTexts(ofBrowse, () => import('./searches/kept-searches.tsx')))
const OverFavourites = lazyPart(withTexts(ofBrowse, () => import('./over-favourites.tsx')))

/** /missions/browse: the missions open to everybody; `?view=past` shows what those before led to, `?view=searches` the kept searches. */
export function Component() {
  const [address] = useSearchParams()
  const view = address.get('view')
  if (view !== 'past' && view !== 'searches') return <OpenMissions />
  return <Suspense fallback={<PageSkeleton />}>{view === 'past' ? <PastMissions /> : <KeptSearches />}</Suspense>
}

/** By needs or health the list travels in a body, and is asked for by the page. */
Component.first = (reader: User) =>
  reader.needs?.length || asksForHealth(healthFilters.get()) ? null : firstList(listInput(noFilters, readerOf(reader)))

/** The missions to search, filter and sort; all of it in the address but health. */
function OpenMissions() {
  const { t } = useTranslation('mf-missions')
  const search = useBrowseFilters()
  const { filters, change, clear } = search
  const { page, isError, error, isFetching, refetch, counts: counted } = useBrowsedMissions(filters)
  const counts = readCounts(counted)
  const narrowings = useNarrowings(filters)
  const kept = keptSearch(filters, narrowings, useReader())
  useRecordSearch('/missions/browse', {
    list: 'missions',
    words: filters.search,
    found: page && page.total > 0 && !page.alike,
    narrowed: narrowings.length > 1,
  })
  const results = useRef<HTMLDivElement>(null)
  const result = useResultWords(page)
  // Among favourites a card goes with its heart.
  const cards = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(cards, '[role="list"] > li', () => {
    stay()
    return null
  })
  // Nothing to put in order, and the sentence below says it in larger letters.
  const nothing = page?.items.length === 0
  // Why there is nothing is said with what is over.
  const tellsOfFavourites = nothing && filters.favourites && narrowings.length === 1
  return (
    <Page>
      <PageHeader title={t('browse.title')} sentence={t('browse.sentence')} />
      <BrowseSearch {...search} counts={counts} narrowings={narrowings} result={result} />
      <Box ref={results} tabIndex={-1} role="group" aria-label={t('browse.results')} sx={{ scrollMarginTop: '96px' }}>
        <ResultLine aside={nothing ? null : <ResultTools search={search} kept={page ? kept : null} />}>
          {nothing ? <VisuallyHidden>{result}</VisuallyHidden> : result}
        </ResultLine>
      </Box>
      {page?.alike ? <Notice>{t('browse.alike', { words: filters.search })}</Notice> : null}
      {filters.map ? (
        <Box sx={beside}>
          <Stack sx={{ gap: '24px', minWidth: 0 }} ref={cards} {...focus}>
            {found()}
          </Stack>
          <Box sx={mapPlace}>
            <Suspense fallback={null}>
              <MissionsMap {...{ filters, change, counts }} />
            </Suspense>
          </Box>
        </Box>
      ) : (
        <Stack sx={{ gap: '24px' }} ref={cards} {...focus}>
          {found()}
        </Stack>
      )}
      <TextLink alone component={PrefetchLink} to="/missions/browse?view=searches">
        {t('searches.title')}
      </TextLink>
      <TextLink alone component={PrefetchLink} to="/missions/browse?view=past">
        {t('past.title')}
      </TextLink>
    </Page>
  )

  /** What is open and, of favourites, what is over: the list itself leaves that out. */
  function found() {
    if (!filters.favourites) return content()
    return (
      <>
        {content()}
        <Suspense fallback={null}>
          <OverFavourites filters={filters} alone={tellsOfFavourites} clear={() => andStay(clear)} />
        </Suspense>
      </>
    )
  }

  function content() {
    if (page && page.items.length > 0) {
      return <BrowseResults page={page} explained={filters.sort === 'match'} onPage={goTo} />
    }
    if (tellsOfFavourites) return null
    if (page) {
      return (
        <NothingFound
          {...{ narrowings, counts, kept }}
          change={(next) => andStay(() => change(next))}
          clear={() => andStay(clear)}
        />
      )
    }
    if (!isError) return <CardGridSkeleton />
    return (
      <ErrorState
        title={t('browse.failed')}
        {...retryOf({ error, isFetching, refetch })}
        action={
          filters.page > 0 ? (
            <Button onClick={() => goTo({ page: 0, from: null })}>{t('browse.firstPage')}</Button>
          ) : null
        }
      />
    )
  }

  function goTo(place: Place) {
    andStay(() => change(place))
    results.current?.scrollIntoView()
  }

  /** The button that asks goes with what it stood among: the focus goes on to the count of what comes. */
  function andStay(ask: () => void) {
    ask()
    stay()
  }

  function stay() {
    results.current?.focus({ preventScroll: true })
  }
}

/** How many missions were found; nothing while nobody knows. */
function useResultWords(page: { total: number; totalIsCapped: boolean } | undefined): string {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  if (!page) return ''
  if (!page.totalIsCapped) return t('browse.count', { count: page.total })
  return t('browse.countCapped', { total: page.total.toLocaleString(language) })
}

interface ResultToolsProps {
  search: ReturnType<typeof useBrowseFilters>
  /** What can be kept of it; null where nothing is narrowed. */
  kept: ReturnType<typeof keptSearch>
}

/** How what was found is shown: on a map, in which order; and the search itself, to be kept. */
function ResultTools({ search: { filters, change }, kept }: ResultToolsProps) {
  const { t } = useTranslation('mf-missions')
  const needs = useNeeds()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
      <Box sx={wideOnly}>
        <Button
          variant="quiet"
          size="small"
          icon={<MapIcon />}
          aria-expanded={filters.map}
          onClick={() => change({ map: !filters.map, page: filters.page, from: filters.from })}
        >
          {t(filters.map ? 'map.hide' : 'map.show')}
        </Button>
      </Box>
      {kept ? <KeepSearch key={kept.query} search={kept} /> : null}
      <SortChoice
        sort={filters.sort}
        searched={filters.search !== ''}
        byNeeds={needs.length > 0}
        onChange={(sort) => change({ sort })}
      />
    </Stack>
  )
}

// Squares that a finger can press need more room than a phone has; there the places are chosen from their list.
const wideOnly = { display: { xs: 'none', md: 'block' } }
const mapPlace = {
  ...wideOnly,
  order: { md: -1, lg: 0 },
  position: { lg: 'sticky' },
  top: { lg: `calc(${token('top-bar-height')} + 16px)` },
}
const beside = {
  display: 'grid',
  gap: '24px 32px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) max-content' },
}
