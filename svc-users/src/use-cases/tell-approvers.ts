import type { Tx } from '@ensemble/service-kit/database'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { nextMorning } from '../domain/days.ts'
import { displayName, type User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'

/**
 * Mail 2: to the referents of the department, else to the admins; in the summary of the day for those who chose so. Who
 * was mailed of this account before is not mailed again.
 */
export async function tellApprovers(deps: Deps, tx: Tx, user: User): Promise<void> {
  const kind = 'account_awaits_approval' as const
  const name = displayName(user)
  for (const approver of await users.findApprovers(tx, user.departmentCode)) {
    if (approver.staffFrequency === 'daily') {
      if (deps.quiet) continue
      const line = { dedupeKey: `${user.id}:${kind}:${approver.id}`, recipientId: approver.id, kind, title: name }
      await summaryLines.add(tx, { ...line, missionId: null, itemId: user.id }, nextMorning(deps.clock.now()))
    } else {
      await queueAccountMail(deps, tx, {
        kind,
        to: approver,
        about: user.id,
        aboutId: user.id,
        applicant: { name, departmentCode: user.departmentCode },
        page: `/users/${user.id}`,
      })
    }
  }
}

/**
 * Tells those who answer for another department once an account that waits for approval moves there; from the morning
 * summary of the others it goes. Of a member who is in nobody is asked anything.
 */
export async function tellOfMove(deps: Deps, tx: Tx, { before, after }: { before: User; after: User }): Promise<void> {
  const waits = after.status === 'pending_approval' && after.emailVerifiedAt !== null
  if (!waits || before.departmentCode === after.departmentCode) return
  await summaryLines.settle(tx, 'account_awaits_approval', after.id, nextMorning(deps.clock.now()))
  await tellApprovers(deps, tx, after)
}
