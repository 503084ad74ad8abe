import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '@ensemble/service-kit/testing/run-jobs'
import * as activity from '../../src/data/activity.ts'
import * as outgoingMail from '../../src/data/outgoing-mail.ts'
import { jobsOf } from '../../src/jobs.ts'
import { deleteUser } from '../../src/use-cases/end-account.ts'
import { forgetUndecided } from '../../src/use-cases/forget-undecided.ts'
import { lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'
import { signUpBody } from '../sign-up-body.ts'

const day = 24 * 3600

describe('the clean-up', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const log = { info: () => undefined, error: () => undefined }
  const run = () => runJobs(users.deps, jobsOf(users.deps, { log }))

  async function count(): Promise<Record<string, number>> {
    const tables = ['sessions', 'refresh_tokens', 'codes', 'drafts', 'outgoing_mail', 'sign_in_failures']
    const entries = tables.map(async (table) => {
      const { rows } = await users.db.query<{ count: number }>({ text: `select count(*)::int as count from ${table}` })
      return [table, rows[0]?.count ?? 0] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  it('runs once an hour and checks the record of reads once a day, however many processes there are', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, run))
    const often = ['daily summaries', 'end suspensions', 'kept searches', 'new missions', 'purge names']
    const hourly = ['clean up', 'end pauses', 'figures on work', 'freeze who is counted', 'unused accounts']
    expect(ran.flat().sort()).toEqual([...hourly, ...often, 'reads of health answers'].sort())
    expect(await run()).toEqual([])
    users.pass(300)
    expect((await run()).sort()).toEqual(often)
    users.pass(3600)
    expect((await run()).sort()).toEqual([...hourly, ...often].sort())
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
      // Of the address that tried, and of all that are strangers to the account.
      sign_in_failures: 2,
    })
    users.pass(60 * day)
    await run()
    expect(await count()).toMatchObject({ sessions: 1, codes: 0, outgoing_mail: 0, sign_in_failures: 0 })
    users.pass(400 * day)
    await run()
    expect(await count()).toMatchObject({ sessions: 0, refresh_tokens: 0 })
  })

  it('removes all of a backlog in one run, however much it is', async () => {
    // Two batches and a bit.
    await users.db.query({
      text: `insert into outgoing_mail
               (id, dedupe_key, kind, recipient_id, to_address, subject, queued_at, next_attempt_at, sent_at)
             select gen_random_uuid(), 'backlog ' || n, 'nobody', gen_random_uuid(), '', '', $1, $1, $1
             from generate_series(1, 10001) as numbers (n)`,
      values: [users.now()],
    })
    users.pass(45 * day + 3601)
    await run()
    expect(await count()).toMatchObject({ outgoing_mail: 0 })
  })

  it('removes a mail that could not be sent 45 days after the last attempt, with its words', async () => {
    const { email } = await users.add()
    await users.call('auth.forgotPassword', { body: { email: email ?? '' } })
    const given = () => lettersTo(users, email)
    const [mail] = await outgoingMail.claimDue(users.db, users.now(), 60, 1)
    await outgoingMail.markFailed(users.db, mail?.id ?? '', 'no such mailbox', users.now(), null)
    users.pass(45 * day - 1)
    await run()
    expect(await given()).toMatchObject([{ text: expect.stringMatching(/./) }])
    users.pass(3601)
    await run()
    expect(await given()).toEqual([])
  })

  it('removes a mail to who has left a day after it could not be sent: their address is known nowhere else', async () => {
    const person = await users.add()
    await deleteUser(users.deps, { userId: person.id, actor: 'system', reason: null })
    const due = await outgoingMail.claimDue(users.db, users.now(), 60, 100)
    const mail = due.find(({ recipientId }) => recipientId === person.id)
    await outgoingMail.markFailed(users.db, mail?.id ?? '', 'no such mailbox', users.now(), null)
    const kept = async () => (await lettersTo(users, person.email)).map(({ kind }) => kind)
    users.pass(day - 1)
    await run()
    expect(await kept()).toEqual(['account_deleted'])
    users.pass(3601)
    await run()
    expect(await kept()).toEqual([])
  })

  it('removes an account that nobody has confirmed for 30 days, once and for all to hear', async () => {
    const admin = await users.add({ role: 'admin' })
    const waiting = signUpBody()
    const invited = `${randomUUID()}@example.org`
    const confirmed = await users.add({ status: 'pending_approval' })
    await users.call('auth.signUpWithPassword', { body: waiting })
    await users.call('user.invite', { body: { email: invited, role: 'member' } }, as(admin))
    const emails = [waiting.email, invited, confirmed.email]
    const left = async () => {
      const { rows } = await users.db.query<{ email: string }>({
        text: 'select email from users where email = any($1)',
        values: [emails],
      })
      return rows.map(({ email }) => email).sort()
    }
    const { rows } = await users.db.query<{ id: string }>({
      text: 'select id from users where email = $1',
      values: [waiting.email],
    })
    users.pass(30 * day - 1)
    await run()
    expect(await left()).toEqual(emails.sort())
    users.pass(3601)
    await Promise.all(Array.from({ length: 5 }, run))
    expect(await left()).toEqual([confirmed.email])
    const told = await users.db.query<{ type: string; name: string }>({
      text: `select type, payload -> 'data' ->> 'displayName' as name from outbox where aggregate_id = $1 order by id desc limit 1`,
      values: [rows[0]?.id],
    })
    expect(told.rows).toEqual([{ type: 'users.user.deleted', name: 'Membre supprimé' }])
    const mails = await users.db.query({
      text: 'select id from outgoing_mail where to_address = any($1)',
      values: [[waiting.email, invited]],
    })
    expect(mails.rows).toEqual([])
    // The address is as free as if nobody had ever typed it.
    expect((await users.call('auth.signUpWithPassword', { body: waiting })).status).toBe(200)
    expect(await left()).toEqual([waiting.email, confirmed.email].sort())
  })

  it('keeps in the log for a year what somebody did, and for 30 days what they looked at', async () => {
    const member = await users.add()
    const at = users.now()
    const noted = { actorId: member.id, targetType: null, targetId: null, metadata: {}, at }
    const log = async () => {
      const { data } = await users.call('activity.list', { query: {} }, as(member))
      return data.items.map(({ type }) => type).sort()
    }
    for (const type of ['participant.registered', 'contact', 'page_view']) {
      await activity.insert(users.db, { ...noted, id: randomUUID(), type })
    }
    users.pass(38 * day)
    await run()
    expect(await log()).toEqual(['contact', 'participant.registered'])
    const due = new Date(at)
    due.setUTCFullYear(due.getUTCFullYear() + 1)
    users.pass((due.getTime() - users.now().getTime()) / 1000 - 1)
    await run()
    expect(await log()).toEqual(['contact', 'participant.registered'])
    users.pass(3601)
    await run()
    expect(await log()).toEqual([])
  })

  it('deletes an account on which nobody decides six months after its owner confirmed it, and tells them once', async () => {
    const waiting = await users.add({ status: 'pending_approval' })
    const [approved, member] = [await users.add({ status: 'pending_approval' }), await users.add()]
    const due = new Date(users.now())
    due.setUTCMonth(due.getUTCMonth() + 6)
    const admin = await users.add({ role: 'admin' })
    const stateOf = async ({ id }: { id: string }) => {
      const { rows } = await users.db.query<{ status: string; name: string; phone: string | null }>({
        text: 'select status, first_name as name, phone from users where id = $1',
        values: [id],
      })
      return rows[0]
    }
    users.pass((due.getTime() - users.now().getTime()) / 1000 - 1)
    await run()
    expect(await stateOf(waiting)).toMatchObject({ status: 'pending_approval', phone: '0639980001' })
    await users.call('user.approve', { params: { userId: approved.id }, body: {} }, as(admin))
    users.pass(3601)
    await Promise.all([run(), run()])
    expect(await forgetUndecided(users.deps)).toBe(0)
    expect(await stateOf(waiting)).toEqual({ status: 'deleted', name: 'Membre', phone: null })
    expect([await stateOf(approved), await stateOf(member)]).toMatchObject([
      { status: 'validated' },
      { status: 'validated' },
    ])
    const letters = (await lettersTo(users, waiting.email)).filter(({ kind }) => kind === 'account_refused')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('six mois sans décision')
  })

  it('leaves alone an account that somebody has just approved', async () => {
    const approved = await users.add()
    const asked = { userId: approved.id, actor: 'system', reason: null, from: 'pending_approval' } as const
    await expect(deleteUser(users.deps, asked)).rejects.toThrow('STATUS_CONFLICT')
  })
})
