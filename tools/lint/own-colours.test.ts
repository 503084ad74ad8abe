import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

test('a colour that is no token of the theme is refused where it is used, and a token is not', async () => {
  const refused = await lintHouse({
    'packages/ui/src/planted.ts': `export const own = ['#1D2534', 'white', '1px solid #abc', 'rgb(0 0 0 / 50%)', \`1px solid \${0} #fff\`]
export const fine = ['var(--ens-text)', '#haut', 'whitespace', 'transparent']
`,
  })
  expect(refused.map(({ line, rule }) => `${line}: ${rule}`)).toEqual(Array(5).fill('1: house(own-colours)'))
})
