import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as accountHistory from '../data/account-history.ts'
import * as codes from '../data/codes.ts'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { isUnconfirmed } from '../domain/account.ts'
import { type InvitationTerms, type Inviter, invited, isInvitation, settleTerms } from '../domain/invitation.ts'
import type { User } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { expectFreshProof } from './expect-fresh-proof.ts'
import { noteHistory } from './note-history.ts'
import { sendInvitation } from './send-invitation.ts'
import { endEverySession } from './sign-out.ts'

export interface InviteInput extends InvitationTerms {
  inviter: Inviter
  email: string
  /** What the inviter adds to the mail; sent again without it, the invitation says what it said. */
  message?: string
  /** Sends an invitation that nobody answered once more: its 14 days begin anew. */
  resend?: boolean
}

/**
 * Invites somebody to an account of a role that the inviter may give. Other services hear of the person when they
 * accept.
 * @throws Refusal EMAIL_ALREADY_USED; RATE_LIMITED beyond the invitations of an hour, sent again or not; those of
 *   `settleTerms`; PROOF_REQUIRED for a role of the staff
 */
export async function inviteUser(deps: Deps, input: InviteInput): Promise<User> {
  const { inviter, message, resend = false } = input
  const email = input.email.trim()
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const hourAgo = new Date(now.getTime() - 3_600_000)
    if ((await accountHistory.countInvitations(tx, inviter.id, hourAgo)) >= deps.rules.perHour.invitations) {
      refuse('RATE_LIMITED', { params: { retryAfter: 3600 } })
    }
    const found = await users.findByEmail(tx, email)
    const existing = found ? await users.lock(tx, found.user.id) : null
    // Sent again, an invitation stays what it was where nothing else is said.
    const known = resend && existing && isInvitation(existing) ? existing : null
    const terms = settleTerms(inviter, {
      role: input.role,
      departmentCode: input.departmentCode ?? known?.departmentCode,
      organisationPosition: input.organisationPosition ?? known?.organisationPosition,
      headquartersService: input.headquartersService ?? known?.headquartersService,
    })
    if (existing && !isUnconfirmed(existing)) refuse('EMAIL_ALREADY_USED')
    if (existing && isInvitation(existing)) {
      if (!resend) refuse('EMAIL_ALREADY_USED')
      // Nobody takes over an invitation to a role that they could not have given.
      settleTerms(inviter, existing)
    }
    if (terms.role !== 'member') await expectFreshProof(deps, tx, inviter.sessionId, 'grant_role')
    const user = invited({ id: deps.newId(), email, inviter, message }, terms, existing, now)
    if (!existing) {
      if (!(await users.insert(tx, user))) refuse('EMAIL_ALREADY_USED')
    } else {
      await users.update(tx, user)
      await users.setPassword(tx, user.id, null)
      await codes.removeOf(tx, user.id)
      await ssoIdentities.removeOf(tx, user.id)
      await endEverySession(deps, tx, user.id, 'replaced')
      if (!isInvitation(existing)) await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet })
    }
    await noteHistory(tx, { before: existing, after: user, actor: inviter, at: now })
    await sendInvitation(deps, tx, user)
    return user
  })
}
