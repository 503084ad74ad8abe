import type {
  IdentityProvider,
  OrganisationPosition,
  ProfileType,
  Role,
  StructureDomain,
  VolunteerKind,
} from '@ensemble/contracts/enumerations'
import type { FieldCode } from '@ensemble/contracts/errors'
import type { Engagement } from '@ensemble/contracts/users/engagement'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from './days.ts'
import { checkIdentityChange } from './identity-rules.ts'
import { type Identity, isStaff, type User } from './user.ts'
import { type Actor, changeStatus } from './user-status.ts'
import { declare } from './volunteer-standing.ts'

export interface SignUp {
  id: string
  identity: Identity
  profileType: ProfileType | null
  volunteerKinds: VolunteerKind[]
  engagement: Engagement | null
  /** How the person signs in; with a password unless said otherwise. */
  identityProvider?: IdentityProvider
  consents: { termsVersion: string; charterVersion: string; coParticipantVisibility: boolean; newsletter: boolean }
}

/** What an admin may settle when approving an account. */
export interface Appointment {
  role?: Role
  departmentCode?: string | null
  organisationPosition?: OrganisationPosition | null
  headquartersService?: StructureDomain | null
  /** What staff say of themselves and members may leave out. */
  identity?: { phone: string }
}

/** A new account: it awaits approval, and its e-mail address awaits confirmation. */
export function newAccount(input: SignUp, now: Date): User {
  return {
    id: input.id,
    version: 1,
    sessionVersion: 0,
    ...input.identity,
    avatarKey: null,
    role: 'member',
    status: 'pending_approval',
    statusReason: null,
    suspendedUntil: null,
    statusChangedAt: now,
    statusChangedBy: null,
    identityProvider: input.identityProvider ?? 'password',
    emailVerifiedAt: null,
    approvedAt: null,
    approvedBy: null,
    invitedBy: null,
    invitationSentAt: null,
    invitationExpiresAt: null,
    invitationMessage: null,
    lastLoginAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    openedByTelephoneAt: null,
    claimedAt: null,
    organisationPosition: null,
    organisationPositionOther: null,
    headquartersService: null,
    publicContactEmail: null,
    ...input.consents,
    usageFigures: false,
    termsAt: now,
    charterAt: now,
    digest: 'weekly',
    staffFrequency: 'realtime',
    stoppedMails: [],
    profileType: input.profileType,
    situationSaidAt: null,
    volunteerKinds: input.volunteerKinds,
    volunteerStandings: declare([], input.volunteerKinds, now),
    engagement: input.engagement,
    deliveryAreas: [],
    tutorialStatus: 'not_started',
    tutorialStep: 0,
  }
}

export function confirmEmail(user: User, now: Date): User {
  return { ...user, version: user.version + 1, emailVerifiedAt: now, updatedAt: now }
}

/** Whether an address is the one of an account, however it is spelt. */
export function isAddressOf({ email }: Pick<User, 'email'>, address: string): boolean {
  return email !== null && email.toLowerCase() === address.toLowerCase()
}

/** The account under another address, which its owner has confirmed. */
export function moveTo(user: User, email: string, now: Date): User {
  return { ...confirmEmail(user, now), email }
}

/**
 * The account once approved. Only an admin (or the operator) appoints to a role or a department; a member type belongs
 * to members alone, so that an appointed person loses it.
 * @throws Refusal as `changeStatus`; FORBIDDEN for an appointment by somebody else; EMAIL_NOT_VERIFIED;
 *   VALIDATION_FAILED for a member without profile type, and as `expectTelephone`
 */
export function approve(user: User, actor: Actor, appointment: Appointment, now: Date): User {
  const action = actor === 'system' ? 'finish_invited_signup' : 'approve'
  const validated = changeStatus(user, action, actor, now, null)
  const mayAppoint = actor === 'system' || actor.role === 'admin'
  if (!mayAppoint && Object.keys(appointment).length > 0) refuse('FORBIDDEN')
  if (!user.emailVerifiedAt) refuse('EMAIL_NOT_VERIFIED')
  const role = appointment.role ?? user.role
  if (role === 'member' && !user.profileType) refuse('VALIDATION_FAILED', { fields: { profileType: ['REQUIRED'] } })
  const approved: User = {
    ...validated,
    ...checkIdentityChange(appointment.identity ?? {}, now),
    role,
    departmentCode: appointment.departmentCode ?? user.departmentCode,
    organisationPosition: appointment.organisationPosition ?? null,
    headquartersService: appointment.headquartersService ?? null,
    profileType: role === 'member' ? user.profileType : null,
    approvedAt: now,
    approvedBy: actor === 'system' ? null : actor.id,
  }
  // The operator of a new installation knows a name and an address: its first admin tells the number.
  if (actor !== 'system') expectTelephone(approved)
  return approved
}

