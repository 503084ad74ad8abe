import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionTitles from '../data/mission-titles.ts'
import * as users from '../data/users.ts'
import { isStaff, type User } from '../domain/user.ts'

/**
 * Makes sure that nothing is left without somebody when a person leaves their role, by suspension, deletion or another
 * role. What somebody runs is known from the missions' events: a referent hands it over for any other role, the others
 * of the staff only where they leave the staff.
 * @param user as they are before
 * @param after as they will be
 * @throws Refusal LAST_ADMIN, REFERENT_HAS_MISSIONS
 */
export async function expectMayLeaveRole(tx: Tx, user: User, after: User): Promise<void> {
  if (user.status !== 'validated' || !isStaff(user)) return
  if (user.role === 'admin') {
    await users.lockAdmins(tx)
    if ((await users.countAdmins(tx)) <= 1) refuse('LAST_ADMIN')
  }
  const mayStillRun = user.role !== 'referent' && after.status === 'validated' && isStaff(after)
  if (!mayStillRun && (await missionTitles.countManagedBy(tx, user.id)) > 0) {
    refuse('REFERENT_HAS_MISSIONS')
  }
}
