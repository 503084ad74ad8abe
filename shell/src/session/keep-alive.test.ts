import { describe, expect, it } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import { credentialsOf, reuseLimitMs } from './credentials.ts'
import { keepAlive, renewalTime } from './keep-alive.ts'

function start({ idle, active, refused = false }: { idle: boolean; active: boolean; refused?: boolean }) {
  const browser = createBrowser(() =>
    refused ? refusal(401, 'SESSION_EXPIRED') : answer({ accessToken: 'b', expiresIn: 600 }),
  )
  const tab = browser.openTab()
  const timers: { work: () => void; ms: number }[] = []
  const setTimer = (work: () => void, ms: number) => {
    timers.push({ work, ms })
    return () => {}
  }
  const lastActivityAt = () => browser.clock.now + (active ? 0 : -10_000_000)
  keepAlive(tab.deps, { renewsWhenIdle: () => idle, lastActivityAt, setTimer, leftToLapse: () => {} })
  tab.holder.set(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 600 }, browser.clock.now))
  return { ...browser, tab, timers }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('keepAlive', () => {
  it('renews a minute ahead, and never reuses beyond 3,000,000 ms', () => {
    expect(renewalTime(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 600 }, 0))).toBe(540_000)
    expect(renewalTime(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 40 }, 0))).toBe(30_000)
    expect(credentialsOf({ accessToken: new HiddenText('a'), expiresIn: 86_400 }, 0).usableUntil).toBe(reuseLimitMs)
  })

  it.each([
    { idle: true, active: false, calls: 1 },
    { idle: false, active: true, calls: 1 },
    { idle: false, active: false, calls: 0 },
  ])('renews when idle pages may ($idle) or somebody is there ($active): $calls', async ({ idle, active, calls }) => {
    const { timers, sentTo } = start({ idle, active })
    expect(timers[0]?.ms).toBe(540_000)
    timers[0]?.work()
    await settled()
    expect(sentTo('/auth/refresh')).toBe(calls)
  })

  it('ends the session when the renewal is refused', async () => {
    const { timers, tab } = start({ idle: true, active: true, refused: true })
    timers[0]?.work()
    await settled()
    expect(tab.log).toEqual(['signed out', 'toast expired'])
  })
})
