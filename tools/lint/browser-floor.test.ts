import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

const tooYoung = [
  'AbortSignal.any([])',
  'window.AbortSignal.timeout(5)',
  "URL.canParse('a')",
  'Promise.withResolvers()',
  'structuredClone(list)',
  'new TextDecoderStream()',
  'list.toSorted()',
  'list?.findLast(Boolean)',
  'new Set(list).union(new Set())',
  'new Map([list]).values().map(String)',
  '/(?<!a)b/',
  "new RegExp('(?<=a)b')",
  'new RegExp(`${list[0]}(?<=a)b`)',
  '/[a--b]/v',
  'class { static { list.push(1) } }',
]

const fine = [
  'AbortSignal.abort()',
  'list.at(-1)',
  '[...list].sort()',
  "Object.hasOwn(list, 'a')",
  'crypto.randomUUID()',
  'Object.values(list).map(String)',
  '[...new Map([list]).values()].map(String)',
  "new RegExp('(?<named>a)', 'u')",
  'class { static field = 1 }',
]

test('what is younger than the oldest browsers is refused where browsers run it, and nothing else is', async () => {
  const expressions = [...tooYoung, ...fine].map((expression) => `  ${expression},\n`)
  const planted = `export const planted = (list: number[]) => [\n${expressions.join('')}]\n`
  const files = ['shell/src/planted.ts', 'packages/contracts/src/planted.ts', 'mf-missions/src/planted.tsx']
  const elsewhere = ['shell/src/planted.test.ts', 'svc-missions/src/planted.ts', 'mf-missions/src/testing/planted.ts']
  const refused = await lintHouse(Object.fromEntries([...files, ...elsewhere].map((file) => [file, planted])))
  const found = refused.filter(({ rule }) => rule === 'house(browser-floor)').map(({ file, line }) => `${file} ${line}`)
  expect(found.sort()).toEqual(files.flatMap((file) => tooYoung.map((_, at) => `${file} ${at + 2}`)).sort())
  expect(refused.filter(({ rule }) => rule !== 'house(browser-floor)')).toEqual([])
})
