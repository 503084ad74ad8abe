import type { AccountByTelephone } from '@ensemble/contracts/users/by-telephone'
import { readOut, type TelephonePurpose } from '@ensemble/contracts/users/telephone-words'
import { type PermissionAction, reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { newAccount } from './account.ts'
import { checkCaller } from './identity-rules.ts'
import type { ConsentsGiven, User } from './user.ts'
import type { ActingPerson } from './user-status.ts'

/** So many accounts and letters one of the staff may make in an hour. */
export const callersPerHour = 20

/**
 * The words that were read out.
 * @throws Refusal VALIDATION_FAILED where these are not read out any more
 */
export function wordsOf(purpose: TelephonePurpose, said: AccountByTelephone['said']): string {
  return readOut(purpose, said) ?? refuse('VALIDATION_FAILED', { fields: { said: ['NOT_IN_LIST'] } })
}

/**
 * Lets somebody of the staff act for people of a department: a referent for those of their own alone.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE
 */
export function requireDepartment(action: PermissionAction, actor: ActingPerson, departmentCode: string | null): void {
  const reach = reachOf(action, actor.role)
  if (reach === 'no') refuse('FORBIDDEN')
  if (reach !== 'all' && (departmentCode === null || departmentCode !== actor.departmentCode)) refuse('OUT_OF_SCOPE')
}

/**
 * An account for somebody who calls: a member's, open at once, without address and password. What a member is to the
 * illness is never asked by telephone.
 * @throws Refusal VALIDATION_FAILED, and those of `requireDepartment`
 */
export function openedByTelephone(
  id: string,
  { said: _said, ...typed }: AccountByTelephone,
  opener: ActingPerson,
  now: Date,
): User {
  requireDepartment('user.open_by_telephone', opener, typed.departmentCode)
  const identity = { ...unknown, ...typed, ...checkCaller(typed) }
  const blank = newAccount(
    { id, identity, profileType: null, volunteerKinds: [], engagement: null, consents: noConsents },
    now,
  )
  return {
    ...blank,
    status: 'validated',
    statusChangedBy: opener.id,
    termsVersion: null,
    termsAt: null,
    charterVersion: null,
    charterAt: null,
    approvedAt: now,
    approvedBy: opener.id,
    openedByTelephoneAt: now,
  }
}

const unknown = { email: null, gender: 'unknown', birthDate: null, postalCode: null, city: null } as const
const noConsents = { termsVersion: '', charterVersion: '', coParticipantVisibility: false, newsletter: false }

/** Whether a team keeps the account for somebody who has no e-mail address. */
export function isByTelephone({ email, status }: Pick<User, 'email' | 'status'>): boolean {
  return email === null && status !== 'deleted'
}

/** The account once its owner has taken it over, with an address of their own that they have confirmed. */
export function claimed(
  user: User,
  email: string,
  consents: Required<Pick<ConsentsGiven, 'newsletter' | 'coParticipantVisibility'>> & {
    termsVersion: string
    charterVersion: string
  },
  now: Date,
): User {
  return {
    ...user,
    ...consents,
    version: user.version + 1,
    email,
    emailVerifiedAt: now,
    claimedAt: now,
    termsAt: now,
    charterAt: now,
    updatedAt: now,
  }
}
