import { refuse } from '@ensemble/service-kit/refusal'
import * as surveys from '../data/surveys.ts'
import type { Deps } from '../deps.ts'

/**
 * Takes back that somebody's words on a mission may be quoted; the words stay with the team. Doing it again changes
 * nothing.
 * @throws Refusal NOT_FOUND for who has not answered
 */
export async function withdrawQuote(
  { db }: Deps,
  { missionId, userId }: { missionId: string; userId: string },
): Promise<void> {
  if (!(await surveys.withdrawQuote(db, missionId, userId))) refuse('NOT_FOUND')
}
