/**
 * What the page began with is as old as this at most when its first line opens, in ms: a slow phone takes some seconds. A
 * page that came up out of sight, or whose line was refused at first, may be minutes old.
 */
const freshForMs = 15_000

interface Opening {
  /** Whether the gateway tells by itself what came since this page has heard something. */
  resumed: boolean
  /** Whether this page had a line before. */
  again: boolean
  /** Since the page began, in ms. */
  afterMs: number
}

/** Whether something may have changed that this page has not heard of. */
export function mayHaveMissed({ resumed, again, afterMs }: Opening): boolean {
  return !resumed && (again || afterMs > freshForMs)
}
