import { useSearchParams } from '@ensemble/mf-kit'
import { type BrowseFilters, readFilters, writeFilters } from './browse-filters.ts'

/** The filters of the address. A changed filter goes back to the first page. */
export function useBrowseFilters() {
  const [address, setAddress] = useSearchParams()
  const filters = readFilters(address)
  return {
    filters,
    change: (part: Partial<BrowseFilters>) => setAddress(writeFilters({ ...filters, page: 0, ...part })),
    clear: () => setAddress(writeFilters({ ...readFilters(new URLSearchParams()), sort: filters.sort })),
  }
}
