import type { Registry } from '@ensemble/contracts/registry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportVisit } from './report-visit.ts'

const registry = {
  remotes: [{ name: 'mf-a', version: '1.0.0-a', descriptor: { routes: [{ path: '/a/:id' }] } }],
} as unknown as Registry

const sent = vi.fn((_address: string, _body: { parts: string[] }) => true)
/** Tells each value once, as soon as it is asked for. */
const told = (value: number) => (tell: (metric: never) => void) => tell({ value } as never)
const vitals = async () => ({ onLCP: told(1800.4), onINP: told(120), onCLS: told(0.01234) })

async function hide() {
  await vi.advanceTimersByTimeAsync(3_000)
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(navigator, { sendBeacon: sent })
  // jsdom's own cannot be read.
  vi.stubGlobal(
    'Blob',
    class {
      constructor(readonly parts: string[]) {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  sent.mockClear()
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(navigator, 'sendBeacon')
  window.history.replaceState(null, '', '/')
})

it('tells once how the page of a remote came, by the pattern of its route', async () => {
  window.history.replaceState(null, '', '/a/17')
  reportVisit(registry, vitals)
  await hide()
  await hide()
  expect(sent).toHaveBeenCalledOnce()
  const [address, body] = sent.mock.calls[0] ?? []
  const report: unknown = JSON.parse(body?.parts.join('') ?? '')
  expect([address, report]).toEqual([
    '/remotes/visits',
    { remote: 'mf-a', version: '1.0.0-a', route: '/a/:id', lcpMs: 1800, inpMs: 120, cls: 0.012 },
  ])
})

it.each([
  ['a page of the shell', '/home', '/home'],
  ['a page that a guard has left', '/a/17', '/login'],
])('tells nothing of %s', async (_what, opened, shown) => {
  window.history.replaceState(null, '', opened)
  reportVisit(registry, vitals)
  window.history.replaceState(null, '', shown)
  await hide()
  expect(sent).not.toHaveBeenCalled()
})
