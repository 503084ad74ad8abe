import { expect, test } from 'vitest'
import { departmentOfPostalCode, departments, officeOf } from './departments.ts'

test('there are 96 metropolitan and seven overseas departments, each once', () => {
  const codes = departments.map(({ code }) => code)
  expect(new Set(codes).size).toBe(103)
  expect(codes.filter((code) => code.length === 3)).toEqual(['971', '972', '973', '974', '976', '987', '988'])
  expect(codes.filter((code) => code.length === 2)).toHaveLength(96)
  expect(codes).toContain('2A')
})

test.each([
  ['69003', '69'],
  ['01000', '01'],
  ['20000', '2A'],
  ['20137', '2A'],
  ['20200', '2B'],
  ['97400', '974'],
  ['98800', '988'],
  ['97500', null],
  ['00100', null],
  ['6900', null],
])('finds the department of the postal code %s: %s', (postalCode, code) => {
  expect(departmentOfPostalCode(postalCode)).toBe(code)
})

test('a mission of no department has an office of its own that can be called and written to', () => {
  expect(officeOf('69')).toMatchObject({ contactEmail: 'comite-69@example.org', phone: '01 99 00 00 69' })
  const national = officeOf(null)
  expect(national.phone).toMatch(/^01( \d\d){4}$/)
  for (const { phone, contactEmail } of departments) expect([phone, contactEmail]).not.toContain(national.phone)
})
