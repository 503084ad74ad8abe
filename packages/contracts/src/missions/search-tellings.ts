/** When a kept search tells of a new mission: not at all, with the mail on new missions, or as soon as it is open. */
export const searchTellings = ['never', 'digest', 'at_once'] as const
export type SearchTelling = (typeof searchTellings)[number]

/** So many searches one person keeps. */
export const mostSearches = 5
