import type { CallInput } from '@ensemble/contracts/schemas'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as ssoSignups from '../data/sso-signups.ts'
import type { Deps } from '../deps.ts'
import { expectMember, newAccount } from '../domain/account.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { hashOf } from '../tokens/refresh-token.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { askForAccount } from './ask-for-account.ts'
import { noteConfirmed } from './confirm-address.ts'
import { issueCode } from './issue-code.ts'
import { type Browser, type Credentials, openSession } from './open-session.ts'
import { signUpOf } from './sign-up-with-password.ts'

type Input = CallInput<'auth.signUpWithAzure'>['body'] & { browser: Browser }

/**
 * Asks for an account that a single sign-on identity opens. Its address counts as confirmed only where the provider
 * says so; else a code goes to it. An address that has an account already links nothing: its owner signs in with the
 * password and links the identity there. With the token of an invitation it opens the invited account.
 * @throws Refusal VALIDATION_FAILED; SSO_EXPIRED for a token that is used, too old or unknown; EMAIL_ALREADY_USED;
 *   those of `acceptInvitation`
 */
export async function signUpWithSso(
  deps: Deps,
  { signupToken, invitationToken, browser, ...input }: Input,
): Promise<Credentials> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const identity = (await ssoSignups.take(tx, hashOf(signupToken), now)) ?? refuse('SSO_EXPIRED')
    const { email } = identity
    const account = newAccount({ ...signUpOf(deps, email, input), identityProvider: 'azure' }, now)
    if (invitationToken !== undefined) {
      const invited = await acceptInvitation(deps, tx, { token: invitationToken, typed: account, passwordHash: null })
      if (!(await ssoIdentities.insert(tx, identity, invited.id, now))) refuse('SSO_FAILED')
      return openSession(deps, tx, invited, browser)
    }
    expectMember(account)
    const asked = await askForAccount(deps, tx, account, null)
    if (asked.taken) refuse('EMAIL_ALREADY_USED')
    let { user } = asked
    if (!(await ssoIdentities.insert(tx, identity, user.id, now))) refuse('SSO_FAILED')
    if (identity.emailVerified) {
      user = await noteConfirmed(deps, tx, user)
    } else {
      const code = await issueCode(deps, tx, { purpose: 'confirm_email', email, userId: user.id })
      await queueAccountMail(deps, tx, { kind: 'confirm_email', to: user, code })
    }
    return openSession(deps, tx, user, browser)
  })
}
