import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { createPasswordHasher } from '../../src/tokens/password-hash.ts'
import { password, startUsers, type UsersUnderTest } from '../setup.ts'
import { signUpBody } from '../sign-up-body.ts'
import { sameDistribution } from './same-distribution.ts'

/** `FAULTS=full`: 300 and 300 calls on a quiet machine, as AU07 asks. */
const full = process.env['FAULTS'] === 'full'

/** Who asks must not learn from an answer whether an address has an account (AU06, AU07). */
describe('no answer tells whether an address has an account', () => {
  let users: UsersUnderTest
  let known: User
  let waiting: string
  beforeAll(async () => {
    users = await startUsers({ SIGN_IN_FREE_FAILURES: '100000', SIGN_IN_STRANGER_FAILURES: '100000' })
    // Times are compared: as in production, none is remembered.
    users.deps.passwords = await createPasswordHasher(users.config.HASHING_CONCURRENCY, users.config.HASHING_QUEUE)
    known = await users.add()
    const body = signUpBody()
    waiting = body.email
    await users.call('auth.signUpWithPassword', { body })
  })
  afterAll(() => users.stop())

  /** The same address each time, as the known one is; but a sign-up would make it one that has an account. */
  const stranger = (path: string, round: number) =>
    path === 'signup_with_password' ? `nobody.${round}@example.org` : `nobody.at.${path}@example.org`

  async function ask(path: string, payload: object) {
    const headers = { 'x-request-id': 'the-same-for-all' }
    const {
      statusCode,
      headers: answered,
      body,
    } = await users.app.inject({ method: 'POST', url: `/auth/${path}`, headers, payload })
    return { statusCode, body, headers: { ...answered, date: '' } }
  }

  const calls: [string, (email: string) => object][] = [
    ['sign_in_with_password', (email) => ({ email, password: 'not this one' })],
    ['signup_with_password', (email) => signUpBody({ email })],
    ['signup_with_password', (email) => signUpBody({ email, password: 'court' })],
    ['confirm_email', (email) => ({ email, code: 'ABCD-EFGH' })],
    ['resend_confirmation', (email) => ({ email })],
    ['forgot_password', (email) => ({ email })],
    ['confirm_forgot_password', (email) => ({ email, code: 'ABCD-EFGH', password: 'une phrase assez longue' })],
  ]

  it.each(calls)('%s: byte for byte, with its headers', async (path, bodyFor) => {
    const answers = []
    for (const email of [known.email ?? '', waiting, `nobody.${path}@example.org`])
      answers.push(await ask(path, bodyFor(email)))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('nor does the sixth try of a code, or the sixth wish for one', async () => {
    const addresses = [(await users.add()).email ?? '', waiting, 'nobody.at.all@example.org']
    for (const [path, body] of [
      ['confirm_email', { code: 'ABCD-EFGH' }],
      ['confirm_forgot_password', { code: 'ABCD-EFGH', password: 'une phrase assez longue' }],
    ] as const) {
      const tries = await Promise.all(
        addresses.map(async (email) => {
          const codes = []
          for (let count = 0; count < 8; count += 1)
            codes.push(JSON.parse((await ask(path, { email, ...body })).body).data.code)
          return codes.at(-1)
        }),
      )
      expect(tries).toEqual(['CODE_EXPIRED', 'CODE_EXPIRED', 'CODE_EXPIRED'])
    }
    const wishes = await Promise.all(
      addresses.map(async (email) => {
        let last = 0
        for (let count = 0; count < 6; count += 1) last = (await ask('forgot_password', { email })).statusCode
        return last
      }),
    )
    expect(wishes).toEqual([429, 429, 429])
  })

  it.each(['forgot_password', 'resend_confirmation'])('nor whether %s had more to do', async (path) => {
    users.pass(3601)
    for (const email of [known.email ?? '', waiting, 'nobody.in.time@example.org']) {
      const started = performance.now()
      expect((await ask(path, { email })).statusCode).toBe(200)
      // Timers may ring a moment early; the work alone takes a tenth of it.
      expect(performance.now() - started).toBeGreaterThan(48)
    }
  })

  it.each([
    ['sign_in_with_password', (email: string) => ({ email, password: 'not this one' }), 24],
    ['forgot_password', (email: string) => ({ email }), 24],
    ['signup_with_password', (email: string) => signUpBody({ email }), 16],
  ])(
    'nor does the time that %s takes',
    async (path, bodyFor, few) => {
      const rounds = full ? 300 : few
      const times = { known: [] as number[], unknown: [] as number[] }
      // Each address may be used five times in an hour, so the hour passes in between.
      for (let round = 0; round < rounds; round += 1) {
        if (round % 4 === 0) users.pass(3601)
        for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const email = kind === 'known' ? (known.email ?? '') : stranger(path, round)
          const started = performance.now()
          const { statusCode } = await ask(path, bodyFor(email))
          times[kind].push(performance.now() - started)
          expect(statusCode).toBeLessThan(402)
        }
      }
      const p = sameDistribution(times.known, times.unknown)
      const soonest = [times.known, times.unknown].map((each) => Math.min(...each).toFixed(1))
      process.stdout.write(
        `${path}: at the soonest after ${soonest.join(' ms known, ')} ms unknown, p ${p.toFixed(3)} of ${rounds} each\n`,
      )
      // Whatever else the machine does delays both alike. A few calls tell a difference that shows in each of them.
      expect(p, 'the two are told apart by their times').toBeGreaterThanOrEqual(full ? 0.01 : 1e-5)
    },
    600_000,
  )

  it('and the right password still signs in', async () => {
    const body = { email: known.email ?? '', password }
    expect((await users.call('auth.signInWithPassword', { body })).status).toBe(200)
  })
})
