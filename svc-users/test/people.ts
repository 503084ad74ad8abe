import { randomUUID } from 'node:crypto'
import type { Appointment } from '../src/domain/account.ts'
import type { SignUpInput } from '../src/use-cases/sign-up.ts'
import type { Person } from './setup.ts'

/** What somebody typed at sign-up; every test names only what it is about. */
export function signUpInput(person: Partial<Person>): Omit<SignUpInput, 'password'> {
  return {
    identity: {
      email: person.email ?? `${randomUUID()}@example.org`,
      firstName: person.firstName ?? 'Inès',
      lastName: person.lastName ?? 'Karoui',
      gender: 'female',
      birthDate: '1984-01-27',
      phone: person.phone ?? '0639980001',
      postalCode: person.postalCode ?? '69003',
      city: 'Lyon',
      departmentCode: person.departmentCode ?? '69',
      language: person.language ?? 'fr',
    },
    profileType: person.profileType ?? 'patient',
    volunteerKinds: [],
    engagement: null,
    consents: { termsVersion: '2026-01', charterVersion: '2026-01', coParticipantVisibility: false, newsletter: false },
  }
}

export function appointed({ role }: Partial<Person>): Appointment {
  return role && role !== 'member' ? { role } : {}
}
