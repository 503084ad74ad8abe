import { type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { expect, test } from 'vitest'
import { remotePlugin } from './runtime-plugin.ts'

type CreateScript = NonNullable<ModuleFederationRuntimePlugin['createScript']>

function scriptFor(url: string, failures: number) {
  const plugin = remotePlugin(
    () => 'sha384-ENTRY',
    () => failures,
  )
  const remoteInfo = { name: 'mf-articles' } as Parameters<CreateScript>[0]['remoteInfo']
  return plugin.createScript?.({ url, remoteInfo }) as { script: HTMLScriptElement; timeout: number }
}

test('the entry script is checked and waited for at most 5 s', () => {
  const { script, timeout } = scriptFor('https://example.org/remoteEntry.1.js', 0)
  expect(script).toMatchObject({
    src: 'https://example.org/remoteEntry.1.js',
    integrity: 'sha384-ENTRY',
    crossOrigin: 'anonymous',
  })
  expect(timeout).toBe(5_000)
})

test('a retry asks at an address of its own', () => {
  expect(scriptFor('https://example.org/remoteEntry.1.js', 2).script.src).toBe(
    'https://example.org/remoteEntry.1.js?retry=2',
  )
})

test('what the runtime preloads is asked for in the same way, so that it is not fetched twice', () => {
  const plugin = remotePlugin(
    () => 'sha384-CHUNK',
    () => 0,
  )
  const link = plugin.createLink?.({ url: 'https://example.org/1.js', attrs: { rel: 'preload', as: 'script' } })
  expect(link).toMatchObject({
    href: 'https://example.org/1.js',
    rel: 'preload',
    crossOrigin: 'anonymous',
    integrity: 'sha384-CHUNK',
  })
})
