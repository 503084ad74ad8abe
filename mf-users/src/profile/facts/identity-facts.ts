import type { Language } from '@ensemble/contracts/enumerations'
import { departments } from '@ensemble/contracts/departments'
import type { User } from '@ensemble/contracts/users/http'
import { formatDate, type TFunction, type useDates } from '@ensemble/mf-kit'
import { known, type ProfileFact } from './profile-fact.ts'

type Dates = ReturnType<typeof useDates>

/** Who somebody is and how to reach them. */
export function identityFacts(user: User, t: TFunction<'mf-users'>, reader: Language): ProfileFact[] {
  const { email, phone, birthDate, postalCode, city, gender, language } = user
  const department = departments.find(({ code }) => code === user.departmentCode)
  return known([
    ['email', email],
    ['phone', phone],
    ['birthDate', birthDate && birthday(birthDate, reader)],
    ['gender', gender && gender !== 'unknown' ? t(`genders.${gender}`) : null],
    [city ? 'city' : 'postalCode', [postalCode, city].filter(Boolean).join(' ')],
    ['departmentCode', department && `${department.name} (${department.code})`],
    ['language', language && t(`languages.${language}`)],
  ])
}

/** Since when, and when last. */
export function accountFacts(user: User, t: TFunction<'mf-users'>, dates: Dates): ProfileFact[] {
  const { createdAt, approvedAt, lastLoginAt, identityProvider, telephone } = user
  // Nobody signs in to an account that a team keeps.
  const signsIn = telephone?.claimedAt !== null
  return known([
    ['createdAt', createdAt && dates.day(createdAt)],
    ['approvedAt', approvedAt && dates.day(approvedAt)],
    ['lastLoginAt', lastLoginAt && dates.dayAndTime(lastLoginAt)],
    ['identityProvider', signsIn && identityProvider ? t(`identityProviders.${identityProvider}`) : null],
  ])
}

/** A day without a time of day, the same in every zone: 27 janvier 1984. */
function birthday(day: string, language: Language): string {
  return formatDate(day, { language, timeZone: 'UTC' })
}
