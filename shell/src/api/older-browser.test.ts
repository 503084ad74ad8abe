import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Send } from '../realm/natives.ts'
import { createTransport } from './transport.ts'

const statics = ['any', 'timeout'] as const
const known = statics.map((name) => Object.getOwnPropertyDescriptor(AbortSignal, name))
const list = { method: 'GET', path: '/mission/list' } as const

// Safari knows them from 17.4 and 16 on, Chrome from 116 and 103 on, Firefox from 124 and 100 on.
beforeEach(() => {
  for (const name of statics) Reflect.deleteProperty(AbortSignal, name)
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  // Vitest itself makes a controller before it puts back what a test has replaced.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const [at, name] of statics.entries()) Object.defineProperty(AbortSignal, name, known[at] ?? {})
})

const answering: Send = async () => new Response('{"success":true,"status":200,"message":"","data":"there"}')

/** As a browser does where no answer comes: it waits until it is told not to. */
const silent: Send = (_address, { signal }) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('', 'AbortError'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })

test('a call of a screen is answered, and leaves nothing at the signal of its session', async () => {
  const { signal } = new AbortController()
  const transport = createTransport(() => 'fr', answering)
  expect(await transport(list, { signal })).toMatchObject({ success: true, data: 'there' })
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([new AbortController().signal, undefined])('a call without an answer ends after 20 s', async (signal) => {
  const asked = createTransport(() => 'fr', silent)(list, { signal })
  const refused = expect(asked).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  if (signal) expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a call ends with its session, and does not begin after it', async () => {
  const session = new AbortController()
  const transport = createTransport(() => 'fr', silent)
  const asked = transport(list, { signal: session.signal })
  const ended = expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  session.abort()
  await ended
  await expect(transport(list, { signal: session.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(getEventListeners(session.signal, 'abort')).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a call ends with its session also where a remote has put its own in place of what the browser gives', async () => {
  const session = new AbortController()
  const end = session.abort.bind(session)
  vi.spyOn(AbortController.prototype, 'abort').mockImplementation(() => {})
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(() => {})
  vi.stubGlobal('AbortController', class {})
  const sent: RequestInit[] = []
  const keep: Send = (_address, init) => {
    sent.push(init)
    return new Promise(() => {})
  }
  void createTransport(() => 'fr', keep)(list, { signal: session.signal })
  expect(sent[0]?.signal?.aborted).toBe(false)
  end()
  expect(sent[0]?.signal?.aborted).toBe(true)
})
