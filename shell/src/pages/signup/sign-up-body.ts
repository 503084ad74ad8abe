import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { Language } from '@ensemble/contracts/enumerations'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { dayOf } from '@ensemble/contracts/typed-day'
import type { SignUpValues } from './sign-up-values.ts'

type SignUpBody = Omit<CallInput<'auth.signUpWithAzure'>['body'], 'signupToken'>

/**
 * What both kinds of sign-up send, from a form whose steps have been checked. Interests that were skipped are left
 * out, and asked for again later by the profile.
 * @param staff invited to work for the league: what this browser has kept of another way is not sent
 * @returns null for a form whose first steps are not answered
 */
export function signUpBody(values: SignUpValues, language: Language, staff: boolean): SignUpBody | null {
  const reached = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    language,
    ...(values.phone.trim() ? { phone: values.phone.trim() } : {}),
  }
  const consents = {
    termsVersion: consentVersions.terms,
    charterVersion: consentVersions.charter,
    newsletter: values.newsletter,
  }
  if (staff) return { identity: reached, consents }
  const birthDate = dayOf(values.birthDate)
  if (values.profileType === '' || birthDate === null) return null
  return {
    profileType: values.profileType,
    identity: {
      ...reached,
      gender: values.gender,
      birthDate,
      postalCode: values.postalCode.trim(),
      departmentCode: values.departmentCode,
      ...(values.city.trim() ? { city: values.city.trim() } : {}),
    },
    ...(hasSkipped(values) ? {} : { engagement: engagementOf(values) }),
    consents,
  }
}

/** Whoever chose something in the step of interests has not skipped it. */
function hasSkipped({ interestDomains, skills, slots, frequency }: SignUpValues): boolean {
  return interestDomains.length === 0 && skills.length === 0 && slots.length === 0 && frequency === ''
}

function engagementOf(values: SignUpValues): NonNullable<SignUpBody['engagement']> {
  const { interestDomains, skills, skillsOther, slots, frequency } = values
  return {
    interestDomains,
    skills,
    skillsOther: skills.includes('other') && skillsOther.trim() ? skillsOther.trim() : null,
    availability: { slots, frequency: frequency === '' ? null : frequency, note: null },
  }
}
