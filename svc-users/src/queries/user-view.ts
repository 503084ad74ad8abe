import type { User as UserData } from '@ensemble/contracts/users/http'
import type { View } from '../domain/visibility.ts'
import type { StandingConsents } from '../domain/consents.ts'
import { isInvitation } from '../domain/invitation.ts'
import { displayName, isStaff, type User } from '../domain/user.ts'

/** Blocks of a user that a view holds; what a reader may not see is absent, not empty. */
export function userView(user: User, view: View, consents: StandingConsents = {}): UserData {
  const { avatarKey } = user
  const card = {
    id: user.id,
    displayName: displayName(user),
    ...(isStaff(user) && { staff: staffOf(user), avatarKey }),
  }
  switch (view) {
    case 'self':
      return { ...card, ...identityOf(user), ...accountOf(user), ...offerOf(user, true), ...privateOf(user, consents) }
    case 'full':
      return { ...card, ...identityOf(user), ...accountOf(user), ...offerOf(user) }
    case 'department': {
      // Who was invited is known by their address alone, and to staff by having typed it.
      const hidden = user.status === 'pending_approval' && !isInvitation(user)
      const contacts = hidden ? { email: undefined, phone: undefined } : {}
      const { role, status, createdAt } = accountOf(user)
      return { ...card, ...identityOf(user), ...contacts, role, status, createdAt, ...offerOf(user) }
    }
    case 'participant': {
      const { firstName, lastName, email, phone, departmentCode } = identityOf(user)
      const { volunteerKinds: _inScopeAlone, ...offer } = offerOf(user)
      return { ...card, avatarKey, firstName, lastName, email, phone, departmentCode, ...offer }
    }
    case 'staff_card':
      return card
  }
}

function identityOf(user: User) {
  return {
    email: user.email ?? undefined,
    firstName: user.firstName,
    lastName: user.lastName,
    avatarKey: user.avatarKey,
    gender: user.gender,
    birthDate: user.birthDate,
    phone: user.phone,
    postalCode: user.postalCode,
    city: user.city,
    departmentCode: user.departmentCode,
    language: user.language,
  }
}

function accountOf(user: User) {
  return {
    role: user.role,
    status: user.status,
    identityProvider: user.identityProvider,
    emailVerifiedAt: instant(user.emailVerifiedAt),
    approvedAt: instant(user.approvedAt),
    lastLoginAt: instant(user.lastLoginAt),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    ...(user.deliveryAreas.length > 0 && { deliveryAreas: user.deliveryAreas }),
  }
}

/** What somebody offers; what they keep for themselves beside it is theirs alone. */
function offerOf({ profileType, volunteerKinds, engagement }: User, own = false) {
  const shown = engagement && !own ? { ...engagement, favouriteMissionIds: [], savedSearches: [] } : engagement
  return { profileType, volunteerKinds, engagement: shown ?? undefined }
}

function staffOf(user: User) {
  return {
    organisationPosition: user.organisationPosition,
    organisationPositionOther: user.organisationPositionOther,
    headquartersService: user.headquartersService,
    publicContactEmail: user.publicContactEmail,
  }
}

function privateOf(user: User, { health, comorbidities, matching }: StandingConsents) {
  return {
    consents: {
      termsVersion: user.termsVersion,
      termsAt: instant(user.termsAt),
      charterVersion: user.charterVersion,
      charterAt: instant(user.charterAt),
      coParticipantVisibility: user.coParticipantVisibility,
      usageFigures: user.usageFigures,
      newsletter: user.newsletter,
      digest: user.digest,
      staffFrequency: user.staffFrequency,
      stoppedMails: user.stoppedMails,
      healthConsentVersion: health?.version ?? null,
      healthConsentAt: instant(health?.at ?? null),
      comorbiditiesConsentVersion: comorbidities?.version ?? null,
      comorbiditiesConsentAt: instant(comorbidities?.at ?? null),
      matchingConsentVersion: matching?.version ?? null,
      matchingConsentAt: instant(matching?.at ?? null),
    },
    tutorial: { status: user.tutorialStatus, currentStep: user.tutorialStep },
  }
}

function instant(date: Date | null): string | null {
  return date ? date.toISOString() : null
}
