import { useSearchParams } from '@ensemble/mf-kit'
import { useMemo, useState } from 'react'
import { cancerTypesKept } from './cancer-types-kept.ts'
import { readFilters, type ResourceFilters, withoutFilters, writeFilters } from './resource-filters.ts'

export interface ResourceSearchState {
  filters: ResourceFilters
  /** Any change but of the page goes back to the first page. */
  change: (part: Partial<ResourceFilters>) => void
  clear: () => void
}

/** The filters, from the address and from this tab's memory what may not stand there, and how to change them. */
export function useResourceFilters(): ResourceSearchState {
  const [address, setAddress] = useSearchParams()
  const [cancerTypes, setCancerTypes] = useState(cancerTypesKept.get)
  const filters = useMemo(() => ({ ...readFilters(address), cancerTypes }), [address, cancerTypes])

  function show(next: ResourceFilters) {
    cancerTypesKept.keep(next.cancerTypes)
    setCancerTypes(next.cancerTypes)
    const written = writeFilters(next)
    // A choice that the address does not show is no step back.
    if (written.toString() === writeFilters(filters).toString()) return
    setAddress(written, { preventScrollReset: next.page === 0 })
  }

  return {
    filters,
    change: (part) => show({ ...filters, page: 0, ...part }),
    clear: () => show(withoutFilters(filters)),
  }
}
