import { expect, it } from 'vitest'
import { phoneAddress, readablePhone } from './phone-numbers.ts'

it.each([
  ['0639980001', '06\u00a039\u00a098\u00a000\u00a001'],
  ['01 99 00 00 69', '01\u00a099\u00a000\u00a000\u00a069'],
  ['+33639980001', '06\u00a039\u00a098\u00a000\u00a001'],
  ['+590690001234', '+590690001234'],
  ['+32 470 12 34 56', '+32\u00a0470\u00a012\u00a034\u00a056'],
])('a number is read in pairs where it is French, and never cut: %s', (phone, read) => {
  expect(readablePhone(phone)).toBe(read)
})

it('is called without its spaces', () => {
  expect(phoneAddress('01 99 00 00 69')).toBe('tel:0199000069')
})
