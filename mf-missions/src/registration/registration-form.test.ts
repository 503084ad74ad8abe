import { expect, test } from 'vitest'
import { blankRegistration, toAcceptance } from './registration-form.ts'

test('a yes says what is shared, also where that is nothing', () => {
  const form = blankRegistration({ questions: ['Quand ?'] }, ['Le soir'])
  expect(toAcceptance(form)).toEqual({ answers: ['Le soir'], sharedHealthFields: [] })
  const shared = { ...blankRegistration({ questions: [] }), sharedHealthFields: ['cancerTypes' as const] }
  expect(toAcceptance(shared)).toEqual({ sharedHealthFields: ['cancerTypes'] })
})
