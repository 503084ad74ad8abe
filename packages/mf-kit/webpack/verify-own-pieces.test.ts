import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestScripts } from './digest-scripts.mjs'
import { runWebpack } from './index.mjs'
import { VerifyOwnPieces } from './verify-own-pieces.mjs'

const output = mkdtempSync(path.join(tmpdir(), 'own-pieces-'))
const page =
  '<head><link rel="preload" as="script" href="/assets/main.js"><script defer src="/assets/main.js"></script></head>'

beforeAll(async () => {
  const later = `import(/* webpackChunkName: "later" */ 'data:text/javascript,export default 7')`
  await runWebpack({
    mode: 'none',
    context: import.meta.dirname,
    entry: `data:text/javascript,${encodeURIComponent(`self.open = () => ${later}`)}`,
    output: { path: output, publicPath: '/', filename: 'assets/[name].js', chunkFilename: 'assets/[name].js' },
    plugins: [new VerifyOwnPieces()],
  })
  writeFileSync(path.join(output, 'index.html'), page)
  await digestScripts(output)
})
afterAll(() => rmSync(output, { recursive: true }))

const read = (file: string) => readFileSync(path.join(output, file), 'utf8')
const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** What the page says of the list: its address, and its digest. */
const listOf = () => /<meta name="ensemble-digests" content="(\S+ \S+)"/.exec(read('index.html'))?.[1] ?? ''

interface Script {
  src?: string
  integrity?: string
  crossOrigin?: string
  onload?: (event: object) => void
}

/** A page that has run the first script, with as much of a browser as the loader of pieces takes. */
function openPage({ list = listOf(), named }: { list?: string | undefined; named?: string } = {}) {
  const scripts: Script[] = []
  const fetched: { address: string; integrity: unknown }[] = []
  const line = { isDown: false }
  const self: { open?: () => Promise<{ default: number }> } = {}
  const head = {
    querySelector: (selector: string) =>
      named !== undefined && selector === 'link[href="/assets/later.js"]' ? { integrity: named } : null,
    appendChild: (script: Script) => {
      scripts.push(script)
      queueMicrotask(() => {
        vm.runInContext(read('assets/later.js'), context)
        script.onload?.({ type: 'load' })
      })
    },
  }
  const context = vm.createContext({
    self,
    setTimeout,
    clearTimeout,
    // Of a browser that has no AbortSignal.timeout.
    AbortController,
    document: {
      head,
      querySelector: () => (list === '' ? null : { content: list }),
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
    },
    fetch: async (address: string, { integrity }: RequestInit) => {
      fetched.push({ address, integrity })
      if (line.isDown) throw new TypeError('no line')
      return new Response(read(address))
    },
  })
  vm.runInContext(read('assets/main.js'), context)
  return { scripts, fetched, line, open: async () => (await self.open?.())?.default }
}

const verified = () => ({
  src: '/assets/later.js',
  crossOrigin: 'anonymous',
  integrity: digestOf(read('assets/later.js')),
})

test('the page asks for its scripts with their digests, and so it says where those of all others are', () => {
  const digest = digestOf(read('assets/main.js'))
  const tags = [...read('index.html').matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag)
  expect(tags).toHaveLength(2)
  for (const tag of tags) expect(tag).toContain(`main.js" crossorigin="anonymous" integrity="${digest}"`)
  const [address = '', integrity] = listOf().split(' ')
  expect(integrity).toBe(digestOf(read(address)))
  expect(JSON.parse(read(address))).toEqual({
    '/assets/later.js': digestOf(read('assets/later.js')),
    '/assets/main.js': digest,
  })
  // The same for the gateway, where it finds it.
  expect(read('digests.json')).toBe(read(address))
  expect(readdirSync(path.join(output, 'assets'))).toHaveLength(3)
})

test('a page that names a script which is not there is no build', async () => {
  const other = mkdtempSync(path.join(output, 'other-'))
  mkdirSync(path.join(other, 'assets'))
  writeFileSync(path.join(other, 'index.html'), page)
  await expect(digestScripts(other)).rejects.toThrow('/assets/main.js is not in the build')
})

test('a later piece is asked for with its digest, from a list whose own digest the page has', async () => {
  const { scripts, fetched, open } = openPage()
  const [address, integrity] = listOf().split(' ')
  expect(await open()).toBe(7)
  expect(fetched).toEqual([{ address, integrity }])
  expect(scripts).toEqual([expect.objectContaining(verified())])
})

test('one that the page preloads is asked for as it is there, and no list is fetched', async () => {
  const { scripts, fetched, open } = openPage({ named: 'sha384-X' })
  expect(await open()).toBe(7)
  expect(fetched).toEqual([])
  expect(scripts).toEqual([expect.objectContaining({ ...verified(), integrity: 'sha384-X' })])
})

test('a list that does not come is asked for again with the next try', async () => {
  const { scripts, fetched, line, open } = openPage()
  line.isDown = true
  await expect(open()).rejects.toThrow(/Loading chunk \w+ failed/)
  expect(scripts).toEqual([])
  line.isDown = false
  expect(await open()).toBe(7)
  expect(fetched).toHaveLength(2)
})

test('a page without a list asks as it always did', async () => {
  const { scripts, fetched, open } = openPage({ list: '' })
  expect(await open()).toBe(7)
  expect(fetched).toEqual([])
  expect(scripts[0]).not.toHaveProperty('integrity')
})
