import type { Tx } from '../database.ts'

/**
 * Removes the answers that are kept so that sending again does a thing once: they say what the person did. @returns how
 * many
 */
export async function forgetAnswers(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'forget-answers',
    text: 'delete from idempotency where user_id::text = $1',
    values: [userId],
  })
  return rowCount
}
