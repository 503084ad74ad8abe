import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDue } from '@ensemble/service-kit/jobs/job'
import { jobsOf } from '../../src/jobs/jobs.ts'
import { password, startUsers, type UsersUnderTest } from '../setup.ts'

const day = 24 * 3600

describe('the clean-up', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const log = { info: () => undefined }
  const run = () => runDue(users.deps, jobsOf(users.deps, log))

  async function count(): Promise<Record<string, number>> {
    const tables = ['sessions', 'refresh_tokens', 'codes', 'drafts', 'outgoing_mail', 'sign_in_failures']
    const entries = tables.map(async (table) => {
      const { rows } = await users.db.query<{ count: number }>({ text: `select count(*)::int as count from ${table}` })
      return [table, rows[0]?.count ?? 0] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  it('runs once an hour, however many processes there are', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, run))
    expect(ran.flat().sort()).toEqual(['clean up', 'end suspensions'])
    expect(await run()).toEqual([])
    users.pass(300)
    expect(await run()).toEqual(['end suspensions'])
    users.pass(3600)
    expect((await run()).sort()).toEqual(['clean up', 'end suspensions'])
  })

  it('removes what nobody needs any more, and nothing else', async () => {
    const { email } = await users.add()
    const signIn = (typed: string) =>
      users.call('auth.signInWithPassword', { body: { email: email ?? '', password: typed } })
    await signIn(password)
    await signIn('wrong')
    await users.call('auth.forgotPassword', { body: { email: 'nobody@example.org' } })
    users.pass(3601)
    await run()
    expect(await count()).toMatchObject({
      sessions: 1,
      refresh_tokens: 1,
      codes: 1,
      outgoing_mail: 1,
      sign_in_failures: 1,
    })
    users.pass(60 * day)
    await run()
    expect(await count()).toMatchObject({ sessions: 1, codes: 0, outgoing_mail: 0, sign_in_failures: 0 })
    users.pass(400 * day)
    await run()
    expect(await count()).toMatchObject({ sessions: 0, refresh_tokens: 0 })
  })
})
