import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

/** `e2e/README.md` says what the usual run has and what it has not. */
const [, usual = '', everything = ''] = readFileSync(join(root, 'e2e/README.md'), 'utf8').split(
  /^## Two runs|^`npm run test:all` walks/m,
)

const specs = ['journeys', 'screens', 'federation', 'faults'].flatMap((folder) =>
  readdirSync(join(root, 'e2e', folder))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`),
)

const inUsualRun = (spec: string) => readFileSync(join(root, 'e2e', spec), 'utf8').includes("'@promise'")

it('names each test of a promise, and no other', () => {
  const named = [...usual.matchAll(/`([a-z-]+\/[a-z-]+\.spec\.ts)`/g)].map(([, spec = '']) => spec)
  expect(named.sort()).toEqual(specs.filter(inUsualRun).sort())
})

it('gives a reason for each file that the usual run leaves out', () => {
  const rows = [...everything.matchAll(/^\| `([a-z]+)\/`: (.+?) \|/gm)]
  const named = rows.flatMap(([, folder = '', names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => `${folder}/${name}.spec.ts`),
  )
  expect(named.sort()).toEqual(specs.filter((spec) => !inUsualRun(spec)).sort())
})
