/** Sessions of one mission: more than once a week for a year are many. */
export const mostSessions = 60
