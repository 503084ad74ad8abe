import { firstList, readerAt } from '../api/first-answers.ts'
import { noFilters } from './browse-filters.ts'
import { asksForHealth, healthFilters } from './health-filters.ts'
import { listInput } from './list-input.ts'
import { readerOf } from './use-reader.ts'

/** The page begins with the list by address; by needs or health it travels in a body, and is asked for by the page. */
export function first() {
  const user = readerAt('/missions/browse')
  if (!user || user.needs?.length || asksForHealth(healthFilters.get())) return null
  return firstList(listInput(noFilters, readerOf(user)))
}
