/** How many wrong passwords an account takes, and how the wait grows afterwards. */
export interface ThrottleRules {
  /** Failures in a row that cost no wait. */
  freeFailures: number
  /** Wait after the first failure beyond them, in seconds; doubles with each further one. */
  firstDelaySeconds: number
  /** The wait never grows beyond this: nobody can lock somebody else out for good. */
  maxDelaySeconds: number
  /** After this many seconds without a failure the count starts again. */
  forgetAfterSeconds: number
}

/**
 * Wait that a number of failures in a row costs, in seconds; 0 within the free ones.
 * @param failures failures in a row, this one included
 */
export function delayAfter(failures: number, rules: ThrottleRules): number {
  const beyond = failures - rules.freeFailures
  if (beyond <= 0) return 0
  // The exponent is bounded so that the power stays a number after a night of attacks.
  return Math.min(rules.firstDelaySeconds * 2 ** Math.min(beyond - 1, 20), rules.maxDelaySeconds)
}

/** Wrong passwords in a row for one address, known or not. */
export interface FailureRecord {
  failures: number
  lastFailedAt: Date
  blockedUntil: Date | null
}

/**
 * Counts a try as failed before the password is looked at, so that a hundred tries at once count a hundred times; a
 * right password forgets the record. A try during the wait is not counted: nobody can prolong somebody else's wait.
 * @returns the new record, or how many seconds are left to wait
 */
export function chargeTry(
  record: FailureRecord | undefined,
  now: Date,
  rules: ThrottleRules,
): { record: FailureRecord } | { waitSeconds: number } {
  if (record?.blockedUntil && record.blockedUntil > now) {
    return { waitSeconds: Math.ceil((record.blockedUntil.getTime() - now.getTime()) / 1000) }
  }
  const forgotten = !record || now.getTime() - record.lastFailedAt.getTime() > rules.forgetAfterSeconds * 1000
  const failures = forgotten ? 1 : record.failures + 1
  const delay = delayAfter(failures, rules)
  const blockedUntil = delay === 0 ? null : new Date(now.getTime() + delay * 1000)
  return { record: { failures, lastFailedAt: now, blockedUntil } }
}
