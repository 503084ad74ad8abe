import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as callsToMake from '../../src/data/calls-to-make.ts'
import { daysAfter } from '../../src/domain/days.ts'
import type { User } from '../../src/domain/user.ts'
import { askToKeepAccounts } from '../../src/use-cases/ask-to-keep-account.ts'
import { queueAccountMail } from '../../src/mail/queue-account-mail.ts'
import * as usersTable from '../../src/data/users.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

const said = { version: '1', language: 'fr' } as const
const consents = { termsVersion: '1', charterVersion: '1', newsletter: false }

describe('accounts by telephone', () => {
  let users: UsersUnderTest
  let referent: User
  let headquarters: User
  beforeAll(async () => {
    users = await startUsers()
    referent = await users.add({ role: 'referent', departmentCode: '69' })
    headquarters = await users.add({ role: 'headquarter_referent' })
  })
  afterAll(() => users.stop())

  let number = 10
  const open = (body: object = {}, by = referent) => {
    number += 1
    const account = { firstName: 'Odette', lastName: 'Perrin', phone: `06 39 98 00 ${number}`, departmentCode: '69' }
    return users.call('user.openByTelephone', { body: { ...account, language: 'fr', said, ...body } as never }, as(by))
  }
  const opened = async (body: object = {}): Promise<string> => (await open(body)).data.id
  const letterOf = async (userId: string): Promise<string> =>
    (await users.call('user.makeClaimCode', { params: { userId } }, as(referent))).data.code
  const mailsOf = async (userId: string) => {
    const { rows } = await users.deps.db.query<{ kind: string; to: string; text: string }>({
      text: `select kind, to_address as to, text from outgoing_mail where recipient_id = $1 order by next_attempt_at, kind`,
      values: [userId],
    })
    return rows
  }
  const mailedCode = async (userId: string) =>
    /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await mailsOf(userId)).at(-1)?.text ?? '')?.[0] ?? ''
  const callsFor = async (reader: User) => (await users.call('user.callsToMake', {}, as(reader))).data.items
  const tell = async (userId: string, kind: 'account_suspended' | 'password_changed') =>
    inTransaction(users.deps.db, async (tx) =>
      queueAccountMail(users.deps, tx, { kind, to: await usersTable.lock(tx, userId) }),
    )

  it('are open at once, hold what was said, and nothing about an illness', async () => {
    const id = await opened()
    const { data } = await users.call('user.get', { params: { userId: id } }, as(referent))
    expect(data).toMatchObject({ status: 'validated', role: 'member', profileType: null, phone: '0639980011' })
    expect(data.email).toBeUndefined()
    expect(data.allowedActions).not.toContain('contact')
    expect(data.telephone).toMatchObject({ claimedAt: null, codeUntil: null, mayMakeCode: true })
    expect(data.telephone?.consents).toEqual([
      expect.objectContaining({ purpose: 'account', notedBy: 'Inès Karoui', words: expect.stringContaining('18 ans') }),
    ])
    expect((await open({ profileType: 'patient' })).status).toBe(422)
    expect((await open({ said: { version: '0', language: 'fr' } })).data).toMatchObject({
      fields: { said: ['NOT_IN_LIST'] },
    })
    expect((await open({ phone: 'douze' })).data).toMatchObject({ fields: { 'identity.phone': ['INVALID_PHONE'] } })
  })

  it('are opened once for a name and a number, in their own department alone', async () => {
    await opened({ lastName: 'Ferrandi', phone: '06 39 98 00 90' })
    expect((await open({ lastName: 'FERRANDI', phone: '0639980090' })).data).toMatchObject({ code: 'CALLER_KNOWN' })
    const delmotte = { lastName: 'Delmotte', phone: '06 39 98 00 91' }
    const twice = await Promise.all([open(delmotte), open(delmotte)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await open({ departmentCode: '33' })).data).toMatchObject({ code: 'OUT_OF_SCOPE' })
    expect((await open({ departmentCode: '33' }, headquarters)).status).toBe(200)
  })

  it('are found by a part of the name, as far as the asker may see, and marked in the list of users', async () => {
    const id = await opened({ firstName: 'Honorine', lastName: 'Vasseur' })
    const find = async (reader: User) =>
      (await users.call('user.findCallers', { body: { search: 'vasse' } }, as(reader))).data.items
    expect(await find(referent)).toEqual([
      { id, displayName: 'Honorine Vasseur', departmentCode: '69', byTelephone: true },
    ])
    expect(await find(headquarters)).toHaveLength(1)
    expect(await find(await users.add({ role: 'referent', departmentCode: '33' }))).toEqual([])
    const filters = JSON.stringify([{ field: 'byTelephone', operator: 'eq', value: true }])
    const list = await users.call('user.list', { query: { search: 'vasseur', filters } }, as(referent))
    expect(list.data.items).toEqual([expect.objectContaining({ id, email: '', byTelephone: true })])
    expect((await users.call('user.findCallers', { body: { search: 'vasse' } }, as(await users.add()))).status).toBe(
      403,
    )
  })

  it('get no mail: what one would say is a call to make, for the team of the department', async () => {
    const id = await opened({ lastName: 'Leduc' })
    await tell(id, 'account_suspended')
    await tell(id, 'password_changed')
    expect(await mailsOf(id)).toEqual([])
    const [call] = (await callsFor(referent)).filter(({ person }) => person.id === id)
    expect(call).toMatchObject({ late: false, person: { displayName: 'Odette Leduc' }, subject: expect.any(String) })
    expect(call?.text).not.toContain('http')
    expect((await callsFor(headquarters)).some(({ person }) => person.id === id)).toBe(false)
    const other = await users.add({ role: 'referent', departmentCode: '33' })
    const note = (by: User) =>
      users.call('user.noteCall', { params: { callId: call?.id ?? '' }, body: { outcome: 'told' } }, as(by))
    expect((await note(other)).status).toBe(404)
    expect((await note(referent)).status).toBe(200)
    expect((await note(referent)).data).toMatchObject({ code: 'STATUS_CONFLICT' })
    expect((await callsFor(referent)).some(({ person }) => person.id === id)).toBe(false)
  })

  it('are called first about what is needed within three days, the soonest first, however long the others wait', async () => {
    const team = await users.add({ role: 'referent', departmentCode: '13' })
    const userId = (await open({ lastName: 'Salvi', departmentCode: '13' }, headquarters)).data.id
    const now = users.now()
    const news = async (subject: string, since: number, needed: number | null) => {
      const neededBy = needed === null ? null : daysAfter(now, needed)
      const [id, dedupeKey] = [randomUUID(), randomUUID()]
      const about = { userId, kind: 'mission_cancelled', missionId: null, until: null, subject, body: subject }
      const call = { id, dedupeKey, ...about, since: daysAfter(now, -since), neededBy }
      await inTransaction(users.deps.db, (tx) => callsToMake.add(tx, call))
    }
    await news('waits', 6, null)
    await news('later', 2, 4)
    await news('in two days', 1, 2)
    await news('tomorrow', 0, 1)
    expect((await callsFor(team)).map(({ subject, late, neededBy }) => [subject, late, neededBy])).toEqual([
      ['tomorrow', true, daysAfter(now, 1).toISOString()],
      ['in two days', true, daysAfter(now, 2).toISOString()],
      ['waits', false, null],
      ['later', false, null],
    ])
    // Headquarters see what is left lying, and not each mission that begins soon (decision 162).
    expect((await callsFor(headquarters)).filter(({ person }) => person.id === userId)).toEqual([])
  })

  it('are taken over with the code of a letter and the one of a mail, once', async () => {
    const id = await opened({ lastName: 'Maurel' })
    const claimCode = await letterOf(id)
    expect(claimCode).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    const email = 'odette.maurel@example.org'
    expect((await users.call('auth.askToClaim', { body: { claimCode, email } })).status).toBe(200)
    const code = await mailedCode(id)
    const body = { claimCode: claimCode.toLowerCase(), email, code, password, consents }
    // The mailed code opens nothing on the page of another purpose: a stranger's mailbox gives nothing away.
    expect((await users.call('auth.confirmEmail', { body: { email, code } })).data).toMatchObject({
      code: 'INVALID_CODE',
    })
    expect((await users.call('auth.claim', { body: { ...body, claimCode: await wrongLetter() } })).data).toMatchObject({
      code: 'INVALID_CODE',
    })
    expect((await users.call('auth.claim', { body })).status).toBe(200)
    expect((await users.call('auth.claim', { body })).data).toMatchObject({ code: 'INVALID_CODE' })
    expect((await users.call('auth.signInWithPassword', { body: { email, password } })).status).toBe(200)
    const { data } = await users.call('user.get', { params: { userId: id } }, as(referent))
    expect(data).toMatchObject({
      email,
      telephone: { claimedAt: expect.any(String), codeUntil: null, mayMakeCode: false },
    })
    expect((await users.call('user.makeClaimCode', { params: { userId: id } }, as(referent))).data).toMatchObject({
      code: 'STATUS_CONFLICT',
    })
  })

  it('name the code that is refused, and never that the mailed one is right for another letter', async () => {
    const id = await opened({ lastName: 'Morel' })
    const claimCode = await letterOf(id)
    const email = 'odette.morel@example.org'
    const ask = () => users.call('auth.askToClaim', { body: { claimCode, email } })
    const claim = (body: object) =>
      users.call('auth.claim', { body: { claimCode, email, code: 'ABCD-EFGH', password, consents, ...body } })
    expect((await ask()).status).toBe(200)
    const first = await mailedCode(id)
    // The link fills in the mailed code alone: the mailbox gives no account.
    const mail = (await mailsOf(id)).at(-1)?.text ?? ''
    expect(mail).toContain(`/claim_account#${new URLSearchParams({ email, code: first }).toString()}`)
    expect(mail).not.toContain(claimCode)

    const wrong = await claim({})
    expect(wrong).toMatchObject({ code: 'INVALID_CODE', fields: { code: ['WRONG_CODE'] } })
    expect(await claim({ code: first, claimCode: 'ABCD-EFGH-JKLM-NPQR' })).toMatchObject({
      code: 'INVALID_CODE',
      fields: { claimCode: ['WRONG_CODE'] },
    })
    const other = await claim({ code: first, claimCode: await wrongLetter() })
    expect([other.status, other.data]).toEqual([wrong.status, wrong.data])

    // Mails of one moment come in no order of their own.
    users.pass(60)
    expect((await ask()).status).toBe(200)
    expect(await claim({ code: first })).toMatchObject({ code: 'INVALID_CODE', fields: { code: ['WRONG_CODE'] } })
    const second = await mailedCode(id)
    users.pass(1801)
    expect(await claim({ code: second })).toMatchObject({ code: 'CODE_EXPIRED', fields: { code: ['EXPIRED_CODE'] } })
    users.pass(61 * 86_400)
    expect(await claim({ code: second })).toMatchObject({
      code: 'CODE_EXPIRED',
      fields: { claimCode: ['EXPIRED_CODE'] },
    })
  })

  const wrongLetter = async () => letterOf(await opened({ lastName: 'Autre' }))

  it('stay with the team where the letter is old or replaced, or the address is taken', async () => {
    const id = await opened({ lastName: 'Bonnet' })
    const first = await letterOf(id)
    const second = await letterOf(id)
    const ask = (claimCode: string, email = 'bonnet@example.org') =>
      users.call('auth.askToClaim', { body: { claimCode, email } })
    expect((await ask(first)).data).toMatchObject({ code: 'INVALID_CODE' })
    const holder = await users.add({ email: 'taken@example.org' })
    expect((await ask(second, 'taken@example.org')).status).toBe(200)
    expect((await mailsOf(holder.id)).map(({ kind }) => kind)).toEqual(['address_in_use'])
    expect(await mailsOf(id)).toEqual([])
    users.pass(61 * 86_400)
    expect((await ask(second)).data).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('are not found by trying: the codes of a network are counted', async () => {
    const tries = []
    for (let n = 0; n < 12; n += 1) {
      tries.push(
        await users.call('auth.askToClaim', { body: { claimCode: 'ABCD-EFGH-JKLM-NPQR', email: 'x@example.org' } }),
      )
    }
    expect(tries[0]?.data).toMatchObject({ code: 'INVALID_CODE' })
    expect(tries.at(-1)?.data).toMatchObject({ code: 'RATE_LIMITED' })
    users.pass(2 * 86_400)
  })

  it('are asked about once a year by a call, whose yes is noted with its words', async () => {
    const id = await opened({ lastName: 'Garnier' })
    users.pass(400 * 86_400)
    await askToKeepAccounts(users.deps)
    await askToKeepAccounts(users.deps)
    const calls = (await callsFor(referent)).filter(({ person }) => person.id === id)
    expect(calls).toEqual([expect.objectContaining({ asksToKeep: true })])
    const note = (body: object) =>
      users.call('user.noteCall', { params: { callId: calls[0]?.id ?? '' }, body: body as never }, as(referent))
    expect((await note({ outcome: 'told' })).data).toMatchObject({ fields: { said: ['REQUIRED'] } })
    expect((await note({ outcome: 'told', said })).status).toBe(200)
    const { data } = await users.call('user.get', { params: { userId: id } }, as(referent))
    expect(data.telephone?.consents).toHaveLength(2)
    await askToKeepAccounts(users.deps)
    expect((await callsFor(referent)).filter(({ person }) => person.id === id)).toEqual([])
  })

  it('leave nothing when they are erased', async () => {
    const id = await opened({ lastName: 'Colin' })
    await letterOf(id)
    await tell(id, 'account_suspended')
    const admin = await users.add({ role: 'admin' })
    const erased = await users.call('user.delete', { params: { userId: id }, body: { reason: 'demande' } }, as(admin))
    expect(erased.status).toBe(200)
    for (const table of ['telephone_consents', 'claim_codes', 'calls_to_make']) {
      const { rowCount } = await users.deps.db.query({
        text: `select 1 from ${table} where user_id = $1`,
        values: [id],
      })
      expect([table, rowCount]).toEqual([table, 0])
    }
    expect((await users.call('user.makeClaimCode', { params: { userId: randomUUID() } }, as(admin))).status).toBe(404)
  })

  it('are given no more letters in an hour than one of the staff may print, however many are asked for at once', async () => {
    const [one, other] = [await users.add({ role: 'referent' }), await users.add({ role: 'referent' })]
    const opening = Array.from({ length: 24 }, (_, index) => open({ lastName: 'Roux' }, index % 2 ? one : other))
    const ids = (await Promise.all(opening)).map(({ data }) => data.id)
    const letters = ids.map((userId) => users.call('user.makeClaimCode', { params: { userId } }, as(one)))
    const made = (await Promise.all(letters)).filter(({ status }) => status === 200)
    expect(made).toHaveLength(20)
  })
})
