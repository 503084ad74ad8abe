import type { CallOutcome, SaidByTelephone } from '@ensemble/contracts/users/by-telephone'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as callsToMake from '../data/calls-to-make.ts'
import * as inactivityNotices from '../data/inactivity-notices.ts'
import * as telephoneConsents from '../data/telephone-consents.ts'
import type { Deps } from '../deps.ts'
import { wordsOf } from '../domain/by-telephone.ts'
import { asksToKeep } from '../domain/calls-to-make.ts'
import type { Reader } from '../domain/visibility.ts'

export interface NoteCallInput {
  callId: string
  by: Reader
  outcome: CallOutcome
  said?: SaidByTelephone
}

/**
 * Notes that somebody was told by telephone, or need not be. A yes to keep the account is noted as the first one was.
 * @throws Refusal NOT_FOUND, also out of the caller's reach; STATUS_CONFLICT where somebody else was faster;
 *   VALIDATION_FAILED where a yes is noted without its words
 */
export async function noteCall(deps: Deps, { callId, by, outcome, said }: NoteCallInput): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const call = await callsToMake.lock(tx, callId)
    if (!(await callsToMake.mayCall(tx, { reader: by, callId, at }))) refuse('NOT_FOUND')
    if (call.outcome !== null) refuse('STATUS_CONFLICT')
    if (asksToKeep(call.kind) && outcome === 'told') {
      if (!said) return refuse('VALIDATION_FAILED', { fields: { said: ['REQUIRED'] } })
      const { userId } = call
      const words = wordsOf('account', said)
      const { version: textVersion, language } = said
      await telephoneConsents.insert(tx, {
        userId,
        purpose: 'account',
        at,
        notedBy: by.id,
        textVersion,
        language,
        words,
      })
      await inactivityNotices.removeOf(tx, userId)
    }
    await callsToMake.settle(tx, callId, outcome, at)
  })
}
