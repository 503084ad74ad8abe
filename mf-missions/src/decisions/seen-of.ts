import type { Submission } from '@ensemble/contracts/missions/many'

/**
 * Which text a decision on a mission is about: the one that its reader was shown, and no other.
 * @returns what goes into the call; nothing for what does not wait, and for a service of before, which takes nothing
 */
export function seenOf({ submission }: { submission?: Pick<Submission, 'updatedAt'> | null }): { updatedAt?: string } {
  return submission?.updatedAt ? { updatedAt: submission.updatedAt } : {}
}
