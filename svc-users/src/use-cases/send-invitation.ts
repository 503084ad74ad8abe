import type { Tx } from '@ensemble/service-kit/database'
import * as invitations from '../data/invitations.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { displayName, isStaff, type User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { hashOf, newRefreshToken } from '../tokens/refresh-token.ts'

/**
 * Mails an invitation with a new token in place of the one before; its end stays what it is. The token stands behind
 * the `#`, so that no server and no log sees it.
 */
export async function sendInvitation(deps: Deps, tx: Tx, user: User): Promise<void> {
  const { email, invitedBy, invitationExpiresAt, invitationMessage } = user
  const token = newRefreshToken()
  await invitations.setToken(tx, user.id, hashOf(token))
  const inviter = invitedBy ? await users.find(tx, invitedBy) : undefined
  await queueAccountMail(deps, tx, {
    kind: 'account_invitation',
    to: user,
    page: `/signup#${new URLSearchParams({
      invitation: token,
      email: email ?? '',
      // So that the page asks staff for what suits them; who decides is the token.
      ...(isStaff(user) && { role: user.role }),
    }).toString()}`,
    inviter: inviter && inviter.status === 'validated' ? displayName(inviter) : 'Ensemble',
    role: user.role,
    until: invitationExpiresAt?.toISOString().slice(0, 10) ?? null,
    ...(invitationMessage && { message: invitationMessage }),
  })
}
