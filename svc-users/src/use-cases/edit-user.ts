import { inTransaction } from '@ensemble/service-kit/database'
import type { Role } from '@ensemble/contracts/enumerations'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { checkEditor, editProfile, type ProfileEdit } from '../domain/profile-edit.ts'
import type { User } from '../domain/user.ts'
import { recordSessionRevoked, recordUserEvent } from '../events/outgoing.ts'
import { expectMayLeaveRole } from './leave-role.ts'

/**
 * Changes a profile; the others hear of it. A change that moves what the person may do ends their sessions at once.
 * @throws Refusal those of the domain's `checkEditor` and `editProfile`, NOT_FOUND, LAST_ADMIN, REFERENT_HAS_MISSIONS
 */
export async function editUser(
  deps: Deps,
  editor: { id: string; role: Role },
  userId: string,
  edit: ProfileEdit,
): Promise<User> {
  checkEditor(editor, userId, edit)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    const user = editProfile(before, editor, edit, now)
    if (user.role !== before.role) await expectMayLeaveRole(tx, before)
    await users.update(tx, user)
    await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet })
    if (user.sessionVersion !== before.sessionVersion) {
      await sessions.endAll(tx, userId, now, 'rights_changed')
      await recordSessionRevoked(tx, { userId, sessionId: null, sessionVersion: user.sessionVersion }, now)
    }
    return user
  })
}
