import { Refusal } from '@ensemble/service-kit/refusal'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { monthsBefore } from '../domain/days.ts'
import { translator } from '../mail/translate.ts'
import { deleteUser } from './end-account.ts'

/** Months after which an account whose owner has confirmed their address, and on which nobody decides, is deleted. */
const undecidedMonths = 6

/**
 * Deletes the accounts on which nobody has decided in time, as a refusal does; their owners are told, and may ask again.
 * @returns how many went
 */
export async function forgetUndecided(deps: Deps): Promise<number> {
  let forgotten = 0
  for (const { id, language } of await users.findUndecided(deps.db, monthsBefore(deps.clock.now(), undecidedMonths))) {
    try {
      const message = translator(language)('undecided')
      await deleteUser(deps, { userId: id, actor: 'system', reason: null, from: 'pending_approval', message })
      forgotten += 1
    } catch (error) {
      // Somebody has decided, or another process was here, a moment ago.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return forgotten
}
