import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastCode, lettersTo } from './letters.ts'
import { startUsers, type UsersUnderTest } from './setup.ts'

const email = 'ada@example.org'
const chosen = 'une phrase que personne ne connait'
let users: UsersUnderTest

beforeAll(async () => {
  users = await startUsers()
  // The command runs on the clock of the machine; so does what it is followed by.
  users.pass((Date.now() - users.now().getTime()) / 1000)
})
afterAll(() => users.stop())

/** The command as an operator runs it. */
function firstAdmin(...args: string[]): Promise<{ code: number; said: string }> {
  const program = fileURLToPath(new URL('../src/first-admin.ts', import.meta.url))
  const { DATABASE_URL, PUBLIC_ORIGIN, REFRESH_SECRET } = users.config
  const env = { ...process.env, DATABASE_URL, PUBLIC_ORIGIN, REFRESH_SECRET }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    )
  })
}

it('makes the first admin, who chooses a password with the mailed code; and nobody a second time', async () => {
  expect(await firstAdmin('no address')).toMatchObject({ code: 2 })
  expect(await firstAdmin(email, 'Ada', 'Lovelace')).toMatchObject({
    code: 0,
    said: expect.stringContaining('is the first admin'),
  })
  // One mail: that the account is open would not be true before the password is chosen.
  expect((await lettersTo(users, email)).map(({ kind }) => kind)).toEqual(['reset_password'])

  const code = await lastCode(users, email)
  const confirmed = await users.app.inject({
    method: 'POST',
    url: '/auth/confirm_forgot_password',
    payload: { email, code, password: chosen },
  })
  expect(confirmed.json()).toMatchObject({ success: true })
  const signedIn = await users.app.inject({
    method: 'POST',
    url: '/auth/sign_in_with_password',
    payload: { email, password: chosen },
  })
  expect(signedIn.json()).toMatchObject({ success: true, data: { status: 'validated' } })
  const { rows } = await users.db.query({ text: 'select email, role from users' })
  expect(rows).toEqual([{ email, role: 'admin' }])

  expect(await firstAdmin('eve@example.org', 'Eve', 'Second')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is an admin already'),
  })
  expect(await lettersTo(users, 'eve@example.org')).toEqual([])
})
