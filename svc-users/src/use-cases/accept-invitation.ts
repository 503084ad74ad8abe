import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as invitations from '../data/invitations.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { accepted, isOpenInvitation, isStillGiven } from '../domain/invitation.ts'
import { isStaff, type User } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { noteHistory } from './note-history.ts'
import { hashOf } from '../tokens/refresh-token.ts'
import { tellOfRole } from './tell-of-role.ts'

interface Acceptance {
  /** The token of the mail. */
  token: string
  /** What the sign-up form says. */
  typed: User
  /** null for who signs in with single sign-on. */
  passwordHash: string | null
}

/**
 * Finishes the sign-up of an invited person: the account is validated at once.
 * @throws Refusal INVITATION_EXPIRED for a token that is too old, replaced or unknown, and for a role that whoever
 *   invited may not give any more; INVITATION_ALREADY_ANSWERED; those of the domain's `accepted`
 */
export async function acceptInvitation(deps: Deps, tx: Tx, { token, typed, passwordHash }: Acceptance): Promise<User> {
  const now = deps.clock.now()
  const id = (await invitations.findByToken(tx, hashOf(token))) ?? refuse('INVITATION_EXPIRED')
  const invitation = await users.lock(tx, id)
  if (invitation.emailVerifiedAt && invitation.status !== 'deleted') refuse('INVITATION_ALREADY_ANSWERED')
  if (!isOpenInvitation(invitation, now)) refuse('INVITATION_EXPIRED')
  const inviter = invitation.invitedBy === null ? undefined : await users.find(tx, invitation.invitedBy)
  if (!isStillGiven(invitation, inviter)) refuse('INVITATION_EXPIRED')
  // Who would sign in with another address than the one that was invited would not get in.
  if (passwordHash !== null && typed.email?.toLowerCase() !== invitation.email?.toLowerCase()) {
    refuse('VALIDATION_FAILED', { fields: { email: ['INVALID_EMAIL'] } })
  }
  const user = accepted(invitation, typed, now)
  await users.update(tx, user)
  await users.setPassword(tx, id, passwordHash)
  await noteHistory(tx, { before: invitation, after: user, actor: 'system', at: now })
  await recordUserEvent(tx, 'userApproved', user, { time: now, quiet: deps.quiet })
  await queueAccountMail(deps, tx, { kind: 'account_approved', to: user, ...(isStaff(user) && { role: user.role }) })
  await tellOfRole(deps, tx, { before: invitation, after: user, grantedBy: invitation.invitedBy })
  return user
}