/**
 * Members find out how to reach whoever runs their missions (specification, `phone`: required for staff).
 * @throws Refusal VALIDATION_FAILED for staff without a telephone number
 */
export function expectTelephone(user: Pick<User, 'role' | 'phone'>): void {
  if (isStaff(user) && user.phone === null) refuse('VALIDATION_FAILED', { fields: { 'identity.phone': ['REQUIRED'] } })
}

/**
 * What everybody says who signs up, but for staff who were invited.
 * @throws Refusal VALIDATION_FAILED naming what is not there
 */
export function expectMember({ profileType, birthDate, postalCode, departmentCode }: User): void {
  const asked = {
    profileType,
    'identity.birthDate': birthDate,
    'identity.postalCode': postalCode,
    'identity.departmentCode': departmentCode,
  }
  const missing = Object.entries(asked).flatMap(([name, value]) => (value === null ? [name] : []))
  const required: FieldCode[] = ['REQUIRED']
  if (missing.length > 0)
    refuse('VALIDATION_FAILED', { fields: Object.fromEntries(missing.map((name) => [name, required])) })
}

/** Whether a change lets somebody act for the league in a role that they did not have, or could not use yet. */
export function grantsRole(before: User, after: User): boolean {
  if (!isStaff(after) || after.status === 'pending_approval' || after.status === 'deleted') return false
  return before.role !== after.role || before.status === 'pending_approval'
}

/** Areas whose deliveries somebody may look at after a change and could not before. */
export function grantedAreas(before: User, after: User): string[] {
  return after.deliveryAreas.filter((area) => !before.deliveryAreas.includes(area))
}

/** Ends the use of the account until it is reactivated; every session ends with it. */
export function suspend(user: User, actor: Actor, reason: string, now: Date, until: string | null = null): User {
  if (until !== null && until <= dayInParis(now)) refuse('VALIDATION_FAILED', { fields: { until: ['INVALID_DATE'] } })
  return { ...endSessions(changeStatus(user, 'suspend', actor, now, reason)), suspendedUntil: until }
}

/**
 * Of somebody who has just proved who they are, or still has their session: they may read why.
 * @throws Refusal ACCOUNT_SUSPENDED, with the reason that was given
 */
export function expectNotSuspended({ status, statusReason }: Pick<User, 'status' | 'statusReason'>): void {
  if (status !== 'suspended') return
  refuse('ACCOUNT_SUSPENDED', { params: statusReason ? { reason: statusReason } : {} })
}

/** Gives a suspended account back; what the person took part in is not restored. */
export function reactivate(user: User, actor: Actor, now: Date): User {
  return { ...changeStatus(user, 'activate_suspended', actor, now, null), suspendedUntil: null }
}

/**
 * What a second sign-up makes of an account whose address nobody has confirmed: the last one counts, so that nobody
 * can occupy an address beforehand and keep its owner out, or let them in under a password that is not theirs.
 */
export function replaceUnconfirmed(existing: User, input: User): User {
  return { ...input, id: existing.id, version: existing.version + 1, sessionVersion: existing.sessionVersion }
}

/** Whether a sign-up may replace an account. */
export function isUnconfirmed({ status, emailVerifiedAt }: User): boolean {
  return status === 'pending_approval' && emailVerifiedAt === null
}

/** Deletes an account for good: what names the person goes at once, participations stay, anonymous. */
export function erase(user: User, actor: Actor, reason: string | null, now: Date): User {
  return {
    ...endSessions(changeStatus(user, 'delete', actor, now, reason)),
    email: null,
    firstName: 'Membre',
    lastName: 'supprimé',
    gender: 'unknown',
    birthDate: null,
    phone: null,
    postalCode: null,
    city: null,
    avatarKey: null,
    invitationMessage: null,
    situationSaidAt: null,
    profileType: null,
    volunteerKinds: [],
    volunteerStandings: [],
    engagement: null,
    deliveryAreas: [],
    organisationPosition: null,
    organisationPositionOther: null,
    headquartersService: null,
    publicContactEmail: null,
    suspendedUntil: null,
    coParticipantVisibility: false,
    usageFigures: false,
    newsletter: false,
    deletedAt: now,
  }
}

/** Makes every token issued so far worthless. */
export function endSessions(user: User): User {
  return { ...user, sessionVersion: user.sessionVersion + 1 }
}
