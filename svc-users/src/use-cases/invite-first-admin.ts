import { randomBytes } from 'node:crypto'
import type { Language } from '@ensemble/contracts/enumerations'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { appointFirstAdmin } from './appoint-first-admin.ts'
import { forgotPassword } from './forgot-password.ts'

export interface FirstAdmin {
  email: string
  firstName: string
  lastName: string
  language: Language
}

/**
 * Makes the first admin of an installation and mails a code to choose a password with: no password is ever typed at a
 * terminal, and only who reads the mailbox gets in.
 * @throws Refusal as `appointFirstAdmin`
 */
export async function inviteFirstAdmin(deps: Deps, { email, ...names }: FirstAdmin): Promise<User> {
  const user = await appointFirstAdmin(deps, {
    // Nobody knows it, so it opens nothing.
    password: randomBytes(32).toString('base64url'),
    identity: {
      ...names,
      email,
      gender: 'unknown',
      birthDate: null,
      phone: null,
      postalCode: null,
      city: null,
      departmentCode: null,
    },
    profileType: null,
    volunteerKinds: [],
    engagement: null,
    consents: {
      termsVersion: consentVersions.terms,
      charterVersion: consentVersions.charter,
      coParticipantVisibility: false,
      newsletter: false,
    },
  })
  await forgotPassword(deps, email)
  return user
}
