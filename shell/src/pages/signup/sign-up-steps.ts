import { ageAt, dayOf } from './birth-date.ts'
import { looksLikeAddress } from '../../entry/address-shape.ts'
import { type SignUpAnswers, type SignUpValues } from './sign-up-values.ts'

export const signUpSteps = ['profile', 'identity', 'interests', 'charter'] as const
export type SignUpStep = (typeof signUpSteps)[number]

/** The fields of each step: they are checked before the next step opens. */
export const fieldsOfStep: Record<SignUpStep, (keyof SignUpValues)[]> = {
  profile: ['profileType'],
  identity: [
    'email',
    'password',
    'passwordAgain',
    'firstName',
    'lastName',
    'birthDate',
    'phone',
    'postalCode',
    'city',
    'departmentCode',
  ],
  interests: ['skillsOther'],
  charter: ['charter', 'terms'],
}

/**
 * The furthest step that these answers allow: an address with a later one (a bookmark, a reload after which the
 * password is gone) leads here.
 * @param withPassword false for who signs up with a league account
 */
export function furthestStep(values: SignUpValues, withPassword: boolean): SignUpStep {
  if (values.profileType === '') return 'profile'
  if (!isIdentityComplete(values) || (withPassword && values.password === '')) return 'identity'
  return 'charter'
}

function isIdentityComplete({ email, firstName, lastName, birthDate, postalCode, departmentCode }: SignUpAnswers) {
  const day = dayOf(birthDate)
  const filled = firstName.trim() !== '' && lastName.trim() !== '' && postalCode !== '' && departmentCode !== ''
  return looksLikeAddress(email) && filled && day !== null && ageAt(day, new Date()) >= 18
}

/** The step in the address, as far as the answers allow it. */
export function stepOf(asked: string | null, furthest: SignUpStep): number {
  const wanted = signUpSteps.findIndex((step) => step === asked)
  return Math.min(Math.max(wanted, 0), signUpSteps.indexOf(furthest))
}
