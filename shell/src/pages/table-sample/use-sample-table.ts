import type { Filter } from '@ensemble/contracts/lists'
import { useLanguage } from '@ensemble/mf-kit'
import type { TableSort } from '@ensemble/ui/data-grid'
import { useMemo, useState } from 'react'
import { matchingRows, sortedRows } from './matching-rows.ts'
import { sampleRows } from './sample-rows.ts'

interface SampleView {
  page: number
  pageSize: number
  sort: TableSort | null
  filters: Filter[]
}

/** What the server does for the real tables, done here with rows in memory. */
export function useSampleTable() {
  const language = useLanguage()
  const [view, setView] = useState<SampleView>({ page: 0, pageSize: 10, sort: null, filters: [] })
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { filters, sort, page, pageSize } = view

  const found = useMemo(
    () =>
      sortedRows(
        matchingRows(sampleRows, filters).filter(({ id }) => !hidden.has(id)),
        sort,
        language,
      ),
    [filters, sort, hidden, language],
  )
  // Hiding the last rows of the last page must not leave an empty one.
  const shown = Math.min(page, Math.max(0, Math.ceil(found.length / pageSize) - 1))

  return {
    ...view,
    page: shown,
    found,
    rows: found.slice(shown * pageSize, (shown + 1) * pageSize),
    selection,
    hiddenCount: hidden.size,
    select: setSelection,
    change: (part: Partial<SampleView>) => {
      setSelection(new Set())
      setView({ ...view, page: 0, ...part })
    },
    hide: (ids: ReadonlySet<string>) => {
      setHidden(new Set([...hidden, ...ids]))
      setSelection(new Set())
    },
    showAll: () => setHidden(new Set()),
  }
}
