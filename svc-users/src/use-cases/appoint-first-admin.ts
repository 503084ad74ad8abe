import { refuse } from '@ensemble/service-kit/refusal'
import type { User } from '../domain/user.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { approveUser } from './approve-user.ts'
import { confirmEmail } from './confirm-email.ts'
import { signUp, type SignUpInput } from './sign-up.ts'

/**
 * Makes the account that all others depend on. An empty installation has no account at all (AU12), so the operator
 * starts with this one; it works once. Nobody is mailed: before a password is chosen, "your account is open" would
 * not be true.
 * @throws Refusal STATUS_CONFLICT when there is an admin, EMAIL_ALREADY_USED
 */
export async function appointFirstAdmin(deps: Deps, input: SignUpInput): Promise<User> {
  if ((await users.countAdmins(deps.db)) > 0) refuse('STATUS_CONFLICT')
  const user = (await signUp(deps, input)) ?? refuse('EMAIL_ALREADY_USED')
  await confirmEmail(deps, user.id)
  return approveUser(deps, { userId: user.id, actor: 'system', appointment: { role: 'admin' }, untold: true })
}
