/** How high the rows of a table may be; beside the schemas, so that a page can carry it without them. */
export const tableDensities = ['compact', 'standard', 'comfortable'] as const

/** Views that one person may name in one table: more would be a list to search in. */
export const mostViews = 12
export const longestViewName = 40
