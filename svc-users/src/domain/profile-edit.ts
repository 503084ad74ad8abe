import type { OrganisationPosition, Role } from '@ensemble/contracts/enumerations'
import type { Identity as IdentityInput } from '@ensemble/contracts/users/identity'
import type { HealthEdit } from '@ensemble/contracts/users/health'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { endSessions } from './account.ts'
import { checkIdentityChange } from './identity-rules.ts'
import { editOffer, type OfferEdit } from './profile-offer.ts'
import { isStaff, type User } from './user.ts'

export interface ProfileEdit {
  /** What the editor has seen; absent where it does not matter. */
  updatedAt?: string
  identity?: Partial<IdentityInput>
  role?: Role
  departmentCode?: string | null
  organisationPosition?: OrganisationPosition | null
  member?: OfferEdit['member']
  engagement?: OfferEdit['engagement']
  health?: HealthEdit
  consents?: OfferEdit['preferences'] & {
    healthConsentVersion?: string | null
    comorbiditiesConsentVersion?: string | null
    matchingConsentVersion?: string | null
  }
}

interface Editor {
  id: string
  role: Role
}

/**
 * Makes sure that somebody may edit an account at all: the own one, or as an admin; role and department are an
 * admin's to change, and nobody's on the own account (decisions.md §4, Guards); what somebody offers, health and
 * consents are the owner's.
 * @throws Refusal FORBIDDEN, SELF_ACTION
 */
export function checkEditor(editor: Editor, userId: string, edit: ProfileEdit): void {
  const own = editor.id === userId
  const administers = reachOf('user.administer', editor.role) === 'all'
  const appoints =
    edit.role !== undefined || edit.departmentCode !== undefined || edit.organisationPosition !== undefined
  if (!own && !administers) refuse('FORBIDDEN')
  if (appoints && !administers) refuse('FORBIDDEN')
  const { health, consents, engagement, member } = edit
  const personal = [health, consents, engagement, member].some((part) => part !== undefined)
  if (personal && !own) refuse('FORBIDDEN')
  if (appoints && own) refuse('SELF_ACTION')
}

/**
 * The account after an edit. A change of role ends its sessions, so that the new role counts at once everywhere; so
 * does another department for staff, whose reach it is.
 * @throws Refusal STALE_UPDATE, VALIDATION_FAILED, STATUS_CONFLICT; FORBIDDEN for staff who move themselves
 */
export function editProfile(user: User, editor: Editor, edit: ProfileEdit, now: Date): User {
  if (user.status === 'deleted') refuse('STATUS_CONFLICT')
  if (edit.updatedAt !== undefined && edit.updatedAt !== user.updatedAt.toISOString()) refuse('STALE_UPDATE')
  const identity = edit.identity ? checkIdentityChange(edit.identity, now) : {}
  const offer = editOffer(user, { ...edit, preferences: preferencesOf(edit) }, now)
  const changed: User = {
    ...user,
    ...identity,
    ...offer,
    ...appointment({ ...user, ...offer }, edit),
    version: user.version + 1,
    updatedAt: now,
  }
  const moved = changed.departmentCode !== user.departmentCode
  // A referent who could choose their department would choose whose data they read.
  if (moved && isStaff(user) && editor.id === user.id) refuse('FORBIDDEN')
  if (isStaff(changed) && identity.phone === null) {
    refuse('VALIDATION_FAILED', { fields: { 'identity.phone': ['REQUIRED'] } })
  }
  if (changed.role === 'referent' && changed.departmentCode === null) {
    refuse('VALIDATION_FAILED', { fields: { departmentCode: ['REQUIRED'] } })
  }
  return changed.role !== user.role || (moved && isStaff(changed)) ? endSessions(changed) : changed
}

function appointment(user: User, { role = user.role, departmentCode, organisationPosition }: ProfileEdit) {
  const post = organisationPosition === undefined ? user.organisationPosition : organisationPosition
  return {
    role,
    ...(departmentCode === undefined ? {} : { departmentCode }),
    organisationPosition: role === 'referent' ? post : null,
    headquartersService: role === 'headquarter_referent' ? user.headquartersService : null,
    // A member type belongs to members alone (decisions.md §1, Member type).
    profileType: role === 'member' ? user.profileType : null,
  }
}

/** What of the consents lies in the account itself; absent when an edit is about none of it. */
export function preferencesOf({ consents }: Pick<ProfileEdit, 'consents'>): OfferEdit['preferences'] {
  if (!consents) return undefined
  const {
    healthConsentVersion: _health,
    comorbiditiesConsentVersion: _comorbidities,
    matchingConsentVersion: _matching,
    ...preferences
  } = consents
  return Object.keys(preferences).length > 0 ? preferences : undefined
}
