import { expect, it } from 'vitest'
import { signUpBody } from './sign-up-body.ts'
import { noAnswers, type SignUpValues } from './sign-up-values.ts'

const values: SignUpValues = {
  ...noAnswers,
  profileType: 'caregiver',
  firstName: 'Inès',
  lastName: 'Karoui',
  birthDate: '12/03/1978',
  postalCode: '69003',
  departmentCode: '69',
  password: 'une phrase assez longue',
}
const engagementOf = (given: Partial<SignUpValues>) => signUpBody({ ...values, ...given }, 'fr', false)?.engagement

it('leaves out wishes that were skipped', () => {
  expect(engagementOf({})).toBeUndefined()
})

it.each<Partial<SignUpValues>>([
  { slots: ['weekday_evening'] },
  { skills: ['writing'] },
  { frequency: 'few_hours_week' },
])('sends what was chosen, whichever question it answers: %o', ({ slots = [], skills = [], frequency }) => {
  expect(engagementOf({ slots, skills, ...(frequency && { frequency }) })).toEqual({
    interestDomains: [],
    skills,
    skillsOther: null,
    availability: { slots, frequency: frequency ?? null, note: null },
  })
})
