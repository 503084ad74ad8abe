import { describe, expect, it } from 'vitest'
import type { Envelope } from '../api/read-envelope.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'

async function start(refresh: Envelope, path: string, wasOpen = true) {
  const browser = createBrowser(({ path: called }) => (called === '/auth/refresh' ? refresh : answer({})))
  const tab = browser.openTab({ path, authenticated: null })
  tab.marks.setOpen(wasOpen)
  await startSession(tab.deps)
  return { ...tab, browser }
}

const none = refusal(401, 'UNAUTHENTICATED', 'Veuillez vous connecter.')
const ended = refusal(401, 'SESSION_EXPIRED')

describe('startSession', () => {
  it('finds a session with one refresh', async () => {
    const { log, browser } = await start(answer({ accessToken: 'a', expiresIn: 600, status: 'validated' }), '/home')
    expect(log).toEqual(['signed in'])
    expect(browser.sentTo('/auth/refresh')).toBe(1)
  })

  it.each(['/', '/login', '/home'])('says nothing of a missing session on %s', async (path) => {
    const { log, state } = await start(none, path)
    expect(log).toEqual(['signed out'])
    expect(state.leave).toBeNull()
  })

  it('says so on a protected page', async () => {
    expect((await start(none, '/missions/browse')).log).toEqual(['signed out', 'toast Veuillez vous connecter.'])
  })

  it('tells of an ended session and leads to /login, but lets a public page be', async () => {
    const inside = await start(ended, '/missions/browse')
    expect(inside.log).toEqual(['signed out', 'toast expired'])
    expect(inside.state.leave).toEqual({ to: '/login', keepPlace: true })
    const outside = await start(ended, '/')
    expect(outside.log).toEqual(['signed out', 'toast expired'])
    expect(outside.state.leave).toBeNull()
  })

  it('tells of an ended session once on public pages, though its cookie stays', async () => {
    expect((await start(ended, '/', false)).log).toEqual(['signed out'])
  })

  it('leads a suspended person to the reason, which is said once', async () => {
    const message = 'Votre compte est suspendu.'
    const suspended = refusal(401, 'ACCOUNT_SUSPENDED', message)
    const inside = await start(suspended, '/home')
    expect(inside.state.leave).toEqual({ to: '/unauthorised', keepPlace: true, code: 'ACCOUNT_SUSPENDED' })
    expect(inside.log).toEqual(['signed out'])
    expect((await start(suspended, '/')).log).toEqual(['signed out', 'toast Votre compte est suspendu.'])
  })

  it.each([none, ended, refusal(503, 'SERVICE_UNAVAILABLE', 'Indisponible')])(
    'leaves alone who signed in while it was asking, whatever comes of it ($status)',
    async (refresh) => {
      const granted = answer({ accessToken: 'a', expiresIn: 600, status: 'validated' })
      const browser = createBrowser(({ path }) => (path === '/auth/refresh' ? refresh : granted))
      const tab = browser.openTab({ path: '/login', authenticated: null })
      const checked = startSession(tab.deps)
      await signIn(tab.deps, { email: 'ines@example.org', password: 'secret' })
      await checked
      expect(tab.log).toEqual(['signed in'])
      expect(tab.holder.usable()).not.toBeNull()
    },
  )

  it('leaves the session unknown when nobody answers, after three tries', async () => {
    const { log, state, browser } = await start(refusal(503, 'SERVICE_UNAVAILABLE', 'Indisponible'), '/home')
    expect(state.authenticated).toBeNull()
    expect(log).toEqual(['check failed', 'toast Indisponible'])
    expect(browser.sentTo('/auth/refresh')).toBe(3)
  })

  it('asks no more than once when the server says to slow down', async () => {
    expect((await start(refusal(429, 'RATE_LIMITED'), '/home')).browser.sentTo('/auth/refresh')).toBe(1)
  })

  it('ends first what a sign-out could not end', async () => {
    const browser = createBrowser(({ path }) => (path === '/auth/refresh' ? none : answer({})))
    const tab = browser.openTab({ path: '/', authenticated: null })
    tab.marks.setSignOutPending(true)
    await startSession(tab.deps)
    expect(browser.sent.map(({ path }) => path)).toEqual(['/auth/sign_out', '/auth/refresh'])
    expect(tab.marks.signOutIsPending()).toBe(false)
  })

  it.each([503, 429])('lets nobody in while a sign-out has not reached the server (%i)', async (status) => {
    const granted = answer({ accessToken: 'a', expiresIn: 600, status: 'validated' })
    const refused = refusal(status, 'SERVICE_UNAVAILABLE', 'Indisponible')
    const browser = createBrowser(({ path }) => (path === '/auth/sign_out' ? refused : granted))
    const tab = browser.openTab({ path: '/home', authenticated: null })
    tab.marks.setSignOutPending(true)
    await startSession(tab.deps)
    expect(browser.sentTo('/auth/refresh')).toBe(0)
    expect(tab.state.authenticated).toBe(false)
    expect(tab.marks.signOutIsPending()).toBe(true)
  })
})
