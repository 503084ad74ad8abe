const firstWaitSeconds = 10
const longestWaitSeconds = 3600

/**
 * When to try a mail again that the mail server did not take: 10 s, 20 s, 40 s … up to an hour.
 * @param attempts tries so far
 * @returns null when it is time to give up
 */
export function nextAttempt(attempts: number, maxAttempts: number, now: Date): Date | null {
  if (attempts >= maxAttempts) return null
  const seconds = Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds)
  return new Date(now.getTime() + seconds * 1000)
}
