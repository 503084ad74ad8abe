import type { OrganisationPosition, Role, StructureDomain } from '@ensemble/contracts/enumerations'
import type { IdentityEdit } from '@ensemble/contracts/users/user-edit'
import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import type { HealthEdit } from '@ensemble/contracts/users/health'
import type { WorkEdit } from '@ensemble/contracts/users/work'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { endSessions, expectTelephone } from './account.ts'
import { checkIdentityChange } from './identity-rules.ts'
import { editOffer, type OfferEdit } from './profile-offer.ts'
import { isStaff, type User } from './user.ts'

export interface ProfileEdit {
  /** What the editor has seen; absent where it does not matter. */
  updatedAt?: string
  identity?: IdentityEdit
  /** Of the owner: asked for with another address. */
  currentPassword?: string
  role?: Role
  departmentCode?: string | null
  organisationPosition?: OrganisationPosition | null
  deliveryAreas?: string[]
  member?: OfferEdit['member']
  engagement?: OfferEdit['engagement']
  work?: WorkEdit
  health?: HealthEdit
  needs?: PracticalNeed[]
  comfort?: string[]
  staff?: {
    organisationPositionOther?: string | null
    headquartersService?: StructureDomain | null
    publicContactEmail?: string | null
  }
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
 * Makes sure that somebody may edit an account at all: their own, or as an admin; role, department and the areas whose
 * deliveries are shown are an admin's to change, and nobody's on their own account; what somebody offers, work, health,
 * consents, the address and the picture are the owner's.
 * @throws Refusal FORBIDDEN, SELF_ACTION
 */
export function checkEditor(editor: Editor, userId: string, edit: ProfileEdit): void {
  const own = editor.id === userId
  const administers = reachOf('user.administer', editor.role) === 'all'
  const { role, departmentCode, organisationPosition, deliveryAreas } = edit
  const appoints = [role, departmentCode, organisationPosition, deliveryAreas].some((part) => part !== undefined)
  if (!own && !administers) refuse('FORBIDDEN')
  if (appoints && !administers) refuse('FORBIDDEN')
  const { health, needs, work, comfort, consents, engagement, member, identity } = edit
  const { avatarKey, email } = identity ?? {}
  const told = [health, needs, work, comfort, consents, engagement, member]
  const personal = [...told, avatarKey, email].some((part) => part !== undefined)
  if (personal && !own) refuse('FORBIDDEN')
  if (appoints && own) refuse('SELF_ACTION')
}

/**
 * The account after an edit. A change of role ends its sessions, so that the new role counts at once everywhere; so do
 * other areas, and another department for staff, whose reach it is.
 * @throws Refusal STALE_UPDATE, VALIDATION_FAILED, STATUS_CONFLICT, also for areas of who cannot sign in; FORBIDDEN for staff who move themselves
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
    ...appointment({ ...user, ...offer, ...edit.staff }, edit),
    deliveryAreas: edit.deliveryAreas?.toSorted() ?? user.deliveryAreas,
    version: user.version + 1,
    updatedAt: now,
  }
  const seesOthers = haveChanged(user.deliveryAreas, changed.deliveryAreas)
  if (seesOthers && user.status !== 'validated') refuse('STATUS_CONFLICT')
  const moved = changed.departmentCode !== user.departmentCode
  if (edit.staff && !isStaff(changed)) refuse('VALIDATION_FAILED', { fields: { staff: ['NOT_IN_LIST'] } })
  // A referent who could choose their department would choose whose data they read.
  if (moved && isStaff(user) && editor.id === user.id) refuse('FORBIDDEN')
  // Whoever has been of the staff without a number is not held up by another edit.
  if (changed.role !== user.role || identity.phone === null) expectTelephone(changed)
  if (changed.role === 'referent' && changed.departmentCode === null) {
    refuse('VALIDATION_FAILED', { fields: { departmentCode: ['REQUIRED'] } })
  }
  const hasOtherRights = changed.role !== user.role || seesOthers || (moved && isStaff(changed))
  return hasOtherRights ? endSessions(changed) : changed
}

function haveChanged(before: readonly string[], after: readonly string[]): boolean {
  return before.length !== after.length || before.some((area) => !after.includes(area))
}

function appointment(user: User, edit: ProfileEdit) {
  const { role = user.role, departmentCode, organisationPosition } = edit
  const post = organisationPosition === undefined ? user.organisationPosition : organisationPosition
  return {
    role,
    ...(departmentCode === undefined ? {} : { departmentCode }),
    organisationPosition: role === 'referent' ? post : null,
    // Words of one's own beside "other" alone.
    organisationPositionOther:
      role === 'referent' && post === 'other' ? user.organisationPositionOther?.trim() || null : null,
    publicContactEmail: role === 'member' ? null : user.publicContactEmail,
    headquartersService: role === 'headquarter_referent' ? user.headquartersService : null,
    // A member type belongs to members alone.
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
