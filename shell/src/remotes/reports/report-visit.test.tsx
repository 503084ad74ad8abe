import type { Registry } from '@ensemble/contracts/registry'
import type { PageRouter } from '@ensemble/mf-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureVisit } from './measure-visit.ts'
import { reportVisit } from './report-visit.ts'

const registry = {
  remotes: [{ name: 'mf-a', version: '1.0.0-a', descriptor: { routes: [{ path: '/a/:id' }] } }],
} as unknown as Registry

const sent = vi.fn((_address: string, _body: { parts: string[] }) => true)

type Tell = (metric: { value: number; entries: { startTime: number }[] }) => void
/** What the measure of a value tells, whenever a test wants. */
const tell = { lcp: (() => {}) as Tell, inp: (() => {}) as Tell, cls: (() => {}) as Tell }
const vitals = {
  onLCP: (to: Tell) => void (tell.lcp = to),
  onINP: (to: Tell) => void (tell.inp = to),
  onCLS: (to: Tell) => void (tell.cls = to),
}
const load = async () => ({
  measureVisit: (visit: Parameters<typeof measureVisit>[0]) => measureVisit(visit, vitals as never),
})

/** Follows nothing but what a test says. */
let go = (_to: string) => {}
const router: Pick<PageRouter, 'subscribe'> = {
  subscribe: (listener) => {
    go = (to) => {
      window.history.replaceState(null, '', to)
      listener({ location: { pathname: new URL(to, window.location.origin).pathname } } as PageRouter['state'])
    }
    return () => {}
  },
}

/** Opens a page, and stays for as long as it takes to be measured. */
async function open(path: string, meanwhile = () => {}) {
  window.history.replaceState(null, '', path)
  reportVisit({ registry, opened: window.location.pathname, router }, load)
  meanwhile()
  await vi.advanceTimersByTimeAsync(3_000)
  const entries = [{ startTime: performance.now() }]
  tell.lcp({ value: 1800.4, entries })
  tell.inp({ value: 120, entries })
  tell.cls({ value: 0.01234, entries })
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function told(): unknown[] {
  return sent.mock.calls.map(([address, { parts }]) => [address, JSON.parse(parts.join('')) as unknown])
}

const meta = document.createElement('meta')
Object.assign(meta, { name: 'ensemble-digests', content: '/assets/digests.0123456789abcdef.json sha384-x' })
const values = { lcpMs: 1800, inpMs: 120, cls: 0.012 }

beforeEach(() => {
  vi.useFakeTimers()
  document.head.append(meta)
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
  meta.remove()
  Object.assign(tell, { lcp: () => {}, inp: () => {}, cls: () => {} })
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(navigator, 'sendBeacon')
  window.history.replaceState(null, '', '/')
})

describe('how a visit came', () => {
  it('is told once of the page of a remote, by the pattern of its route', async () => {
    await open('/a/17')
    hide()
    hide()
    expect(told()).toEqual([['/remotes/visits', { remote: 'mf-a', version: '1.0.0-a', route: '/a/:id', ...values }]])
  })

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/home?from=mail#top', '/home'],
    ['/notices/privacy', '/notices/:notice'],
    ['/notices/mails', '/notices/mails'],
  ])('is told of the shell’s own page %s under the build of the shell, as %s', async (path, route) => {
    await open(path)
    hide()
    expect(told()).toEqual([['/remotes/visits', { remote: 'shell', version: '0123456789abcdef', route, ...values }]])
  })

  it('is told of the first page alone, whatever is measured after it was left', async () => {
    await open('/login')
    await vi.advanceTimersByTimeAsync(1_000)
    go('/login?step=2')
    const pressed = [{ startTime: performance.now() }]
    await vi.advanceTimersByTimeAsync(50)
    go('/home')
    await vi.advanceTimersByTimeAsync(50)
    // The press that led on is of the page that it was on; what comes in the next page is not.
    tell.inp({ value: 200, entries: pressed })
    const later = [...pressed, { startTime: performance.now() }]
    tell.lcp({ value: 5000, entries: later })
    tell.inp({ value: 900, entries: later })
    tell.cls({ value: 0.5, entries: later })
    hide()
    expect(told()).toMatchObject([['/remotes/visits', { route: '/login', ...values, inpMs: 200 }]])
  })

  it.each([
    ['a page that a guard has left', '/a/17', () => window.history.replaceState(null, '', '/login')],
    ['an address that is no page', '/nowhere', () => {}],
    ['the shell, where its build has no name', '/home', () => meta.remove()],
  ])('is not told of %s', async (_what, path, meanwhile) => {
    await open(path, meanwhile)
    hide()
    expect(sent).not.toHaveBeenCalled()
  })
})
