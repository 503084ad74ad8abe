import type { CallInput } from '@ensemble/contracts/schemas'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import { expectMember, newAccount, type SignUp } from '../domain/account.ts'
import { checkIdentity } from '../domain/identity-rules.ts'
import { isOpenInvitation } from '../domain/invitation.ts'
import { checkPassword, ownWords } from '../domain/password-policy.ts'
import { noEngagement } from '../domain/profile-offer.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { askForAccount } from './ask-for-account.ts'
import { issueCode } from './issue-code.ts'
import { sendInvitation } from './send-invitation.ts'

type Input = CallInput<'auth.signUpWithPassword'>['body']

/**
 * Asks for an account with e-mail and password. Whether the address has one already is told by a mail to it, and by
 * nothing else: the same checks, the same hash, a code and a mail in either case (AU06, AU07). The token of an
 * invitation has proven the mailbox, so that its account is validated at once.
 * @returns whether the address has yet to be confirmed
 * @throws Refusal VALIDATION_FAILED, PASSWORD_POLICY; RATE_LIMITED after five times in an hour; those of
 *   `acceptInvitation`
 */
export async function signUpWithPassword(
  deps: Deps,
  { email, password, invitationToken: token, ...input }: Input,
): Promise<{ emailVerificationRequired: boolean }> {
  const address = email.trim()
  const account = newAccount(signUpOf(deps, address, input), deps.clock.now())
  if (token === undefined) expectMember(account)
  checkPassword(password, ownWords(account), deps.rules.password)
  const passwordHash = await deps.passwords.hash(password)
  return inTransaction(deps.db, async (tx) => {
    if (token !== undefined) {
      await acceptInvitation(deps, tx, { token, typed: account, passwordHash })
      return { emailVerificationRequired: false }
    }
    const { user, taken } = await askForAccount(deps, tx, account, passwordHash)
    const userId = taken ? null : user.id
    const code = await issueCode(deps, tx, { purpose: 'confirm_email', email: address, userId })
    if (!taken) await queueAccountMail(deps, tx, { kind: 'confirm_email', to: user, code })
    else if (isOpenInvitation(user, deps.clock.now())) await sendInvitation(deps, tx, user)
    else await queueAccountMail(deps, tx, { kind: 'already_registered', to: user })
    return { emailVerificationRequired: true }
  })
}

/** What a sign-up form says, as an account is made of it. @throws Refusal VALIDATION_FAILED */
export function signUpOf(
  deps: Deps,
  email: string,
  { identity, profileType, engagement, consents }: Pick<Input, 'identity' | 'profileType' | 'engagement' | 'consents'>,
): SignUp {
  const { language, ...checked } = checkIdentity(identity, deps.clock.now())
  return {
    id: deps.newId(),
    identity: { ...checked, language, email },
    profileType: profileType ?? null,
    volunteerKinds: [],
    engagement: engagement ? { ...noEngagement, ...engagement } : null,
    consents: { coParticipantVisibility: false, ...consents },
  }
}
