import type { Filter } from '@ensemble/contracts/lists'

/**
 * Tabs of /user_management: where an account stands, invitations apart from requests; and all that are not deleted, for
 * figures.
 */
export const managementTabs = ['pending_approval', 'validated', 'suspended', 'deleted', 'invitations', 'all'] as const
export type ManagementTab = (typeof managementTabs)[number]

/** Which accounts a tab holds. */
export function filtersOf(tab: ManagementTab): Filter[] {
  if (tab === 'invitations') return [{ field: 'awaits', operator: 'eq', value: 'invitation' }]
  // Who was invited and has not answered asks for nothing yet.
  if (tab === 'pending_approval') return [{ field: 'awaits', operator: 'in', value: ['approval', 'confirmation'] }]
  if (tab === 'all') return [{ field: 'status', operator: 'in', value: ['pending_approval', 'validated', 'suspended'] }]
  return [{ field: 'status', operator: 'eq', value: tab }]
}
