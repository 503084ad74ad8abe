import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import { setTimer } from '../timers/timers.ts'
import { announceEnd } from './announce-end.ts'
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
