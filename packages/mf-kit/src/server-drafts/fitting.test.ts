import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

const blank = { title: '', places: 4, until: null, online: false, answers: [{ text: '' }], domains: [] }

test('what fits is taken, whatever the form of an older version had is not', () => {
  const kept = {
    title: 'Un titre',
    until: '2027-01-01',
    answers: [{ text: 'Oui' }, { text: '' }],
    domains: ['research'],
  }
  expect(fitting(blank, { ...kept, gone: 'x' })).toEqual({ ...blank, ...kept })
})

test.each([
  ['another kind', { title: 3, places: 'four', online: 'yes', until: {} }],
  ['a list that is none', { answers: { text: 'x' }, domains: 'x' }],
  ['items of another shape', { answers: ['Oui'] }],
  ['nothing', {}],
])('%s leaves the form as it is', (_, kept) => {
  expect(fitting(blank, kept)).toEqual(blank)
})

test.each([[null], ['text'], [3]])('%j is no form', (kept) => {
  expect(fitting(blank, kept)).toEqual(blank)
})
