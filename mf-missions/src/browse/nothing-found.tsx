import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, EmptyState, Stack } from '@ensemble/ui'
import type { Narrowing } from './active-filters.ts'
import type { Counts } from './counts.ts'
import type { SearchToKeep } from './kept-search.ts'
import { KeepSearch } from './searches/keep-search.tsx'
import type { BrowseSearchState } from './use-browse-filters.ts'

/** So many ways out at most: a tired reader does not compare ten. */
const most = 3

interface NothingFoundProps extends Pick<BrowseSearchState, 'change' | 'clear'> {
  narrowings: readonly Narrowing[]
  counts: Counts
  /** The search as it may be kept; null where it may not. */
  kept: SearchToKeep | null
}

/** No mission: says what to let go of, what that would bring where it is known, and keeps the search for later. */
export function NothingFound({ narrowings, counts, kept, change, clear }: NothingFoundProps) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  if (narrowings.length === 0) return <EmptyState title={t('browse.noneAtAll')} text={t('browse.noneAtAllHint')} />
  const offers = narrowings
    .map((narrowing) => ({ narrowing, brings: narrowing.counted ? counts.all(narrowing.counted) : null }))
    .filter(({ brings }) => brings !== 0)
    .sort((a, b) => (b.brings ?? 0) - (a.brings ?? 0))
    .slice(0, most)
  return (
    <EmptyState
      title={t('browse.none')}
      text={t('browse.noneHint')}
      action={
        <Stack sx={{ gap: '16px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center' }}>
            {offers.map(({ narrowing, brings }, index) => (
              <Button
                key={narrowing.id}
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => change(narrowing.without)}
              >
                {brings === null
                  ? t('browse.without', { label: narrowing.label })
                  : t('browse.withoutBrings', {
                      label: narrowing.label,
                      count: brings,
                      total: brings.toLocaleString(language),
                    })}
              </Button>
            ))}
            <Button variant={offers.length > 0 ? 'secondary' : 'primary'} onClick={clear}>
              {t('browse.clear')}
            </Button>
          </Box>
          {kept ? <KeepSearch key={kept.query} search={kept} /> : null}
        </Stack>
      }
    />
  )
}
