import type { DemoUser } from '@ensemble/contracts/demo'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { SignUpInput } from '../src/use-cases/sign-up.ts'

const dayMs = 24 * 3600 * 1000

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}

/** What a demo person would have typed at sign-up. */
export function signUpInput(person: DemoUser, now: Date): Omit<SignUpInput, 'password'> {
  const { email, firstName, lastName, gender, birthDate, phone, postalCode, city, departmentCode, language } = person
  const { availability, ...offer } = person.engagement
  return {
    identity: { email, firstName, lastName, gender, birthDate, phone, postalCode, city, departmentCode, language },
    profileType: person.profileType,
    volunteerKinds: [...person.volunteerKinds, ...person.declaredKinds],
    engagement: {
      ...offer,
      skillsOther: null,
      availability: { ...availability, note: null },
      pause: person.paused ? { until: new Date(now.getTime() + 60 * dayMs).toISOString().slice(0, 10) } : null,
      favouriteMissionIds: [],
      savedSearches: [],
    },
    consents: {
      termsVersion: consentVersions.terms,
      charterVersion: consentVersions.charter,
      coParticipantVisibility: true,
      newsletter: false,
    },
  }
}
