import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { allStages } from './stages.ts'

/** `e2e/README.md` says what the usual run has and what it has not, and what is in no run. */
const [, usual = '', everything = '', neither = ''] = readFileSync(join(root, 'e2e/README.md'), 'utf8').split(
  /^## Two runs|^`npm run test:all` walks|^## In neither run/m,
)

const walked = ['journeys', 'screens', 'federation', 'faults']
const specs = walked.flatMap((folder) =>
  readdirSync(join(root, 'e2e', folder))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`),
)

const textOf = (spec: string) => readFileSync(join(root, 'e2e', spec), 'utf8')
const inUsualRun = (spec: string) => textOf(spec).includes("'@promise'")
const onRequest = (spec: string) => /^test\.skip\(process\.env\['UPDATE_PICTURES'\]/m.test(textOf(spec))

/** How many tests of a file never have the tag. */
function untagged(spec: string): number {
  const [, ...tests] = textOf(spec).split(/^ *test\((?=\s*['"`])/m)
  return tests.filter((test) => !/\{ tag\b/.test(test.replace(/=>[\s\S]*/, ''))).length
}

/** The files of rows that begin with a folder and name files of it. */
function namedIn(table: string): string[] {
  const rows = [...table.matchAll(/^\| `([a-z]+)\/`: (.+?) \|/gm)]
  return rows.flatMap(([, folder = '', names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => `${folder}/${name}.spec.ts`),
  )
}

it('names each test of a promise, and no other', () => {
  const named = [...usual.matchAll(/`([a-z-]+\/[a-z-]+\.spec\.ts)`/g)].map(([, spec = '']) => spec)
  expect(named.sort()).toEqual(specs.filter(inUsualRun).sort())
})

it('gives a reason for each file that the usual run leaves out', () => {
  const left = specs.filter((spec) => !inUsualRun(spec) && !onRequest(spec))
  expect(namedIn(everything).sort()).toEqual(left.sort())
})

it('gives a reason for each test that it leaves out of a file that it has', () => {
  const rows = [...everything.matchAll(/^\| (\d+) tests? of `([a-z-]+\/[a-z-]+\.spec\.ts)`: /gm)]
  const counted = rows.map(([, count = '', spec = '']) => `${spec}: ${count}`)
  const left = specs.filter((spec) => inUsualRun(spec) && untagged(spec) > 0)
  expect(counted.sort()).toEqual(left.map((spec) => `${spec}: ${String(untagged(spec))}`).sort())
})

it('names what is in neither run', () => {
  expect(namedIn(neither).sort()).toEqual(specs.filter(onRequest).sort())
  const folders = readdirSync(join(root, 'e2e'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withTests = folders
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(root, 'e2e', name)).some((file) => /\.(spec|bench)\.ts$/.test(file)))
  const inRuns = new Set<string>(['api', ...walked, ...allStages])
  const rows = [...neither.matchAll(/^\| `([a-z]+)\/`: /gm)].map(([, folder = '']) => folder)
  expect(rows.filter((folder) => !walked.includes(folder)).sort()).toEqual(
    withTests.filter((name) => !inRuns.has(name)).sort(),
  )
})
