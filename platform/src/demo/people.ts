import type { DemoUser } from '@ensemble/contracts/demo'
import {
  interestDomains,
  missionModes,
  missionTypes,
  skills,
  volunteerKinds,
  type ProfileType,
} from '@ensemble/contracts/enumerations'
import { accounts } from './accounts.ts'
import { anyNames, familyNames, menNames, womenNames } from './names.ts'
import { placeOf, places, type Place } from './places.ts'
import { demoId, type Random, seeded, slug } from './seeded.ts'
import { staff } from './staff.ts'

/** How many people the demo holds in all, and how many of them belong to the described cast. */
const peopleCount = 600
const castCount = 64

/** Profile types of the cast's 48 members: 16 patients, 14 former patients, 11 caregivers, 7 former caregivers. */
const castProfiles: readonly ProfileType[] = [
  ...repeat<ProfileType>('patient', 16),
  ...repeat<ProfileType>('former_patient', 14),
  ...repeat<ProfileType>('caregiver', 11),
  ...repeat<ProfileType>('former_caregiver', 7),
]

/** Makes everybody: the printed accounts, the staff, the cast of members, and generated members up to 600. */
export function people(): DemoUser[] {
  const random = seeded('people')
  const emails = new Set<string>()
  const named = [...accounts, ...staff].map((person) => complete(person, random, emails))
  const profiles = withoutTaken(castProfiles, named)
  const cast = profiles.map((profileType, index) => complete(castMember(profileType, index, random), random, emails))
  const generated = Array.from({ length: peopleCount - named.length - cast.length }, () =>
    complete(generatedMember(random), random, emails),
  )
  return [...named, ...cast, ...generated]
}

type Person = Pick<DemoUser, 'firstName' | 'lastName' | 'role' | 'gender' | 'departmentCode'> & Partial<DemoUser>

function castMember(profileType: ProfileType, index: number, random: Random): Person {
  const healthConsent = index < 29
  return {
    ...generatedMember(random),
    profileType,
    birthDate: birthDate(1944 + Math.floor((index * 61) / (castCount - 20)), random),
    status: index < 4 ? 'pending_approval' : index === 4 ? 'suspended' : index === 5 ? 'deleted' : 'validated',
    language: index === 0 || index % 4 === 3 ? 'en' : 'fr',
    healthConsent,
    matchingConsent: index < 27 && index % 5 < 3,
    paused: index >= 20 && index < 23,
  }
}

function generatedMember(random: Random): Person {
  const draw = random.next()
  const gender = draw < 0.6 ? 'female' : draw < 0.92 ? 'male' : draw < 0.96 ? 'non_binary' : 'unknown'
  const names = gender === 'female' ? womenNames : gender === 'male' ? menNames : anyNames
  const state = random.next()
  return {
    firstName: random.pick(names),
    lastName: random.pick(familyNames),
    role: 'member',
    gender,
    departmentCode: weightedPlace(random).departmentCode,
    status: state < 0.93 ? 'validated' : state < 0.98 ? 'pending_approval' : 'suspended',
    language: random.chance(0.12) ? 'en' : 'fr',
  }
}

/** Fills what a person's description leaves open; the address is made unique by a number. */
function complete(person: Person, random: Random, emails: Set<string>): DemoUser {
  const place = placeOf(person.departmentCode)
  const email = person.email ?? freeEmail(person, emails)
  const isMember = person.role === 'member'
  const status = person.status ?? 'validated'
  const createdDaysAgo = status === 'pending_approval' ? random.between(0, 12) : random.between(20, 700)
  const healthConsent = person.healthConsent ?? (isMember && random.chance(0.4))
  emails.add(email)
  return {
    id: demoId(`user:${email}`),
    account: accounts.some((account) => account.email === email),
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    status,
    gender: person.gender,
    birthDate: person.birthDate ?? birthDate(random.between(1944, 2004), random),
    phone: isMember && random.chance(0.5) ? null : phone(isMember, random),
    postalCode: place.postalCode,
    city: place.city,
    departmentCode: place.departmentCode,
    language: person.language ?? 'fr',
    profileType: isMember ? (person.profileType ?? drawnProfile(random)) : null,
    volunteerKinds: (isMember && random.chance(0.25) ? random.some(volunteerKinds, random.between(1, 2)) : []).filter(
      (kind) => !person.declaredKinds?.includes(kind),
    ),
    declaredKinds: person.declaredKinds ?? [],
    engagement: engagement(random),
    organisationPosition: person.organisationPosition ?? null,
    headquartersService: person.headquartersService ?? null,
    tutorialStatus: person.tutorialStatus ?? random.pick(['not_started', 'in_progress', 'completed', 'skipped']),
    healthConsent,
    matchingConsent: person.matchingConsent ?? (healthConsent && random.chance(0.6)),
    paused: person.paused ?? false,
    createdDaysAgo,
    lastLoginDaysAgo: status === 'pending_approval' ? null : random.between(0, Math.min(createdDaysAgo, 180)),
  }
}

function engagement(random: Random): DemoUser['engagement'] {
  return {
    interestDomains: random.some(interestDomains, random.between(1, 3)),
    preferredMissionTypes: random.some(missionTypes, random.between(0, 3)),
    preferredModes: random.some(missionModes, random.between(1, 2)),
    skills: random.some(skills.slice(0, -1), random.between(0, 4)),
    availability: {
      slots: random.some(['weekday_day', 'weekday_evening', 'weekend'] as const, random.between(1, 3)),
      frequency: random.pick(['one_off', 'few_hours_month', 'few_hours_week']),
    },
  }
}

function freeEmail(person: Person, taken: Set<string>): string {
  const name = `${slug(person.firstName)}.${slug(person.lastName)}`
  let number = 1
  while (taken.has(`${name}${number === 1 ? '' : String(number)}@example.org`)) number += 1
  return `${name}${number === 1 ? '' : String(number)}@example.org`
}

/** Numbers kept for fiction: 01 99 00 xx xx for staff, 06 39 98 xx xx for members. */
function phone(isMember: boolean, random: Random): string {
  return `${isMember ? '063998' : '019900'}${String(random.between(0, 9999)).padStart(4, '0')}`
}

function birthDate(year: number, random: Random): string {
  const month = String(random.between(1, 12)).padStart(2, '0')
  return `${String(year)}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`
}

function drawnProfile(random: Random): ProfileType {
  return random.pick(['patient', 'patient', 'former_patient', 'former_patient', 'caregiver', 'former_caregiver'])
}

function weightedPlace(random: Random): Place {
  let left = random.next() * places.reduce((sum, place) => sum + place.weight, 0)
  for (const place of places) {
    left -= place.weight
    if (left < 0) return place
  }
  return places[0]
}

/** The profile types that remain when the printed accounts have taken theirs. */
function withoutTaken(profiles: readonly ProfileType[], named: DemoUser[]): ProfileType[] {
  const remaining = [...profiles]
  for (const { profileType } of named) {
    if (profileType) remaining.splice(remaining.indexOf(profileType), 1)
  }
  return remaining
}

function repeat<Item>(item: Item, count: number): Item[] {
  return Array.from({ length: count }, () => item)
}
