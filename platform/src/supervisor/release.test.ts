import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { releaseOf } from './release.ts'
import { wholeProgram } from './whole-program.ts'

let tree: string

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'release-'))
  await write('svc-trees/package.json', '{ "version": "2.1.0" }')
  await write('svc-trees/src/main.ts', 'plant()')
})
afterEach(() => rm(tree, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, file)), { recursive: true })
  await writeFile(join(tree, file), text)
}
const release = () => releaseOf(tree, 'svc-trees/src/main.ts')

it('names a program by its version and by what it is made of, and not by its tests', async () => {
  const before = await release()
  expect(before).toMatch(/^2\.1\.0\+[0-9a-f]{10}$/)
  await write('svc-trees/src/main.test.ts', 'it()')
  expect(await release()).toBe(before)
  for (const file of ['svc-trees/src/main.ts', 'svc-trees/migrations/1.sql', 'packages/contracts/src/calls.ts']) {
    const last = await release()
    await write(file, 'other')
    expect(await release(), file).not.toBe(last)
  }
})

it('is what a bundled program says of itself', async () => {
  const { outputFiles } = await build({
    ...wholeProgram({ plugins: [], release: '2.1.0+5b2f0c9d1e' }),
    stdin: {
      contents:
        "import { ownRelease } from './packages/service-kit/src/http/release.ts'; export const said = ownRelease()",
      resolveDir: root,
    },
    outdir: tree,
    write: false,
  })
  expect(outputFiles.map(({ text }) => text).join('')).toContain('"2.1.0+5b2f0c9d1e"')
})
