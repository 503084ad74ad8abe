/**
 * Days that something may wait for the staff. After that it is late: it is marked, headquarters see it as well, and the
 * team is told of requests by mail.
 */
export const patienceDays = { request: 7, approval: 7, note: 14, account: 7, draft: 7, call: 7, message: 7 } as const

/** A mission that begins within so many days has no time to wait: a request for it is late at once. */
export const soonDays = 3
