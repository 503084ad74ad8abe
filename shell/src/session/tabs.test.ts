import { describe, expect, it, vi } from 'vitest'
import { HiddenText, holdSame, readHidden } from '../realm/hidden-text.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import { credentialsOf } from './credentials.ts'
import { expire, reject } from './end-session.ts'
import { followPeers } from './follow-peers.ts'
import { readMessage } from './peers.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUpWithAzure } from './single-sign-on.ts'
import { startSession } from './start-session.ts'

function createServer() {
  let count = 0
  return createBrowser(({ path }) => {
    if (path !== '/auth/refresh' && path !== '/auth/sign_in_with_password') return answer({})
    count += 1
    return answer({ accessToken: `token ${count}`, expiresIn: 600, status: 'validated' })
  })
}

describe('a session in several tabs', () => {
  it('is renewed once for five tabs whose token ended at the same time', async () => {
    const browser = createServer()
    const tabs = Array.from({ length: 5 }, () => browser.openTab())
    for (const { deps, holder } of tabs) {
      holder.set(credentialsOf({ accessToken: new HiddenText('old'), expiresIn: 600 }, browser.clock.now))
      followPeers(deps)
    }
    browser.clock.now += 600_000
    const outcomes = await Promise.all(tabs.map(({ deps }) => deps.renew()))
    expect(outcomes).toEqual(Array(5).fill({ kind: 'renewed' }))
    expect(browser.sentTo('/auth/refresh')).toBe(1)
    expect(new Set(tabs.map(({ holder }) => holder.current()?.accessToken)).size).toBe(1)
  })

  it('is taken over by a new tab without a call', async () => {
    const browser = createServer()
    const first = browser.openTab()
    followPeers(first.deps)
    await first.deps.renew()
    const second = browser.openTab({ authenticated: null })
    followPeers(second.deps)
    await expect(second.deps.renew()).resolves.toEqual({ kind: 'renewed' })
    expect(browser.sentTo('/auth/refresh')).toBe(1)
    expect(second.holder.current()).toEqual(first.holder.current())
  })

  it('ends everywhere on sign-out, at once and before the server answers', async () => {
    const browser = createServer()
    const [here, there] = [browser.openTab(), browser.openTab()]
    followPeers(there.deps)
    there.holder.set(credentialsOf({ accessToken: new HiddenText('old'), expiresIn: 600 }, browser.clock.now))
    const done = signOut(here.deps)
    expect(here.state).toMatchObject({ authenticated: false, leave: { to: '/login', keepPlace: false } })
    await done
    expect(there.state).toMatchObject({ authenticated: false, leave: { to: '/login' } })
    expect(there.holder.current()).toBeNull()
    expect(browser.sentTo('/auth/sign_out')).toBe(1)
  })

  it('ends everywhere with its reason when a tab finds the account suspended', async () => {
    const browser = createServer()
    const [here, there] = [browser.openTab(), browser.openTab()]
    for (const tab of [here, there]) tab.state.path = '/my_missions'
    followPeers(there.deps)
    reject(here.deps, { code: 'ACCOUNT_SUSPENDED' })
    await Promise.resolve()
    for (const tab of [here, there])
      expect(tab.state).toMatchObject({
        authenticated: false,
        leave: { to: '/unauthorised', code: 'ACCOUNT_SUSPENDED' },
      })
  })

  it('that has expired says so in every tab, and keeps the place of each', async () => {
    const browser = createServer()
    const [here, there] = [browser.openTab(), browser.openTab()]
    for (const tab of [here, there]) tab.state.path = '/my_missions'
    followPeers(there.deps)
    expire(here.deps)
    await Promise.resolve()
    for (const tab of [here, there]) {
      expect(tab.state).toMatchObject({ authenticated: false, leave: { to: '/login', keepPlace: true } })
      expect(tab.log).toEqual(['signed out', 'toast expired'])
    }
  })

  it('follows a sign-in, and keeps nothing of the person before', async () => {
    const browser = createServer()
    const [here, there] = [browser.openTab({ authenticated: false }), browser.openTab()]
    followPeers(there.deps)
    await signIn(here.deps, { email: 'membre@example.org', password: 'x' })
    await Promise.resolve()
    expect(there.log).toEqual(['signed out', 'signed in'])
    expect(holdSame(there.holder.current()?.accessToken, new HiddenText('token 1'))).toBe(true)
  })

  it('sends what the person before has answered and written while their token is there', async () => {
    const browser = createServer()
    const [here, there] = [browser.openTab({ authenticated: false }), browser.openTab()]
    there.holder.set(credentialsOf({ accessToken: new HiddenText('theirs'), expiresIn: 600 }, browser.clock.now))
    vi.spyOn(there.deps.effects, 'sendWhatWaits').mockImplementation(() => {
      const token = there.holder.usable()?.accessToken
      there.log.push(`sent with ${token ? readHidden(token) : 'none'}`)
    })
    followPeers(there.deps)
    await signIn(here.deps, { email: 'autre@example.org', password: 'x' })
    await Promise.resolve()
    expect(there.log).toEqual(['sent with theirs', 'signed out', 'signed in'])
  })

  it('remembers a sign-out that did not reach the server', async () => {
    const browser = createBrowser(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    const tab = browser.openTab()
    await signOut(tab.deps)
    expect(tab.state.authenticated).toBe(false)
    expect(tab.marks.signOutIsPending()).toBe(true)
  })

  const somebody = { email: 'ines@example.org', password: 'x' }
  const paths = ({ sent }: Pick<ReturnType<typeof createBrowser>, 'sent'>) => sent.map(({ path }) => path)
  const granted = answer({ accessToken: 'a', expiresIn: 600, status: 'validated' })

  it('ends what a sign-out could not end before the next one signs in, and nothing after', async () => {
    const server = { isThere: false }
    const browser = createBrowser(() => (server.isThere ? granted : refusal(503, 'SERVICE_UNAVAILABLE')))
    const tab = browser.openTab({ path: '/login' })
    await signOut(tab.deps)
    server.isThere = true
    await signIn(tab.deps, somebody)
    expect(paths(browser)).toEqual(['/auth/sign_out', '/auth/sign_out', '/auth/sign_in_with_password'])
    expect(tab.marks.signOutIsPending()).toBe(false)
    await startSession(tab.deps)
    expect(browser.sentTo('/auth/sign_out')).toBe(2)
  })

  it('does so before an account is opened with a league account as well', async () => {
    const signUp = {
      signupToken: 't',
      identity: { firstName: 'Inès', lastName: 'Karoui', language: 'fr' },
      consents: { termsVersion: '1', charterVersion: '1', newsletter: false },
    } as const
    const browser = createBrowser(() => granted)
    const tab = browser.openTab({ path: '/login', authenticated: null })
    tab.marks.setSignOutPending(true)
    await signUpWithAzure(tab.deps, signUp)
    expect(paths(browser)).toEqual(['/auth/sign_out', '/auth/signup_with_azure'])
    expect(tab.state.authenticated).toBe(true)
  })

  it('waits for a sign-out on its way: its answer would take the next cookie away', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const browser = createBrowser(({ path }) => (path === '/auth/sign_out' ? arrived.then(() => answer({})) : granted))
    const tab = browser.openTab({ path: '/login' })
    const done = Promise.all([signOut(tab.deps), signIn(tab.deps, somebody)])
    expect(browser.sentTo('/auth/sign_in_with_password')).toBe(0)
    arrive()
    await done
    expect(browser.sentTo('/auth/sign_in_with_password')).toBe(1)
    expect(browser.sentTo('/auth/sign_out')).toBe(1)
    expect(tab.state.authenticated).toBe(true)
  })

  it('keeps nobody out whose sign-out alone is refused, nor ends their new session by it', async () => {
    const browser = createBrowser(({ path }) => (path === '/auth/sign_out' ? refusal(429, 'RATE_LIMITED') : granted))
    const tab = browser.openTab({ path: '/login' })
    await signOut(tab.deps)
    await signIn(tab.deps, somebody)
    expect(tab.state.authenticated).toBe(true)
    expect(tab.marks.signOutIsPending()).toBe(false)
  })
})

describe('readMessage', () => {
  it.each([null, 'x', { type: 'other' }, { type: 'renewed' }, { type: 'signed-in', credentials: { accessToken: 1 } }])(
    'ignores %j',
    (message) => {
      expect(readMessage(message)).toBeNull()
    },
  )
})
