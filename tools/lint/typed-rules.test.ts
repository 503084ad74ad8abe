import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

const root = join(import.meta.dirname, '../..')

test('a promise that nobody waits for, one that is taken for an answer, and a forgotten case are refused', async () => {
  const settings = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.browser.json']
  const planted = `export const later = () => Promise.resolve(true)
export function planted(kind: 'a' | 'b', maybe?: Promise<void>) {
  later()
  if (later()) return 1
  if (maybe) return 2
  switch (kind) {
    case 'a':
      return 3
  }
}
`
  const refused = await lintHouse(
    {
      ...Object.fromEntries(settings.map((name) => [name, readFileSync(join(root, name), 'utf8')])),
      'tsconfig.server.json': '{ "extends": "./tsconfig.base.json", "include": ["*.ts"] }',
      'planted.ts': planted,
    },
    '--type-aware',
  )
  expect(refused.map(({ line, rule }) => `${line}: ${rule}`)).toEqual([
    '3: typescript(no-floating-promises)',
    '4: typescript(no-misused-promises)',
    '6: typescript(switch-exhaustiveness-check)',
  ])
})
