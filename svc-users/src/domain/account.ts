import type {
  Language,
  OrganisationPosition,
  ProfileType,
  Role,
  StructureDomain,
  VolunteerKind,
} from '@ensemble/contracts/enumerations'
import type { Engagement } from '@ensemble/contracts/users/http'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Identity, User } from './user.ts'
import { type Actor, changeStatus } from './user-status.ts'

export interface SignUp {
  id: string
  identity: Identity & { email: string; language: Language }
  profileType: ProfileType | null
  volunteerKinds: VolunteerKind[]
  engagement: Engagement | null
  consents: { termsVersion: string; charterVersion: string; coParticipantVisibility: boolean; newsletter: boolean }
}

/** What an admin may settle when approving an account (decisions.md §4, approve). */
export interface Appointment {
  role?: Role
  departmentCode?: string | null
  organisationPosition?: OrganisationPosition | null
  headquartersService?: StructureDomain | null
}

/** A new account: it awaits approval, and its e-mail address awaits confirmation (decisions.md §4). */
export function newAccount(input: SignUp, now: Date): User {
  return {
    id: input.id,
    version: 1,
    sessionVersion: 0,
    ...input.identity,
    role: 'member',
    status: 'pending_approval',
    statusReason: null,
    statusChangedAt: now,
    statusChangedBy: null,
    identityProvider: 'password',
    emailVerifiedAt: null,
    approvedAt: null,
    approvedBy: null,
    lastLoginAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    organisationPosition: null,
    organisationPositionOther: null,
    headquartersService: null,
    publicContactEmail: null,
    ...input.consents,
    termsAt: now,
    charterAt: now,
    digest: 'weekly',
    staffFrequency: 'realtime',
    profileType: input.profileType,
    volunteerKinds: input.volunteerKinds,
    engagement: input.engagement,
    tutorialStatus: 'not_started',
    tutorialStep: 0,
  }
}

export function confirmEmail(user: User, now: Date): User {
  return { ...user, version: user.version + 1, emailVerifiedAt: now, updatedAt: now }
}

/**
 * The account once approved. Only an admin (or the operator) appoints to a role or a department; a member type belongs
 * to members alone, so that an appointed person loses it (decisions.md §1, Member type).
 * @throws Refusal as `changeStatus`; FORBIDDEN for an appointment by somebody else; EMAIL_NOT_VERIFIED;
 *   VALIDATION_FAILED for a member without profile type
 */
export function approve(user: User, actor: Actor, appointment: Appointment, now: Date): User {
  const action = actor === 'system' ? 'finish_invited_signup' : 'approve'
  const validated = changeStatus(user, action, actor, now, null)
  const mayAppoint = actor === 'system' || actor.role === 'admin'
  if (!mayAppoint && Object.keys(appointment).length > 0) refuse('FORBIDDEN')
  if (!user.emailVerifiedAt) refuse('EMAIL_NOT_VERIFIED')
  const role = appointment.role ?? user.role
  if (role === 'member' && !user.profileType) refuse('VALIDATION_FAILED', { fields: { profileType: ['REQUIRED'] } })
  return {
    ...validated,
    role,
    departmentCode: appointment.departmentCode ?? user.departmentCode,
    organisationPosition: appointment.organisationPosition ?? null,
    headquartersService: appointment.headquartersService ?? null,
    profileType: role === 'member' ? user.profileType : null,
    approvedAt: now,
    approvedBy: actor === 'system' ? null : actor.id,
  }
}

/** Ends the use of the account until it is reactivated; every session ends with it. */
export function suspend(user: User, actor: Actor, reason: string, now: Date): User {
  return endSessions(changeStatus(user, 'suspend', actor, now, reason))
}

/**
 * Deletes an account for good: what names the person goes at once, participations stay, anonymous
 * (decisions.md §4, delete).
 */
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
    volunteerKinds: [],
    engagement: null,
    publicContactEmail: null,
    coParticipantVisibility: false,
    newsletter: false,
    deletedAt: now,
  }
}

/** Makes every token issued so far worthless (reliability.md §3 N). */
export function endSessions(user: User): User {
  return { ...user, sessionVersion: user.sessionVersion + 1 }
}
