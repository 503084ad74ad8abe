import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

test('a width of the screen typed where it is used is refused; one that is named, and room in a container, is not', async () => {
  const refused = await lintHouse({
    'packages/ui/src/planted.ts': `export const typed = ['@media (max-width: 599.95px)', \`@media print and (min-width: 600px)\`]
export const fine = [\`@media (max-width: \${600}px)\`, '@container (min-width: 720px)', '(max-width: 760px) 100vw']
`,
  })
  expect(refused.map(({ line, rule }) => `${line}: ${rule}`)).toEqual(Array(2).fill('1: house(named-widths)'))
})
