import {
  availabilityFrequencies,
  availabilitySlots,
  genders,
  interestDomains,
  skills,
  type AvailabilityFrequency,
  type AvailabilitySlot,
  type Gender,
  type InterestDomain,
  type ProfileType,
  type Skill,
} from '@ensemble/contracts/enumerations'
import { isRecord } from '../../api/is-record.ts'

/** Everything that a sign-up asks, as typed, over its screens. */
export interface SignUpAnswers {
  profileType: ProfileType | ''
  email: string
  firstName: string
  lastName: string
  gender: Gender
  birthDate: string
  phone: string
  postalCode: string
  city: string
  departmentCode: string
  interestDomains: InterestDomain[]
  skills: Skill[]
  skillsOther: string
  slots: AvailabilitySlot[]
  frequency: AvailabilityFrequency | ''
  charter: boolean
  terms: boolean
  newsletter: boolean
}

/** The form: the answers, and a password that is kept nowhere. */
export interface SignUpValues extends SignUpAnswers {
  password: string
}

export const noAnswers: SignUpAnswers = {
  profileType: '',
  email: '',
  firstName: '',
  lastName: '',
  gender: 'unknown',
  birthDate: '',
  phone: '',
  postalCode: '',
  city: '',
  departmentCode: '',
  interestDomains: [],
  skills: [],
  skillsOther: '',
  slots: [],
  frequency: '',
  charter: false,
  terms: false,
  newsletter: false,
}

/** The answers that this browser has kept: each is checked like anything from outside. */
export function readAnswers(value: unknown): SignUpAnswers {
  if (!isRecord(value)) return noAnswers
  const text = (name: keyof SignUpAnswers) => {
    const kept = value[name]
    return typeof kept === 'string' ? kept.slice(0, 300) : ''
  }
  return {
    profileType: '',
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    gender: oneOf(genders, value.gender) ?? 'unknown',
    birthDate: text('birthDate'),
    phone: text('phone'),
    postalCode: text('postalCode'),
    city: text('city'),
    departmentCode: text('departmentCode'),
    interestDomains: manyOf(interestDomains, value.interestDomains),
    skills: manyOf(skills, value.skills),
    skillsOther: text('skillsOther'),
    slots: manyOf(availabilitySlots, value.slots),
    frequency: oneOf(availabilityFrequencies, value.frequency) ?? '',
    charter: false,
    terms: false,
    newsletter: value.newsletter === true,
  }
}

function oneOf<Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((one) => one === value)
}

function manyOf<Value extends string>(known: readonly Value[], value: unknown): Value[] {
  return Array.isArray(value) ? known.filter((one) => value.includes(one)) : []
}
