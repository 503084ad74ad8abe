import type { SignUpValues } from './sign-up-values.ts'

type Field = Exclude<keyof SignUpValues, 'interestDomains' | 'skills' | 'slots'>

/** What the server calls the fields of this form. */
export const serverFields: Readonly<Record<string, Field>> = {
  email: 'email',
  password: 'password',
  profileType: 'profileType',
  'identity.firstName': 'firstName',
  'identity.lastName': 'lastName',
  'identity.gender': 'gender',
  'identity.birthDate': 'birthDate',
  'identity.phone': 'phone',
  'identity.postalCode': 'postalCode',
  'identity.city': 'city',
  'identity.departmentCode': 'departmentCode',
  'engagement.skillsOther': 'skillsOther',
}
