import { randomUUID } from 'node:crypto'
import type { CallInput } from '@ensemble/contracts/schemas'

type Body = CallInput<'auth.signUpWithPassword'>['body']

export const newPassword = 'trois petits chats gris'

/** What the sign-up form sends; every test names only what it is about. */
export function signUpBody(change: Partial<Body> = {}): Body {
  return { email: `${randomUUID()}@example.org`, password: newPassword, ...formOf(), ...change }
}

/** The same without what single sign-on has proven. */
export function formOf(): Omit<Body, 'email' | 'password'> {
  return {
    identity: {
      firstName: 'Camille',
      lastName: 'Verdier',
      birthDate: '1979-05-04',
      phone: '06 39 98 12 34',
      postalCode: '69003',
      departmentCode: '69',
      language: 'fr',
    },
    profileType: 'caregiver',
    consents: { termsVersion: '2026-01', charterVersion: '2026-01', newsletter: false },
  }
}
