/**
 * Days that something may wait for the team. After that it is late: it is marked, headquarters see it as well, and the
 * team is told of requests by mail.
 */
export const patienceDays = { request: 7, approval: 7, note: 14 } as const
