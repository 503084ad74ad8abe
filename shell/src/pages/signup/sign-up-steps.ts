import { ageAt, dayOf } from '@ensemble/contracts/typed-day'
import { looksLikeAddress } from '../../entry/address-shape.ts'
import type { SignUpAnswers, SignUpValues } from './sign-up-values.ts'

/** The screens: at most five fields each. */
const signUpSteps = ['profile', 'account', 'identity', 'place', 'interests', 'charter'] as const
export type SignUpStep = (typeof signUpSteps)[number]

/** The way through a sign-up: the screens of each step that is counted. */
export type SignUpPath = readonly {
  id: 'profile' | 'identity' | 'interests' | 'charter'
  screens: readonly SignUpStep[]
}[]

/** Four steps; the second one takes three screens. */
export const memberPath: SignUpPath = [
  { id: 'profile', screens: ['profile'] },
  { id: 'identity', screens: ['account', 'identity', 'place'] },
  { id: 'interests', screens: ['interests'] },
  { id: 'charter', screens: ['charter'] },
]

/** Staff who were invited are asked neither for an illness, nor for wishes, nor where they live. */
export const staffPath: SignUpPath = [
  { id: 'identity', screens: ['account', 'identity'] },
  { id: 'charter', screens: ['charter'] },
]

/** The screens of a way, in their order. */
export function screensOf(path: SignUpPath): readonly SignUpStep[] {
  return path.flatMap(({ screens }) => screens)
}

/** Index of the counted step that a screen belongs to. */
export function chapterOf(path: SignUpPath, step: SignUpStep): number {
  return path.findIndex(({ screens }) => screens.includes(step))
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
export function furthestStep(values: SignUpValues, path: SignUpPath, withPassword: boolean): SignUpStep {
  const staff = path === staffPath
  if (!staff && values.profileType === '') return 'profile'
  if (!looksLikeAddress(values.email) || (withPassword && values.password === '')) return 'account'
  if (!isNamed(values)) return 'identity'
  if (staff) return values.phone.trim() === '' ? 'identity' : 'charter'
  if (!isOfAge(values)) return 'identity'
  return values.postalCode === '' || values.departmentCode === '' ? 'place' : 'charter'
}

function isNamed({ firstName, lastName }: SignUpAnswers): boolean {
  return firstName.trim() !== '' && lastName.trim() !== ''
}

function isOfAge({ birthDate }: SignUpAnswers): boolean {
  const day = dayOf(birthDate)
  return day !== null && ageAt(day, new Date()) >= 18
}

/** The screen in the address, as far as the answers allow it. */
export function stepOf(asked: string | null, path: SignUpPath, furthest: SignUpStep): number {
  const screens = screensOf(path)
  const wanted = screens.findIndex((step) => step === asked)
  return Math.min(Math.max(wanted, 0), screens.indexOf(furthest))
}
