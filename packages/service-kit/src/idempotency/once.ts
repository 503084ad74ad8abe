import type { Database, Tx } from '../database.ts'
import { hasSqlState } from '../database-errors.ts'
import { faultPoint } from '../faults.ts'
import { refuse } from '../refusal.ts'
import { answered, claim, forgetOldIntent, type Intent, keepAnswer } from './rows.ts'

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
 *
 * The work begins while its key is asked for, so that both are one way to the database. It is told nothing by the
 * database before the key is known to be its own, and what it has done until then must be of no effect elsewhere.
 * @throws {Refusal} IDEMPOTENCY_KEY_REUSED when the key was for another request, REQUEST_IN_PROGRESS when the first one
 *   is still at it after 2 s
 */
export async function once(db: Database, intent: Intent, work: () => Promise<Answer>): Promise<OnceAnswer> {
  try {
    const answer = await db.joinedTransaction(async (tx) => {
      const mine = expectMine(tx, intent)
      tx.answerOn(mine)
      const { status, body } = await whenMine(mine, work())
      keepAnswer(tx, intent, status, body)
      return { status, body, replayed: false }
    })
    faultPoint('request.committed')
    return answer
  } catch (error) {
    if (error instanceof AnsweredBefore) return answerAgain(db, intent, work)
    throw error
  }
}

/** The key has had its effect. */
class AnsweredBefore extends Error {}

async function expectMine(tx: Tx, intent: Intent): Promise<void> {
  const mine = await claim(tx, intent).catch((error: unknown) => {
    if (hasSqlState(error, lockNotAvailable)) return refuse('REQUEST_IN_PROGRESS')
    throw error
  })
  if (!mine) throw new AnsweredBefore()
}

/** What the work says counts only once the key is its own; only work that has ended can do nothing more by itself. */
async function whenMine(mine: Promise<void>, work: Promise<Answer>): Promise<Answer> {
  await Promise.allSettled([mine, work])
  await mine
  return work
}

async function answerAgain(db: Database, intent: Intent, work: () => Promise<Answer>): Promise<OnceAnswer> {
  // The row can only be gone if it was cleaned away this very moment.
  const known = (await answered(db, intent)) ?? refuse('REQUEST_IN_PROGRESS')
  if (known.isOld) {
    await forgetOldIntent(db, intent)
    return once(db, intent, work)
  }
  if (known.call !== intent.call || known.requestHash !== intent.requestHash) return refuse('IDEMPOTENCY_KEY_REUSED')
  return { status: known.status, body: known.body, replayed: true }
}

const lockNotAvailable = '55P03'
