import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { transformSync } from 'esbuild'
import { resolveStack } from './resolve-stack.ts'
import { sourceMaps } from './source-maps.ts'

const folder = mkdtempSync(join(tmpdir(), 'ensemble-maps-'))
const places = { remotesDir: join(folder, 'remotes'), shellMapsDir: join(folder, 'shell') }

const source = ['export function Page(article: { title?: string }) {', '  return article.title.length', '}'].join('\n')
const { code, map } = transformSync(source, {
  loader: 'ts',
  minify: true,
  sourcemap: 'external',
  sourcefile: 'mf-articles/src/article/article-page.tsx',
})
/** Where the minified code reads the length of what is not there. */
const column = code.indexOf('.length') + 2

function write(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, map)
}

beforeAll(() => {
  write(join(places.remotesDir, 'mf-articles', '1.0.0-0a', '12.0f.js.map'))
  write(join(places.shellMapsDir, 'assets', 'main.0f.js.map'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const inSources = expect.stringMatching(/^mf-articles\/src\/article\/article-page\.tsx:2:\d+$/)

it('names line and file of the source, of a remote and of the shell', async () => {
  const stack = [`/remotes/mf-articles/1.0.0-0a/12.0f.js:1:${column}`, `/assets/main.0f.js:1:${column}`]
  expect(await resolveStack(stack, sourceMaps(places))).toEqual([inSources, inSources])
})

it('leaves a place as it is that no map knows, or that leads out of the folders', async () => {
  const stack = ['/assets/other.js:1:2', '/remotes/mf-articles/1.0.0-0a/../../../x.js:1:2', 'words']
  expect(await resolveStack(stack, sourceMaps(places))).toEqual(stack)
})

it('asks the platform for what does not lie here, once', async () => {
  const ask = vi.fn(async () => JSON.parse(map) as unknown)
  const findMap = sourceMaps({ ...places, ask })
  const place = `/remotes/mf-articles/2.0.0-0b/7.0f.js:1:${column}`
  expect(await resolveStack([place, place], findMap)).toEqual([inSources, inSources])
  expect(ask.mock.calls).toEqual([[{ name: 'mf-articles', version: '2.0.0-0b', file: '7.0f.js.map' }]])
})
