/**
 * What a table that the server sorts, filters and cuts tells the table of the design system, and what other lists in
 * pages share with it. An entry of its own, which the remotes that have such compile in: pages without one do not carry
 * it.
 */
export { RowLink } from './row-link.tsx'
export { useChosenRows } from './use-chosen-rows.ts'
export { leaveGonePage } from './page-gone.ts'
export { useListPage } from './use-list-page.ts'
export { shownOf, useServedTable } from './use-served-table.ts'
export { useShownRow } from './use-shown-row.ts'
export { useTableState } from './use-table-state.ts'
export { useTableViews } from './use-table-views.ts'
