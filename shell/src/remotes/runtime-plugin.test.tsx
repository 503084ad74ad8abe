import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { afterEach, expect, test, vi } from 'vitest'
import type { LoadsUnderWay } from './load-progress.ts'
import { createAddressOf } from './piece-addresses.ts'
import { retryAddress } from './retry-address.ts'
import { remotePlugin } from './runtime-plugin.ts'

type CreateScript = NonNullable<ModuleFederationRuntimePlugin['createScript']>
type Fetch = NonNullable<ModuleFederationRuntimePlugin['fetch']>

const entry = 'https://example.org/remoteEntry.1.js'
const remoteInfo = { name: 'mf_articles_a-0' } as Parameters<CreateScript>[0]['remoteInfo']

afterEach(() => vi.unstubAllGlobals())

function setUp() {
  const loads: LoadsUnderWay = new Map([['mf_articles_a-0', { phase: 'manifest' }]])
  const plugin = remotePlugin({ digestOf: () => 'sha384-DIGEST', addressOf: createAddressOf(), loads })
  const scriptFor = (url: string) =>
    plugin.createScript?.({ url, remoteInfo }) as { script: HTMLScriptElement; timeout: number }
  return { plugin, scriptFor, load: loads.get('mf_articles_a-0') }
}

test('the entry script is checked and waited for at most 10 s', () => {
  const { scriptFor, load } = setUp()
  const { script, timeout } = scriptFor(entry)
  expect(script).toMatchObject({ src: entry, integrity: 'sha384-DIGEST', crossOrigin: 'anonymous' })
  expect(timeout).toBe(10_000)
  expect(load?.phase).toBe('entry')
})

test('a retry asks at an address of its own', () => {
  const { scriptFor } = setUp()
  scriptFor(entry)
  expect(scriptFor(entry).script.src).toBe(retryAddress(entry, 1))
})

test('what was wrong with a manifest is noted: the runtime only says that it failed', async () => {
  const { plugin, load } = setUp()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })))
  const asked = plugin.fetch?.('/mf-manifest.json', {}, remoteInfo as Parameters<Fetch>[2])
  await expect(asked).rejects.toThrow('status 404')
  expect(load?.cause).toMatchObject({ phase: 'manifest', code: 'status' })
})

test('what the runtime preloads is asked for in the same way, so that it is not fetched twice', () => {
  const { plugin } = setUp()
  const link = plugin.createLink?.({ url: 'https://example.org/1.js', attrs: { rel: 'preload', as: 'script' } })
  expect(link).toMatchObject({
    href: 'https://example.org/1.js',
    rel: 'preload',
    crossOrigin: 'anonymous',
    integrity: 'sha384-DIGEST',
  })
})
