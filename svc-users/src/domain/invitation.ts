import type { OrganisationPosition, Role, StructureDomain } from '@ensemble/contracts/enumerations'
import type { AwaitedStep } from '@ensemble/contracts/users/account-acts'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { approve, expectMember, expectTelephone, isUnconfirmed, newAccount, replaceUnconfirmed } from './account.ts'
import type { User } from './user.ts'
import type { ActingPerson } from './user-status.ts'

/** How long somebody has to answer. */
const invitationDays = 14

export type Inviter = ActingPerson

/** What the inviter settles: the invited person changes nothing of it (AU09). */
export interface InvitationTerms {
  role: Role
  departmentCode?: string | null
  organisationPosition?: OrganisationPosition | null
  headquartersService?: StructureDomain | null
}

/**
 * The terms as they will hold.
 * @throws Refusal FORBIDDEN for a role that the inviter may not give, OUT_OF_SCOPE outside a referent's department,
 *   VALIDATION_FAILED for a referent without department
 */
export function settleTerms(inviter: Inviter, terms: InvitationTerms): Required<InvitationTerms> {
  const reach = reachOf('user.invite', inviter.role)
  if (reach === 'no' || (terms.role !== 'member' && inviter.role !== 'admin')) refuse('FORBIDDEN')
  const departmentCode = terms.departmentCode ?? (reach === 'department' ? inviter.departmentCode : null)
  if (reach === 'department' && departmentCode !== inviter.departmentCode) refuse('OUT_OF_SCOPE')
  if (terms.role === 'referent' && departmentCode === null) {
    refuse('VALIDATION_FAILED', { fields: { departmentCode: ['REQUIRED'] } })
  }
  const { role, organisationPosition = null, headquartersService = null } = terms
  return { role, departmentCode, organisationPosition, headquartersService }
}

/**
 * An account that waits for its owner. Whoever has signed up with the address and not confirmed it is replaced.
 * @param message what the inviter writes to the person; without it, what they wrote when they last sent it
 * @param existing the account that has the address already
 */
export function invited(
  { id, email, inviter, message }: { id: string; email: string; inviter: Inviter; message?: string },
  terms: Required<InvitationTerms>,
  existing: User | null,
  now: Date,
): User {
  const consents = { termsVersion: '', charterVersion: '', coParticipantVisibility: false, newsletter: false }
  const blank = newAccount(
    { id, identity: { ...unknownPerson, email }, profileType: null, volunteerKinds: [], engagement: null, consents },
    now,
  )
  const account: User = {
    ...blank,
    ...terms,
    termsVersion: null,
    termsAt: null,
    charterVersion: null,
    charterAt: null,
    invitedBy: inviter.id,
    invitationSentAt: now,
    invitationExpiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
    invitationMessage: message?.trim() || wordsOf(existing, inviter),
  }
  return existing ? { ...replaceUnconfirmed(existing, account), createdAt: existing.createdAt } : account
}

/** Words are signed by who wrote them: a colleague who sends the invitation again says nothing in their name. */
function wordsOf(existing: User | null, inviter: Inviter): string | null {
  return existing?.invitedBy === inviter.id ? existing.invitationMessage : null
}

/** As staff read it in their lists until the person has given a name. */
const unknownPerson = {
  firstName: 'Personne',
  lastName: 'invitée',
  gender: 'unknown',
  birthDate: null,
  phone: null,
  postalCode: null,
  city: null,
  departmentCode: null,
  language: 'fr',
} as const

/** Whether an account is an invitation that nobody has answered yet. */
export function isInvitation(user: User): boolean {
  return isUnconfirmed(user) && user.invitationExpiresAt !== null
}

export function isOpenInvitation(user: User, now: Date): boolean {
  return isInvitation(user) && user.invitationExpiresAt !== null && user.invitationExpiresAt > now
}

/**
 * Whether an invitation still holds, by who gave it: to a role of the staff as long as they may give one. Whoever is
 * suspended for what they did must not come back by an address that they invited before.
 * @param inviter undefined where the account is gone; of no account where the operator of the installation invited
 */
export function isStillGiven(
  { role, invitedBy }: Pick<User, 'role' | 'invitedBy'>,
  inviter: User | undefined,
): boolean {
  if (role === 'member' || invitedBy === null) return true
  return inviter?.status === 'validated' && reachOf('user.administer', inviter.role) === 'all'
}

/**
 * The account once the invited person has signed up: validated in the role that the inviter settled. The token of the
 * mail has proven the mailbox.
 * @param typed what the sign-up form says
 * @throws Refusal VALIDATION_FAILED for staff without a phone number, and for a member who left something out
 */
export function accepted(invitation: User, typed: User, now: Date): User {
  const { role, departmentCode, organisationPosition, headquartersService } = invitation
  expectTelephone({ role, phone: typed.phone })
  if (role === 'member') expectMember(typed)
  const confirmed: User = { ...replaceUnconfirmed(invitation, typed), email: invitation.email, emailVerifiedAt: now }
  const validated = approve(
    confirmed,
    'system',
    { role, departmentCode, organisationPosition, headquartersService },
    now,
  )
  return {
    ...validated,
    version: invitation.version + 1,
    approvedBy: invitation.invitedBy,
    invitedBy: invitation.invitedBy,
    invitationSentAt: invitation.invitationSentAt,
    invitationExpiresAt: invitation.invitationExpiresAt,
  }
}

/** What a pending account waits for; null for any other. */
export function awaitedOf(user: User): AwaitedStep | null {
  if (user.status !== 'pending_approval') return null
  if (user.emailVerifiedAt) return 'approval'
  return isInvitation(user) ? 'invitation' : 'confirmation'
}
