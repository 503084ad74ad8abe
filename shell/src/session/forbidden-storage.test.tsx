import { afterEach, expect, it, vi } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { connectPeers } from './peers.ts'
import { refreshLock } from './refresh-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

it('of whoever forbids cookies the session ends on the screen too, and its page says so', async () => {
  const shell = await openShell({ path: '/home' })
  await shell.do(() => shell.effects.setSignedIn())
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
  await shell.do(() => shell.effects.setSignedOut({ to: '/unauthorised', keepPlace: false, code: 'SESSION_EXPIRED' }))
  await shell.arrives('/unauthorised')
  expect(shell.effects.isAuthenticated()).toBe(false)
  await shell.eventually(() => expect(document.querySelector('main h1')).not.toBeNull())
  await shell.close()
})

it('a browser that refuses its locks renews a session all the same, and work that fails fails once', async () => {
  vi.stubGlobal('navigator', { locks: { request: async () => forbidden() } })
  await expect(refreshLock(() => Promise.resolve('renewed'))).resolves.toBe('renewed')
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, work: () => unknown) => work() } })
  const work = vi.fn(() => Promise.reject(new Error('no answer')))
  await expect(refreshLock(work)).rejects.toThrow('no answer')
  expect(work).toHaveBeenCalledOnce()
})

it('a page that may not speak with others is alone', async () => {
  vi.stubGlobal('BroadcastChannel', forbidden)
  vi.stubGlobal('navigator', { locks: { request: async () => forbidden(), query: async () => forbidden() } })
  const peers = connectPeers(null)
  const stop = peers.listen(() => undefined)
  await peers.tell({ type: 'ask' })
  expect(await peers.alone()).toBe(true)
  stop()
})
