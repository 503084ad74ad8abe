import { afterEach, expect, it } from 'vitest'
import { forgetAnswers, hasKeptAnswers, keepAnswers, keptAnswers } from './kept-answers.ts'
import { noAnswers } from './sign-up-values.ts'

const values = {
  ...noAnswers,
  profileType: 'patient',
  email: 'ines@example.org',
  firstName: 'Inès',
  charter: true,
  password: 'une phrase assez longue',
} as const
const hour = 3600 * 1000

afterEach(() => window.localStorage.clear())

it('keeps an unfinished sign-up for a day and a night, and never password, illness or agreement', () => {
  keepAnswers({ ...values, interestDomains: [], skills: [], slots: [] }, 0)
  const text = JSON.stringify(window.localStorage)
  expect(text).toContain('ines@example.org')
  for (const secret of [values.password, 'patient', 'charter']) expect(text).not.toContain(secret)
  expect(keptAnswers(47 * hour)).toEqual({ ...noAnswers, email: 'ines@example.org', firstName: 'Inès' })
})

it('forgets it after two days, and when it is thrown away', () => {
  keepAnswers({ ...values, interestDomains: [], skills: [], slots: [] }, 0)
  expect(keptAnswers(49 * hour)).toEqual(noAnswers)
  expect(hasKeptAnswers()).toBe(false)
  keepAnswers({ ...values, interestDomains: [], skills: [], slots: [] })
  forgetAnswers()
  expect(keptAnswers()).toEqual(noAnswers)
})

it('takes nothing that was altered meanwhile', () => {
  window.localStorage.setItem('ensemble.sign-up', '{"at":1,')
  expect(keptAnswers()).toEqual(noAnswers)
  window.localStorage.setItem(
    'ensemble.sign-up',
    JSON.stringify({ at: Date.now(), answers: { skills: ['x'], email: 3 } }),
  )
  expect(keptAnswers()).toEqual(noAnswers)
})
