import type { DemoUser } from '@ensemble/contracts/demo'
import { demoId } from './seeded.ts'

/** Of all demo accounts, and of nothing else: a demo installation is never a real one. */
export const demoPassword = 'Ensemble-2026!'

type Account = Pick<
  DemoUser,
  'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'gender' | 'birthDate' | 'departmentCode' | 'profileType'
> &
  Partial<DemoUser> & { shows: string }

/** The accounts whose addresses people know by heart, with what each is there to show. */
export const accounts: readonly Account[] = [
  {
    email: 'admin@example.org',
    firstName: 'Hélène',
    lastName: 'Castaing',
    role: 'admin',
    status: 'validated',
    gender: 'female',
    birthDate: '1971-03-14',
    departmentCode: '75',
    profileType: null,
    shows: 'everything',
  },
  {
    email: 'siege@example.org',
    firstName: 'Marc',
    lastName: 'Villedieu',
    role: 'headquarter_referent',
    status: 'validated',
    gender: 'male',
    birthDate: '1979-10-02',
    departmentCode: '75',
    profileType: null,
    headquartersService: 'support_for_sick_people',
    shows: 'the national office',
  },
  {
    email: 'referente@example.org',
    firstName: 'Solange',
    lastName: 'Mondésir',
    role: 'referent',
    status: 'validated',
    gender: 'female',
    birthDate: '1968-06-21',
    departmentCode: '69',
    profileType: null,
    organisationPosition: 'project_manager_patients',
    shows: 'a department (69)',
  },
  {
    email: 'membre@example.org',
    firstName: 'Inès',
    lastName: 'Karoui',
    role: 'member',
    status: 'validated',
    gender: 'female',
    birthDate: '1984-01-27',
    departmentCode: '69',
    profileType: 'former_patient',
    declaredKinds: ['user_representation'],
    tutorialStatus: 'not_started',
    healthConsent: false,
    shows: 'a member, tutorial not started',
  },
  {
    email: 'aidante@example.org',
    firstName: 'Lucie',
    lastName: 'Ferrandi',
    role: 'member',
    status: 'validated',
    gender: 'female',
    birthDate: '1962-11-09',
    departmentCode: '33',
    profileType: 'caregiver',
    healthConsent: true,
    matchingConsent: true,
    tutorialStatus: 'completed',
    shows: 'a caregiver, with health consent',
  },
  {
    email: 'attente@example.org',
    firstName: 'Théo',
    lastName: 'Schaeffer',
    role: 'member',
    status: 'pending_approval',
    gender: 'male',
    birthDate: '1990-08-30',
    departmentCode: '67',
    profileType: 'patient',
    tutorialStatus: 'not_started',
    healthConsent: false,
    shows: 'an account awaiting approval',
  },
  {
    email: 'suspendue@example.org',
    firstName: 'Rosalie',
    lastName: 'Hoarau',
    role: 'member',
    status: 'suspended',
    gender: 'female',
    birthDate: '1957-05-05',
    departmentCode: '974',
    profileType: 'former_patient',
    healthConsent: false,
    shows: 'a suspended account',
  },
]

/** The id of one of the accounts above, by the part of its address before the @. */
export function accountId(name: string): string {
  return demoId(`user:${name}@example.org`)
}
