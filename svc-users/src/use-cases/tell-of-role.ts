import type { Tx } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { grantsRole } from '../domain/account.ts'
import { displayName, type User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'

interface Granted {
  before: User
  after: User
  /** null for the operator of the installation. */
  grantedBy: string | null
}

/**
 * Mails the person and every admin when somebody gets a role of the staff, who granted it too: what a session in wrong
 * hands does is seen that way. Who has just been approved reads their role in the mail of that. To be called in the
 * transaction of the act.
 */
export async function tellOfRole(deps: Deps, tx: Tx, { before, after, grantedBy }: Granted): Promise<void> {
  if (deps.quiet || !grantsRole(before, after)) return
  const found = grantedBy === null ? undefined : await users.find(tx, grantedBy)
  const granted = { role: after.role, ...(found && { granter: displayName(found) }) }
  if (before.status !== 'pending_approval') {
    await queueAccountMail(deps, tx, { ...granted, kind: 'role_granted', to: after })
  }
  const applicant = { name: displayName(after), departmentCode: after.departmentCode }
  for (const admin of await users.findAdmins(tx)) {
    if (admin.id === after.id) continue
    const page = `/users/${after.id}`
    const told = { ...granted, to: admin, aboutId: after.id, applicant, page }
    await queueAccountMail(deps, tx, { ...told, kind: 'staff_role_granted' })
  }
}
