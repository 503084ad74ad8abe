import { ageAt, dayOf } from './birth-date.ts'
import { looksLikeAddress } from '../../entry/address-shape.ts'
import type { SignUpAnswers, SignUpValues } from './sign-up-values.ts'

/** The screens in their order: at most five fields each. */
export const signUpSteps = ['profile', 'account', 'identity', 'place', 'interests', 'charter'] as const
export type SignUpStep = (typeof signUpSteps)[number]

/** The four steps that are counted; the second one takes three screens. */
export const signUpChapters = [
  { id: 'profile', screens: ['profile'] },
  { id: 'identity', screens: ['account', 'identity', 'place'] },
  { id: 'interests', screens: ['interests'] },
  { id: 'charter', screens: ['charter'] },
] as const

/** Index of the counted step that a screen belongs to. */
export function chapterOf(step: SignUpStep): number {
  return signUpChapters.findIndex(({ screens }) => screens.some((one) => one === step))
}

/** The fields of each screen: they are checked before the next one opens. */
export const fieldsOfStep: Record<SignUpStep, (keyof SignUpValues)[]> = {
  profile: ['profileType'],
  account: ['email', 'password'],
  identity: ['firstName', 'lastName', 'gender', 'birthDate', 'phone'],
  place: ['postalCode', 'city', 'departmentCode'],
  interests: ['skillsOther'],
  charter: ['charter', 'terms'],
}

/**
 * The furthest screen that these answers allow: an address with a later one (a bookmark, a reload after which the
 * password is gone) leads here.
 * @param withPassword false for who signs up with a league account
 */
export function furthestStep(values: SignUpValues, withPassword: boolean): SignUpStep {
  if (values.profileType === '') return 'profile'
  if (!looksLikeAddress(values.email) || (withPassword && values.password === '')) return 'account'
  if (!isIdentityComplete(values)) return 'identity'
  return values.postalCode === '' || values.departmentCode === '' ? 'place' : 'charter'
}

function isIdentityComplete({ firstName, lastName, birthDate }: SignUpAnswers): boolean {
  const day = dayOf(birthDate)
  return firstName.trim() !== '' && lastName.trim() !== '' && day !== null && ageAt(day, new Date()) >= 18
}

/** The screen in the address, as far as the answers allow it. */
export function stepOf(asked: string | null, furthest: SignUpStep): number {
  const wanted = signUpSteps.findIndex((step) => step === asked)
  return Math.min(Math.max(wanted, 0), signUpSteps.indexOf(furthest))
}
