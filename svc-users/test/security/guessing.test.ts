import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, startUsers, type UsersUnderTest } from '../setup.ts'

describe('guessing a password', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  it('a hundred and twenty times costs an attacker days, and the owner one wait (AU04)', async () => {
    const { email } = await users.add()
    const tryWith = (typed: string) =>
      users.call('auth.signInWithPassword', { body: { email: email ?? '', password: typed } })
    const started = users.now().getTime()
    let looked = 0
    let inFirstQuarter = 0
    for (let guess = 0; guess < 120; guess += 1) {
      const answer = await tryWith(`guess ${guess}`)
      if (answer.status === 429) {
        users.pass(Number(answer.headers['retry-after']))
        continue
      }
      looked += 1
      if (users.now().getTime() - started < 900_000) inFirstQuarter += 1
    }
    const hours = (users.now().getTime() - started) / 3_600_000
    process.stdout.write(
      `120 tries: ${looked} were looked at, in ${hours.toFixed(1)} h; ${inFirstQuarter} in the first 15 minutes\n`,
    )
    expect(looked).toBeLessThan(100)
    expect(inFirstQuarter).toBeLessThanOrEqual(16)
    const blocked = await tryWith(password)
    if (blocked.status === 429) users.pass(Number(blocked.headers['retry-after']))
    expect((await tryWith(password)).status).toBe(200)
    // The longest that anybody can keep the owner waiting.
    expect(Number(blocked.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(900)
  })
})
