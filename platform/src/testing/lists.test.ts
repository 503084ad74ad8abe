import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

/** VoiceOver takes a list without bullets for none and does not say how many there are, unless it is told. */

const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-')), 'packages/ui']

/** In a landmark for navigation it is a list all the same; on paper and behind a figure nobody hears it. */
const apart = [
  'packages/ui/src/navigation/sections.tsx',
  'packages/ui/src/charts/bar-chart.tsx',
  'mf-missions/src/paper/use-paper-dates.tsx',
]

const without = "listStyle: 'none'"

/** Beginnings of lists in a source, as far as they are written in one place with their looks. */
function listsIn(source: string): string[] {
  const named = [...source.matchAll(/const (\w+) = (?:styled\('[uo]l'.*?\)\()?\{[^}]*listStyle: 'none'/gs)].map(
    ([, name = '']) => name,
  )
  const tags = [...source.matchAll(/<(\w+)\b[^<]*?>$/gms)]
  return tags
    .filter(([tag, name = '']) => {
      const looks =
        tag.includes(without) || named.some((one) => new RegExp(`sx=\\{(\\{ \\.\\.\\.)?${one}\\b`).test(tag))
      return named.includes(name) || (/component="[uo]l"/.test(tag) && looks)
    })
    .map(([tag]) => tag)
}

test('a list without bullets says that it is one', () => {
  const silent = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, 'src', file))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !apart.includes(file))
      .flatMap((file) =>
        listsIn(readFileSync(join(root, file), 'utf8'))
          .filter((tag) => !/role="(list|log)"/.test(tag))
          .map((tag) => `${file}: ${tag}`),
      ),
  )
  expect(silent).toEqual([])
})
