import type { BlindSearch } from '@ensemble/contracts/users/blind-search'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as countableMembers from '../data/countable-members.ts'
import * as healthQuestions from '../data/health-questions.ts'
import type { Deps } from '../deps.ts'
import { wordsOf } from '../domain/blind-search.ts'
import { blurOf, noiseFrom, publishedCount } from '../domain/count-noise.ts'
import { dayInParis, daysAfter } from '../domain/days.ts'
import { budgetFor } from '../domain/question-budget.ts'
import type { Reader } from '../domain/visibility.ts'
import { cellKey, lotOf, questionMark, recordKey } from '../vault/cell-key.ts'
import { openMatching } from './open-matching.ts'

/** For so many days a question has the same answer, and asking it again costs nothing. */
const validDays = 30

/**
 * About how many of the members who may be counted match, as everybody is told who asks the same within 30 days. The
 * question is noted for those whose answers it opens before it opens any.
 * @param departmentCode whose members; null for everybody
 * @throws Refusal QUESTIONS_SPENT, SERVICE_UNAVAILABLE
 */
export async function countMembers(
  deps: Deps,
  reader: Reader,
  { missionId, criteria }: BlindSearch,
  departmentCode: string | null,
): Promise<number | null> {
  const now = deps.clock.now()
  const since = daysAfter(now, -validDays)
  return withVault(deps, async () => {
    const keys = await deps.vault.keys()
    const mark = questionMark(keys.of(keys.current), departmentCode, wordsOf(criteria))
    return inTransaction(deps.db, async (tx) => {
      await healthQuestions.lock(tx, departmentCode)
      const known = await healthQuestions.findCount(tx, mark, since)
      if (known) return known.count
      const day = await freezeCountable(tx, now)
      const { id: staffId, role: staffRole, departmentCode: staffDepartment } = reader
      const question = { at: now, day, staffId, staffRole, staffDepartment, missionId, departmentCode }
      const budget = budgetFor(deps.rules.questions, departmentCode)
      if (!(await healthQuestions.note(tx, question, budget, since))) refuse('QUESTIONS_SPENT')
      const matching = openMatching(deps, countableMembers.sealedCountable(tx, { day, departmentCode, now }), criteria)
      const counted: Buffer[] = []
      for await (const { key } of matching) counted.push(recordKey(key))
      const noise = noiseFrom(lotOf(cellKey(counted), mark, day), blurOf(departmentCode).epsilon)
      const count = publishedCount(counted.length, noise)
      await healthQuestions.saveCount(tx, mark, count, now)
      return count
    })
  })
}

/**
 * Finds who may be counted today, where it is not found yet.
 * @returns the day, YYYY-MM-DD
 */
export async function freezeCountable(tx: Tx, now: Date): Promise<string> {
  const day = dayInParis(now)
  await countableMembers.freeze(tx, day, now)
  return day
}
