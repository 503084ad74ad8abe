import type { Filter } from '@ensemble/contracts/lists'
import type { ManagedScope } from '@ensemble/contracts/missions/http'

/** The address of the missions of a tab that meet conditions. */
export function managementAddress(tab: ManagedScope, filters: readonly Filter[] = []): string {
  const address = new URLSearchParams({ tab })
  if (filters.length > 0) address.set('filters', JSON.stringify(filters))
  return `/missions/management?${address.toString()}`
}
