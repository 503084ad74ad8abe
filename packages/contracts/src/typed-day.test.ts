import { expect, it } from 'vitest'
import { ageAt, dayFault, dayOf, writtenDay } from './typed-day.ts'

it.each([
  ['12/03/1958', '1958-03-12'],
  ['1.3.1958', '1958-03-01'],
  ['12 03 1958', '1958-03-12'],
  ['1958-03-12', '1958-03-12'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/1980', null],
  ['12/13/1980', null],
  ['12/03/58', null],
  ['hier', null],
])('reads %s as %s', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})

it('counts whole years', () => {
  const now = new Date(2026, 10, 21)
  expect(ageAt('2008-11-21', now)).toBe(18)
  expect(ageAt('2008-11-22', now)).toBe(17)
  expect(ageAt('1944-01-01', now)).toBe(82)
})

it.each([
  ['31/02/1958', 'impossible'],
  ['12/13/1980', 'impossible'],
  ['1958', 'shape'],
  ['12/03/58', 'shape'],
  ['12/03/1958', null],
])('tells of %s that it is %s', (typed, fault) => {
  expect(dayFault(typed)).toBe(fault)
})

it('writes a day as it may be typed', () => {
  expect(writtenDay('1958-03-01')).toBe('01/03/1958')
  expect(dayOf(writtenDay('1958-03-01'))).toBe('1958-03-01')
  expect(writtenDay('')).toBe('')
})
