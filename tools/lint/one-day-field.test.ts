import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

test('a field of days or times is refused outside of the design system, and any other is not', async () => {
  const planted = `export const own = <input aria-label="Jour" type="date" />
export const fine = <input aria-label="Nom" type="text" />
`
  const refused = await lintHouse({ 'mf-missions/src/planted.tsx': planted, 'packages/ui/src/fields/day.tsx': planted })
  expect(refused.map(({ file, line, rule }) => `${file} ${line}: ${rule}`)).toEqual([
    'mf-missions/src/planted.tsx 1: house(one-day-field)',
  ])
})
