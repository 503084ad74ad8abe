import { refuse } from '@ensemble/service-kit/refusal'

/**
 * Makes sure that an edit began from what is stored: the second of two editors is told, and nothing is overwritten.
 * @param begunFrom the `updatedAt` that the editor was shown
 * @throws Refusal STALE_UPDATE
 */
export function requireFresh(begunFrom: string, stored: Date): void {
  if (new Date(begunFrom).getTime() !== stored.getTime()) refuse('STALE_UPDATE')
}

/** The time of a change, later than the one before it: two in one millisecond must not look like the same. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}
