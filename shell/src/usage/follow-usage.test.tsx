import type { ShellApi } from '@ensemble/contracts/remote'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordPages, startUsageRecorder } from './follow-usage.ts'

/** What waits until the page has nothing better to do. */
let idle: (() => void)[] = []
const rest = () => idle.splice(0).forEach((work) => work())

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => window.dispatchEvent(new Event('pagehide')))

function start(usageFigures: boolean) {
  const request = vi.fn((_request: { path: string; body?: unknown }) => Promise.reject(new Error('nobody answers')))
  const state = { authenticated: true, user: { status: 'validated', consents: { usageFigures } } }
  const session = { get: () => state, subscribe: () => () => {} } as unknown as ShellApi['session']
  const recorder = startUsageRecorder({ session, request: request as unknown as ShellApi['request'] })
  const at = { pathname: '/', pattern: '/' }
  const listeners: (() => void)[] = []
  recordPages(
    {
      subscribe: (listener) => {
        listeners.push(listener)
        return () => {}
      },
      get state() {
        return { location: { pathname: at.pathname }, matches: [{ route: {} }, { route: { path: at.pattern } }] }
      },
    },
    recorder,
  )
  const go = (pathname: string, pattern: string) => {
    Object.assign(at, { pathname, pattern })
    for (const listener of listeners) listener()
  }
  const sent = () => request.mock.calls.map(([{ path, body }]) => ({ path, body }))
  return { go, sent }
}

const page = (targetId: string) => ({ type: 'page_view', targetType: 'page', targetId })

it('records each page by its pattern once it has come to rest, and asks nobody before the page is left', () => {
  const { go, sent } = start(true)
  go('/login', '/login')
  go('/home', '/home')
  rest()
  go('/missions/7d9f6a52', '/missions/:missionId')
  rest()
  // Another tab of the same page is no other page.
  go('/missions/7d9f6a52', '/missions/:missionId')
  rest()
  expect(sent()).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([
    {
      path: '/activity/create_batch',
      body: {
        uses: [
          { use: page('/home'), secondsAgo: 0 },
          { use: page('/missions/:missionId'), secondsAgo: 0 },
        ],
      },
    },
  ])
})

it('records one page by the call for one use, and says nothing when nobody answers', async () => {
  const { sent } = start(true)
  rest()
  window.dispatchEvent(new Event('pagehide'))
  await Promise.resolve()
  expect(sent()).toEqual([{ path: '/activity/create', body: page('/') }])
})

it('records nothing of who has not agreed', () => {
  const { go, sent } = start(false)
  go('/home', '/home')
  rest()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([])
})
