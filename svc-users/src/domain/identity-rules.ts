import type { FieldCode } from '@ensemble/contracts/errors'
import type { IdentityEdit } from '@ensemble/contracts/users/user-edit'
import type { Identity as IdentityInput, SignUpIdentity } from '@ensemble/contracts/users/identity'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from './days.ts'
import type { Identity, Portrait } from './user.ts'

const youngest = 18
const oldest = 110

/** An identity as it is kept: trimmed, the phone number without spaces. */
export type CheckedIdentity = Omit<Identity, 'email'>

/**
 * Checks who somebody says they are.
 * @throws Refusal VALIDATION_FAILED naming every field that needs correcting, below `identity.`
 */
export function checkIdentity(input: SignUpIdentity, now: Date): CheckedIdentity {
  const { gender = 'unknown', birthDate = null, phone, city, departmentCode = null, language } = input
  const { postalCode = null, ...names } = checkParts({ ...input }, now)
  return {
    ...names,
    postalCode,
    gender,
    birthDate,
    phone: phoneOf(phone),
    city: city?.trim() || null,
    departmentCode,
    language,
  }
}

/**
 * The same for the parts that change.
 * @throws Refusal VALIDATION_FAILED
 */
export function checkIdentityChange(input: IdentityEdit, now: Date): Partial<CheckedIdentity & Portrait> {
  // Named one by one: whatever else an input holds must never become part of an account.
  const { gender, birthDate, phone, city, departmentCode, language, avatarKey } = input
  return {
    ...checkParts(input, now),
    ...(gender === undefined ? {} : { gender }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(phone === undefined ? {} : { phone: phoneOf(phone) }),
    ...(city === undefined ? {} : { city: city.trim() || null }),
    ...(departmentCode === undefined ? {} : { departmentCode }),
    ...(language === undefined ? {} : { language }),
    ...(avatarKey === undefined ? {} : { avatarKey }),
  }
}

interface Names {
  firstName: string
  lastName: string
  postalCode?: string
}

function checkParts(input: SignUpIdentity, now: Date): Names
function checkParts(input: Partial<IdentityInput>, now: Date): Partial<Names>
function checkParts(input: Partial<IdentityInput>, now: Date): Partial<Names> {
  const { firstName, lastName, postalCode, birthDate, phone } = input
  const wrong: [keyof IdentityInput, FieldCode | null][] = [
    ['firstName', firstName !== undefined && [...firstName.trim()].length < 2 ? 'TOO_SHORT' : null],
    ['lastName', lastName !== undefined && lastName.trim() === '' ? 'TOO_SHORT' : null],
    ['birthDate', birthDate === undefined ? null : checkBirthDate(birthDate, now)],
    ['phone', phone !== undefined && phone.trim() !== '' && phoneOf(phone) === null ? 'INVALID_PHONE' : null],
    ['postalCode', postalCode !== undefined && !isPostalCode(postalCode) ? 'INVALID_POSTAL_CODE' : null],
  ]
  const fields = wrong.flatMap(([name, code]) => (code ? [{ name: `identity.${name}`, codes: [code] }] : []))
  if (fields.length > 0) {
    refuse('VALIDATION_FAILED', { fields: Object.fromEntries(fields.map(({ name, codes }) => [name, codes])) })
  }
  return {
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
    ...(postalCode === undefined ? {} : { postalCode: postalCode.trim() }),
  }
}

/**
 * The same of somebody who calls: a name, and the number at which they are told what a mail would tell.
 * @throws Refusal VALIDATION_FAILED
 */
export function checkCaller(input: Pick<IdentityInput, 'firstName' | 'lastName'> & { phone: string }): {
  firstName: string
  lastName: string
  phone: string
} {
  const { firstName, lastName } = input
  checkParts(input, new Date(0))
  const phone = phoneOf(input.phone) ?? refuse('VALIDATION_FAILED', { fields: { 'identity.phone': ['REQUIRED'] } })
  return { firstName: firstName.trim(), lastName: lastName.trim(), phone }
}

/** @param day YYYY-MM-DD */
function checkBirthDate(day: string, now: Date): FieldCode | null {
  const today = dayInParis(now)
  if (day > today) return 'INVALID_DATE'
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0)
  if (years > oldest) return 'INVALID_DATE'
  return years < youngest ? 'UNDER_AGE' : null
}

/**
 * A French number of ten digits, or an international one of 10 to 15; null for anything else. The 0 that many write
 * behind +33, or in brackets behind any country, is not dialled.
 */
function phoneOf(typed: string | undefined): string | null {
  const dialled = (typed ?? '').replace(/^(\s*(?:\+|00).*)\(0\)/, '$1')
  const compact = dialled
    .replace(/[\s.()\u2010-\u2015-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330/, '+33')
  return /^(0[1-9]\d{8}|\+[1-9]\d{9,14})$/.test(compact) ? compact : null
}

function isPostalCode(typed: string): boolean {
  return /^(?!00)(?!99)\d{5}$/.test(typed.trim())
}
