const firstPause = 500
const longestPause = 30_000

/**
 * How long a program waits before it is started again: not at all after a single death, then longer each time that it
 * does not stay up.
 *
 * @param deaths how often in a row it has died before it had been well for a while
 * @returns milliseconds
 */
export function restartPause(deaths: number): number {
  return deaths === 0 ? 0 : Math.min(firstPause * 2 ** (deaths - 1), longestPause)
}

/** What the person at the terminal reads when a program has died. */
export function deathNotice(name: string, reason: string, deaths: number): string {
  const wait = restartPause(deaths)
  return wait === 0
    ? `! ${name} stopped by itself (${reason}); starting it again at once`
    : `! ${name} stopped again (${reason}), ${String(deaths + 1)} times in a row; starting it again in ${String(wait / 1000)} s`
}
