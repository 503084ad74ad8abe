import { departments } from '@ensemble/contracts/departments'
import type { LocalNeedDecision } from '@ensemble/contracts/users/local-needs'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import * as localNeeds from '../data/local-needs.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { replyAddressOf } from '../domain/contact.ts'
import { decided, type LocalNeed } from '../domain/local-need.ts'
import { displayName, isReachable } from '../domain/user.ts'
import type { Reader } from '../domain/visibility.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'

/**
 * Says what becomes of a local need. An answer that says no goes to who told it, as a letter, and stays on the need.
 * @throws Refusal NOT_FOUND, and those of the domain's `decided`
 */
export async function decideLocalNeed(
  deps: Deps,
  { needId, by, decision }: { needId: string; by: Reader; decision: LocalNeedDecision },
): Promise<LocalNeed> {
  return inTransaction(deps.db, async (tx) => {
    const need = decided(await localNeeds.lock(tx, needId), decision, by, deps.clock.now())
    await localNeeds.update(tx, need)
    if (need.answer !== null) await sayNo(deps, tx, need, by, need.answer)
    return need
  })
}

async function sayNo(deps: Deps, tx: Tx, need: LocalNeed, by: Reader, message: string): Promise<void> {
  const [to] = await users.findAll(tx, [need.toldBy])
  const [sender] = await users.findAll(tx, [by.id])
  // Who is suspended hears of nothing.
  if (!to || !isReachable(to) || !sender) return
  const committee = departments.find(({ code }) => code === need.departmentCode)
  await queueAccountMail(deps, tx, {
    kind: 'contact_message',
    to,
    about: need.id,
    aboutId: sender.id,
    message,
    letter: { title: need.subject, from: displayName(sender), mission: null },
    replyTo: replyAddressOf(sender, committee?.contactEmail ?? null),
  })
}
