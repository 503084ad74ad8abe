/** So many dates at most in one series: every week of a year. */
export const longestSeries = 52
/** So many missions at most in one act. */
export const mostAtOnce = 100

/** So many people run a mission at most. */
export const mostManagers = 5
