import { useSearchParams } from '@ensemble/mf-kit'
import { useMemo } from 'react'
import { readFilters, type ResourceFilters, writeFilters } from './resource-filters.ts'

/** The filters in the address, and how to change them. Any change but of the page goes back to the first page. */
export function useResourceFilters() {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => readFilters(address), [address])
  function change(part: Partial<ResourceFilters>) {
    setAddress(writeFilters({ ...filters, page: 0, ...part }), { preventScrollReset: part.page === undefined })
  }
  function clear() {
    setAddress(new URLSearchParams(), { preventScrollReset: true })
  }
  return { filters, change, clear }
}
