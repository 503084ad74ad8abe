import type { Submission } from '@ensemble/contracts/missions/many'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import type { SeenPart } from '@ensemble/contracts/missions/participant'

/**
 * Which text a decision on a mission is about: the one that its reader was shown, and no other.
 * @returns what goes into the call; nothing for what does not wait, and for a service of before, which takes nothing
 */
export function seenOf({ submission }: { submission?: Pick<Submission, 'updatedAt'> | null }): { updatedAt?: string } {
  return submission?.updatedAt ? { updatedAt: submission.updatedAt } : {}
}

/**
 * How people stood on the screen, for a decision on them: who was answered meanwhile is not answered once more.
 * @returns what goes into the call; nothing where a service of before told the rows, which takes nothing
 */
export function seenPeopleOf(people: readonly Pick<ParticipantRow, 'userId' | 'part'>[]): { seen?: SeenPart[] } {
  const seen = people.flatMap(({ userId, part }) => (part ? [{ userId, part }] : []))
  return seen.length > 0 ? { seen } : {}
}
