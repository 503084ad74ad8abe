/**
 * Days that something may wait for the staff. After that it is late: it is marked, headquarters see it as well, and the
 * team is told of requests by mail.
 */
export const patienceDays = { request: 7, approval: 7, note: 14, account: 7, draft: 7, call: 7, message: 7 } as const

/** Days before a mission begins from which on what is about it has no time to wait: a request is late, a call goes first. */
export const soonDays = 3
