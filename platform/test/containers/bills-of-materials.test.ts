import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frontEndSources } from '../../src/images/front-end-sources.ts'
import { buildProgramFolder } from '../../src/images/program-folder.ts'
import { digestsBelow } from './digests.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bills-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function billOf(name: 'databases' | 'gateway', out: string): Promise<string> {
  await buildProgramFolder(name, join(folder, out), folder)
  return readFileSync(join(folder, out, 'bom.cdx.json'), 'utf8')
}

test('a program is listed with what it holds, without the tools that made it, and is the same files each time', async () => {
  const bill = await billOf('databases', 'once')
  expect(bill).toContain('"pkg:npm/pg@')
  expect(bill).not.toMatch(/npm\/(esbuild|typescript|vitest|webpack|react)@/)
  await billOf('databases', 'twice')
  const once = digestsBelow(join(folder, 'once'))
  expect(Object.keys(once)).toEqual(['bom.cdx.json', 'main.mjs', 'main.mjs.map'])
  expect(digestsBelow(join(folder, 'twice')), 'the same files each time').toEqual(once)
})

test('a front end is listed by its maps: scripts, fonts, and what webpack adds', async () => {
  mkdirSync(join(folder, 'shell', 'maps'), { recursive: true })
  const map = {
    sources: ['webpack/runtime/load script', 'node_modules/react/index.js', 'packages/ui/src/theme/fonts.ts'],
    sourcesContent: [null, '', "import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'"],
  }
  writeFileSync(join(folder, 'shell', 'maps', 'main.js.map'), JSON.stringify(map))
  const bill = await billOf('gateway', 'gateway')
  for (const name of ['fastify', 'react', 'webpack', '%40fontsource-variable/inter'])
    expect(bill).toContain(`"pkg:npm/${name}@`)
})

test('without its build, a front end is not left out in silence', async () => {
  await expect(frontEndSources(join(folder, 'never-built'))).rejects.toThrow('build it first')
})
