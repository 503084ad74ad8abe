import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

const root = join(import.meta.dirname, '../..')

/** Every package that draws something. */
function drawing(): string[] {
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return [...new Set(files.map((file) => /^(packages\/)?[^/]+/.exec(file)?.[0] ?? ''))].sort()
}

test('markup that a keyboard cannot operate is refused in every package that draws something', async () => {
  const planted = 'export const Planted = () => <div onClick={() => undefined}>Ouvrir</div>\n'
  const places = drawing().map((name) => `${name}/src/planted.tsx`)
  expect(places).toContain('packages/mf-kit/src/planted.tsx')
  const refused = await lintHouse(Object.fromEntries(places.map((place) => [place, planted])))
  const byRule = refused.filter(({ rule }) => rule === 'jsx-a11y(no-static-element-interactions)')
  expect(byRule.map(({ file }) => file).sort()).toEqual(places)
})
