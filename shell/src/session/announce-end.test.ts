import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import { setTimer } from '../timers/timers.ts'
import { announceEnd, announceFixedEnd } from './announce-end.ts'
import { credentialsOf } from './credentials.ts'
import { keepAlive } from './keep-alive.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A page of staff that nobody touches, 540 s after its token came: the renewal is left out. */
async function start({ left, refused = false }: { left?: number; refused?: boolean }) {
  const browser = createBrowser(({ path }) => {
    if (path === '/auth/sessions') return answer({ items: [{ current: true, idleSecondsLeft: left }] })
    return refused ? refusal(401, 'SESSION_EXPIRED') : answer({ accessToken: 'b', expiresIn: 600 })
  })
  const tab = browser.openTab()
  const toasts: string[] = []
  const activity = { at: 0 }
  const lastActivityAt = () => activity.at
  const translate = (key: string) => key
  const toast = (message: string, options = {}) => toasts.push(message + JSON.stringify(options))
  keepAlive(tab.deps, {
    renewsWhenIdle: () => false,
    lastActivityAt,
    setTimer,
    leftToLapse: (page) => void announceEnd(tab.deps, page, toast, translate),
  })
  tab.holder.set(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 600 }, browser.clock.now))
  async function pass(seconds: number) {
    browser.clock.now += seconds * 1000
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }
  const touch = () => (activity.at = browser.clock.now + 1)
  await pass(540)
  return { ...browser, tab, toasts, pass, touch }
}

const ending = 'sessionEnd.near{"severity":"warning","durationMs":60000}'

describe('the end of an idle session', () => {
  it('is said a minute ahead, and put off by a touch', async () => {
    const { toasts, pass, touch, sentTo } = await start({ left: 1260 })
    await pass(1199)
    expect(toasts).toEqual([])
    await pass(1)
    expect(toasts).toEqual([ending])
    await pass(20)
    expect(sentTo('/auth/refresh')).toBe(0)
    touch()
    await pass(1)
    expect(sentTo('/auth/refresh')).toBe(1)
    expect(toasts).toEqual([ending, 'sessionEnd.stays{}'])
  })

  it('comes when nobody is there, without a call', async () => {
    const { toasts, pass, touch, sentTo } = await start({ left: 1260 })
    await pass(1200)
    await pass(60)
    touch()
    await pass(60)
    expect(toasts).toEqual([ending])
    expect(sentTo('/auth/refresh')).toBe(0)
  })

  it('is not said once the session was renewed meanwhile', async () => {
    const { toasts, pass, tab } = await start({ left: 1260 })
    await tab.deps.renew()
    await pass(1)
    tab.holder.set(null)
    await pass(1260)
    expect(toasts).toEqual([])
  })

  it('is not said where nothing puts it off', async () => {
    const { toasts, pass } = await start({})
    await pass(1260)
    expect(toasts).toEqual([])
  })

  it('ends the session where the touch came too late', async () => {
    const { pass, touch, tab } = await start({ left: 1260, refused: true })
    await pass(1200)
    touch()
    await pass(1)
    expect(tab.log).toEqual(['signed out', 'toast expired'])
  })
})

/** A page of staff in which somebody works, and a session that ends so many seconds after it was asked. */
async function work(left: number) {
  const ends = { left }
  const browser = createBrowser(({ path }) =>
    path === '/auth/sessions'
      ? answer({ items: [{ current: true, secondsLeft: ends.left }] })
      : answer({ accessToken: 'b', expiresIn: 600 }),
  )
  browser.clock.now = Date.parse('2026-11-28T16:00:00Z')
  const tab = browser.openTab()
  const listeners = new Set<() => void>()
  const toasts: string[] = []
  const signIn = () =>
    tab.holder.set(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 600 }, tab.deps.now()))
  signIn()
  announceFixedEnd(
    tab.deps,
    {
      session: {
        get: () => ({ authenticated: tab.state.authenticated, user: null, role: null }),
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      language: { get: () => 'fr', subscribe: () => () => {} },
      toast: (message, options = {}) => toasts.push(message + JSON.stringify(options)),
    },
    (key, { time }) => `${key} ${time}`,
  )
  async function pass(seconds: number) {
    browser.clock.now += seconds * 1000
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }
  await pass(0)
  const someoneElse = () => {
    tab.deps.effects.setSignedOut(null)
    for (const listener of listeners) listener()
    signIn()
  }
  return { ...browser, tab, toasts, pass, ends, someoneElse }
}

describe('the end of a session that nothing puts off', () => {
  const fixed = (seconds: number) => `{"severity":"warning","durationMs":${seconds * 1000}}`

  it('is said five minutes ahead, and one, whatever is renewed, for one call', async () => {
    const { toasts, pass, tab, sentTo } = await work(3600)
    for (let renewed = 0; renewed < 6; renewed += 1) {
      await pass(540)
      await tab.deps.renew()
    }
    expect(toasts).toEqual([])
    await pass(59)
    expect(toasts).toEqual([])
    await pass(1)
    const time = new Date(Date.parse('2026-11-28T17:00:00Z'))
    const said = `sessionEnd.fixed ${time.getHours()}\u00a0h${fixed(60)}`
    expect(toasts).toEqual([said])
    await pass(60)
    await tab.deps.renew()
    await pass(179)
    expect(toasts).toEqual([said])
    await pass(1)
    expect(toasts).toEqual([said, said])
    await pass(60)
    expect(toasts.length).toBe(2)
    expect(sentTo('/auth/sessions')).toBe(1)
  })

  it('is said at once where less is left, and not where a timer slept past it', async () => {
    expect((await work(120)).toasts).toEqual([expect.stringContaining(fixed(60))])
    expect((await work(40)).toasts).toEqual([expect.stringContaining(fixed(40))])
    const { toasts, clock, pass } = await work(3600)
    clock.now += 3_600_000
    await pass(3300)
    expect(toasts).toEqual([])
  })

  it('is that of whoever is signed in: forgotten with a session, asked for the next', async () => {
    const { toasts, pass, tab, ends, someoneElse } = await work(1200)
    ends.left = 7200
    someoneElse()
    await pass(1200)
    expect(toasts).toEqual([])
    await tab.deps.renew()
    tab.holder.set(null)
    await pass(7200)
    expect(toasts).toEqual([])
  })
})
