import type { Tx } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { grantedAreas } from '../domain/account.ts'
import { displayName, type User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'

interface Granted {
  before: User
  after: User
  grantedBy: string
}

/**
 * Mails the person and every admin when somebody may look at the deliveries of an area, who granted it too, as for a
 * role. To be called in the transaction of the act.
 */
export async function tellOfAreas(deps: Deps, tx: Tx, { before, after, grantedBy }: Granted): Promise<void> {
  const areas = grantedAreas(before, after)
  if (deps.quiet || areas.length === 0) return
  const found = await users.find(tx, grantedBy)
  const granted = { areas, ...(found && { granter: displayName(found) }) }
  await queueAccountMail(deps, tx, { ...granted, kind: 'areas_granted', to: after })
  const applicant = { name: displayName(after), departmentCode: after.departmentCode }
  for (const admin of await users.findAdmins(tx)) {
    if (admin.id === after.id) continue
    const page = `/users/${after.id}`
    const told = { ...granted, to: admin, aboutId: after.id, applicant, page }
    await queueAccountMail(deps, tx, { ...told, kind: 'staff_areas_granted' })
  }
}
