import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterEarlySession, askEarlyForSession } from './early-session.ts'

const address = '/api/auth/refresh'
const answer = new Response('{}')
const later = new Response('{}')
const browserFetch = vi.fn(() => Promise.resolve(answer))
/** Styles of other files' tests stand beside it. */
const pageKey = Object.assign(document.createElement('meta'), {
  name: 'ensemble-page-key',
  content: 'key-of-this-page',
})

beforeEach(() => {
  browserFetch.mockClear()
  vi.stubGlobal('fetch', browserFetch)
  document.head.append(pageKey)
  document.cookie = 'session-open=1'
})
afterEach(() => {
  document.cookie = 'session-open=; Max-Age=0'
  window.localStorage.clear()
  pageKey.remove()
  delete window.ensembleEarlySession
  vi.unstubAllGlobals()
})

test('the early answer is that of the first call for the session, and nowhere in the page after', async () => {
  askEarlyForSession()
  const { send } = afterEarlySession(() => Promise.resolve(later))
  expect(window.ensembleEarlySession).toBeUndefined()
  expect(await send('/api/articles', {})).toBe(later)
  expect(await send(address, {})).toBe(answer)
  expect(await send(address, {})).toBe(later)
  expect(browserFetch).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ method: 'POST', headers: expect.objectContaining({ 'x-page-key': 'key-of-this-page' }) }),
  )
})

test.each([
  ['a sign-out never reached the server', () => window.localStorage.setItem('ensemble.sign-out-pending', '1')],
  ['nobody had a session here', () => (document.cookie = 'session-open=; Max-Age=0')],
  ['the page has no key', () => pageKey.remove()],
])('nothing is asked early where %s', async (_, arrange) => {
  arrange()
  askEarlyForSession()
  const { send } = afterEarlySession(() => Promise.resolve(later))
  expect(await send(address, {})).toBe(later)
  expect(browserFetch).not.toHaveBeenCalled()
})

test('it is asked before the first script has ended, and waits for no other tab', () => {
  askEarlyForSession()
  expect(browserFetch).toHaveBeenCalledOnce()
})

test('an early call that failed is made again', async () => {
  browserFetch.mockRejectedValueOnce(new TypeError('no line'))
  askEarlyForSession()
  expect(await afterEarlySession(() => Promise.resolve(later)).send(address, {})).toBe(later)
})

test('an answer that nobody needed at the start, because another tab had the session, is not given later', async () => {
  askEarlyForSession()
  const { send, forget } = afterEarlySession(() => Promise.resolve(later))
  forget()
  expect(await send(address, {})).toBe(later)
})
