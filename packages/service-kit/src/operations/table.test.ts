import { expect, it } from 'vitest'
import { table } from './table.ts'

it('puts numbers to the right and words to the left', () => {
  expect(
    table(
      ['consumer', 'lag'],
      [
        ['a', 7],
        ['longer', 12_345],
      ],
    ),
  ).toBe(['  consumer    lag', '  a             7', '  longer    12345'].join('\n'))
})

it('says so when there is nothing', () => {
  expect(table(['consumer'], [], 'nothing is parked')).toBe('  nothing is parked')
})
