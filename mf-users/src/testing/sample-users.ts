import type { User, UserRow } from '@ensemble/contracts/users/http'
import type { CallData } from '@ensemble/mf-kit/calls'

/** A user as the service sends it in a list; `number` makes its id. */
export function sampleRow(number: number, part: Partial<UserRow> = {}): UserRow {
  return {
    id: sampleId(number),
    firstName: 'Inès',
    lastName: `Karoui ${number}`,
    email: `ines${number}@example.org`,
    role: 'member',
    status: 'pending_approval',
    profileType: 'former_patient',
    departmentCode: '69',
    createdAt: '2026-01-10T09:00:00.000Z',
    lastLoginAt: null,
    participationCount: 2,
    awaits: 'approval',
    invitationSentAt: null,
    invitationExpiresAt: null,
    ...part,
  }
}

export function sampleId(number: number): string {
  return `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

export function samplePage(items: UserRow[], part: Partial<CallData<'user.list'>> = {}): CallData<'user.list'> {
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0, ...part }
}

/** A profile as the person sees it. */
export function sampleUser(part: Partial<User> = {}): User {
  return {
    id: sampleId(1),
    displayName: 'Inès Karoui',
    email: 'ines@example.org',
    firstName: 'Inès',
    lastName: 'Karoui',
    gender: 'female',
    birthDate: '1984-01-27',
    phone: '0639980001',
    postalCode: '69003',
    city: 'Lyon',
    departmentCode: '69',
    language: 'fr',
    role: 'member',
    status: 'validated',
    identityProvider: 'password',
    createdAt: '2026-01-10T09:00:00.000Z',
    profileType: 'former_patient',
    volunteerKinds: ['patient_resource'],
    engagement: {
      interestDomains: ['prevention', 'partnership'],
      preferredMissionTypes: [],
      preferredModes: ['remote'],
      skills: ['writing'],
      skillsOther: null,
      availability: { slots: ['weekend'], frequency: 'one_off', note: null },
      pause: null,
      favouriteMissionIds: [],
      savedSearches: [],
    },
    ...part,
  }
}

/** Of somebody who agreed to nothing beyond their account. */
export const noConsents: NonNullable<User['consents']> = {
  termsVersion: '1',
  termsAt: null,
  charterVersion: '1',
  charterAt: null,
  coParticipantVisibility: false,
  newsletter: false,
  digest: 'weekly',
  staffFrequency: 'realtime',
  healthConsentVersion: null,
  healthConsentAt: null,
  comorbiditiesConsentVersion: null,
  comorbiditiesConsentAt: null,
  matchingConsentVersion: null,
  matchingConsentAt: null,
}

/** Of somebody whose answers about their health are kept. */
export const healthConsents: NonNullable<User['consents']> = {
  ...noConsents,
  healthConsentVersion: '1',
  healthConsentAt: '2026-11-01T09:00:00.000Z',
}
