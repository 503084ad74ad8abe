import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as ssoSignups from '../data/sso-signups.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { hashOf } from '../tokens/refresh-token.ts'

/**
 * Lets a single sign-on identity open an account whose password has just been proven: nothing less links them, least
 * of all the same e-mail address (OI03, OI04). The owner is mailed.
 * @param signupToken what the identity was given when no account knew it
 * @throws Refusal SSO_EXPIRED for a token that is used, too old or unknown; SSO_FAILED when the identity has an account
 */
export async function linkIdentity(deps: Deps, tx: Tx, user: User, signupToken: string): Promise<void> {
  const now = deps.clock.now()
  const identity = (await ssoSignups.take(tx, hashOf(signupToken), now)) ?? refuse('SSO_EXPIRED')
  if (!(await ssoIdentities.insert(tx, identity, user.id, now))) refuse('SSO_FAILED')
  await queueAccountMail(deps, tx, { kind: 'identity_linked', to: user })
}
