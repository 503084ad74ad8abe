import type { Database } from '../database.ts'
import { hasSqlState } from '../database-errors.ts'
import { faultPoint } from '../faults.ts'
import { refuse } from '../refusal.ts'
import { answered, claim, type Intent, keepAnswer } from './rows.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface OnceAnswer extends Answer {
  /** The effect is of an earlier request with the same key. */
  replayed: boolean
}

/**
 * Does what a person asked for once, however often it is sent: the work joins one transaction with the row of its key,
 * and the answer is committed with the effect. Work that throws leaves nothing behind, so it may be sent again.
 * @throws {Refusal} IDEMPOTENCY_KEY_REUSED when the key was for another request, REQUEST_IN_PROGRESS when the first one
 *   is still at it after 2 s
 */
export async function once(db: Database, intent: Intent, work: () => Promise<Answer>): Promise<OnceAnswer> {
  const answer = await db.joinedTransaction(async (tx) => {
    const mine = await claim(tx, intent).catch((error: unknown) => {
      if (hasSqlState(error, lockNotAvailable)) return refuse('REQUEST_IN_PROGRESS')
      throw error
    })
    if (mine) {
      const { status, body } = await work()
      keepAnswer(tx, intent, status, body)
      return { status, body, replayed: false }
    }
    // The row can only be gone if it was cleaned away this very moment.
    const known = (await answered(tx, intent)) ?? refuse('REQUEST_IN_PROGRESS')
    if (known.call !== intent.call || known.requestHash !== intent.requestHash) return refuse('IDEMPOTENCY_KEY_REUSED')
    return { status: known.status, body: known.body, replayed: true }
  })
  faultPoint('request.committed')
  return answer
}

const lockNotAvailable = '55P03'
