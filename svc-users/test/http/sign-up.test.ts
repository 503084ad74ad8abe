import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findByEmail } from '../../src/data/users.ts'
import { sendSummaries } from '../../src/use-cases/send-summaries.ts'
import { lastCode, lettersTo } from '../letters.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'
import { newPassword, signUpBody } from '../sign-up-body.ts'

describe('signing up with a password', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const signUp = (body: ReturnType<typeof signUpBody>) => users.call('auth.signUpWithPassword', { body })
  const signIn = (email: string, password = newPassword) =>
    users.call('auth.signInWithPassword', { body: { email, password } })

  it('goes from the form to the first visit', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '44' })
    const body = signUpBody()
    body.identity.departmentCode = '44'
    expect((await signUp(body)).data).toEqual({ emailVerificationRequired: true })
    expect(await signIn(body.email)).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
    expect((await lettersTo(users, referent.email)).filter(({ kind }) => kind === 'account_awaits_approval')).toEqual(
      [],
    )

    const typed = (await lastCode(users, body.email)).toLowerCase().replace('-', ' ')
    const confirmed = await users.call('auth.confirmEmail', { body: { email: body.email.toUpperCase(), code: typed } })
    expect(confirmed.data).toEqual({ status: 'pending_approval' })
    const live = await users.db.query<{ type: string }>({
      text: `select type from outbox join users on users.id::text = aggregate_id::text
             where email = $1 order by outbox.id`,
      values: [body.email],
    })
    expect(live.rows.map(({ type }) => type)).toEqual(['users.user.registered', 'users.user.changed'])
    const told = (await lettersTo(users, referent.email)).find(({ kind }) => kind === 'account_awaits_approval')
    expect(told?.text).toContain('Camille Verdier')
    expect(told?.text).toMatch(/http:\/\/localhost:8080\/users\/[0-9a-f-]{36}\b/)

    expect((await signIn(body.email)).data.status).toBe('pending_approval')
    const { rows } = await users.db.query<{ id: string }>({
      text: 'select id from users where email = $1',
      values: [body.email],
    })
    const userId = rows[0]?.id ?? ''
    const approved = await users.call('user.approve', { params: { userId }, body: {} }, as(referent))
    expect(approved.data).toEqual({ id: userId, status: 'validated' })
    expect((await lettersTo(users, body.email)).map(({ kind }) => kind).sort()).toEqual([
      'account_approved',
      'confirm_email',
    ])
    expect((await signIn(body.email)).data.status).toBe('validated')
  })

  it('tells the admins where a department has no referent', async () => {
    const admin = await users.add({ role: 'admin' })
    const body = signUpBody()
    body.identity.departmentCode = '23'
    await signUp(body)
    await users.call('auth.confirmEmail', { body: { email: body.email, code: await lastCode(users, body.email) } })
    expect((await lettersTo(users, admin.email)).at(-1)?.text).toMatch(/\/users\/[0-9a-f-]{36}\b/)
  })

  it('writes a mail in the person’s language, with one button and no word on health', async () => {
    const french = signUpBody()
    const english = signUpBody()
    english.identity.language = 'en'
    await signUp(french)
    await signUp(english)
    const [mail] = await lettersTo(users, french.email)
    expect(mail?.subject).toBe('Confirmez votre adresse e-mail')
    // Address and code stand behind the `#`, where no server sees them.
    const [link = ''] = mail?.text.match(/http:\S+/) ?? []
    const { pathname, search, hash } = new URL(link)
    expect([pathname, search]).toEqual(['/account_validation', ''])
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
      email: french.email,
      code: await lastCode(users, french.email),
    })
    expect(mail?.text.match(/https?:/g)).toHaveLength(1)
    expect(mail?.text).not.toMatch(/cancer|malad|aidant|patient| [:;!?]/i)
    expect((await lettersTo(users, english.email))[0]?.subject).toBe('Confirm your email address')
  })

  it.each([
    ['identity.birthDate', 'UNDER_AGE', { birthDate: '2015-01-01' }],
    ['identity.phone', 'INVALID_PHONE', { phone: '12' }],
    ['identity.postalCode', 'INVALID_POSTAL_CODE', { postalCode: '1' }],
    ['identity.firstName', 'TOO_SHORT', { firstName: 'I' }],
    ['identity.departmentCode', 'NOT_IN_LIST', { departmentCode: '20' }],
    ['identity.birthDate', 'INVALID_DATE', { birthDate: '1980-02-31' }],
  ])('refuses %s: %s', async (field, code, change) => {
    const body = signUpBody()
    const answer = await signUp({ ...body, identity: { ...body.identity, ...change } })
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: { [field]: [code] } })
  })

  it('refuses a weak password with the reason', async () => {
    const refused = async (password: string) => (await signUp(signUpBody({ password }))).fields
    expect(await refused('court')).toEqual({ password: ['TOO_SHORT'] })
    expect(await refused('motdepasse1234')).toEqual({ password: ['TOO_COMMON'] })
    expect(await refused('ligue/cancer/2')).toEqual({ password: ['TOO_PERSONAL'] })
  })

  it('mails who has an account already, and changes nothing', async () => {
    const known = await users.add()
    expect((await signUp(signUpBody({ email: known.email ?? '' }))).data).toEqual({ emailVerificationRequired: true })
    expect((await lettersTo(users, known.email)).at(-1)).toMatchObject({ kind: 'already_registered', code: '' })
    expect(await signIn(known.email ?? '')).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  it('gives an address that nobody confirmed to who signs up last: nobody occupies it beforehand', async () => {
    const first = signUpBody()
    await signUp(first)
    const firstCode = await lastCode(users, first.email)
    users.pass(1)
    await signUp(signUpBody({ email: first.email, password: 'une autre phrase longue' }))
    const confirm = (code: string) => users.call('auth.confirmEmail', { body: { email: first.email, code } })
    expect(await confirm(firstCode)).toMatchObject({ status: 422, code: 'INVALID_CODE' })
    expect((await confirm(await lastCode(users, first.email))).status).toBe(200)
    expect(await signIn(first.email)).toMatchObject({ code: 'BAD_CREDENTIALS' })
    expect((await signIn(first.email, 'une autre phrase longue')).status).toBe(200)
  })

  it('takes a code once, in time, and five tries; sent again it is answered alike and does nothing', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '48' })
    const body = signUpBody()
    body.identity.departmentCode = '48'
    await signUp(body)
    const code = await lastCode(users, body.email)
    const confirm = (typed: string) => users.call('auth.confirmEmail', { body: { email: body.email, code: typed } })
    for (let count = 0; count < 5; count += 1) expect((await confirm('AAAA-AAAA')).code).toBe('INVALID_CODE')
    expect((await confirm(code)).code).toBe('CODE_EXPIRED')
    users.pass(1)
    await users.call('auth.resendConfirmation', { body: { email: body.email } })
    const second = await lastCode(users, body.email)
    users.pass(1799)
    const both = await Promise.all([confirm(second), confirm(second)])
    for (const { data } of [...both, await confirm(second)]) expect(data).toEqual({ status: 'pending_approval' })
    expect(
      (await lettersTo(users, referent.email)).filter(({ kind }) => kind === 'account_awaits_approval'),
    ).toHaveLength(1)
    users.pass(1)
    expect((await confirm(second)).code).toBe('CODE_EXPIRED')

    const late = signUpBody()
    await signUp(late)
    users.pass(1800)
    const answer = await users.call('auth.confirmEmail', {
      body: { email: late.email, code: await lastCode(users, late.email) },
    })
    expect(answer.code).toBe('CODE_EXPIRED')
  })

  it('keeps codes as hashes alone', async () => {
    const body = signUpBody()
    await signUp(body)
    const { rows } = await users.db.query<{ all: string }>({
      text: 'select string_agg(codes::text, $1) as all from codes',
      values: [' '],
    })
    expect(rows[0]?.all).not.toContain((await lastCode(users, body.email)).replace('-', ''))
  })

  it('sends five codes in an hour to one address, known or not', async () => {
    const body = signUpBody()
    await signUp(body)
    const known = async () => users.call('auth.resendConfirmation', { body: { email: body.email } })
    const unknown = async () => users.call('auth.resendConfirmation', { body: { email: `nobody.${body.email}` } })
    for (let count = 0; count < 4; count += 1) expect((await known()).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await unknown()).status).toBe(200)
    for (const refused of [await known(), await unknown()]) {
      expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
      expect(refused.headers['retry-after']).toBe('3600')
    }
    users.pass(3600)
    expect((await known()).status).toBe(200)
  })

  it('tells who reads their mails once a day of all the accounts of a day in one', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '23' })
    await users.db.query({ text: `update users set staff_frequency = 'daily' where id = $1`, values: [referent.id] })
    for (let count = 0; count < 2; count += 1) {
      const body = signUpBody()
      await signUp({ ...body, identity: { ...body.identity, postalCode: '23000', departmentCode: '23' } })
      const code = await lastCode(users, body.email)
      await users.call('auth.confirmEmail', { body: { email: body.email, code } })
    }
    const mails = async () => (await lettersTo(users, referent.email)).map(({ subject, text }) => ({ subject, text }))
    await sendSummaries(users.deps)
    expect(await mails()).toEqual([])
    users.pass(24 * 3600)
    await Promise.all([sendSummaries(users.deps), sendSummaries(users.deps)])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ce qui vous attend sur Ensemble')
    expect(mail?.text.match(/Compte à valider/g)).toHaveLength(2)
    // Each line opens the account that it names.
    expect(new Set(mail?.text.match(/\/users\/[0-9a-f-]{36}/g))).toHaveProperty('size', 2)
  })

  it('tells the committee to which an account moves while it waits, and no longer the one before', async () => {
    const [before, after, daily] = [
      await users.add({ role: 'referent', departmentCode: '67' }),
      await users.add({ role: 'referent', departmentCode: '35' }),
      await users.add({ role: 'referent', departmentCode: '67' }),
    ]
    await users.db.query({ text: `update users set staff_frequency = 'daily' where id = $1`, values: [daily.id] })
    const body = signUpBody()
    await signUp({ ...body, identity: { ...body.identity, departmentCode: '67' } })
    await users.call('auth.confirmEmail', { body: { email: body.email, code: await lastCode(users, body.email) } })
    const found = await findByEmail(users.deps.db, body.email)
    if (!found) throw new Error('no account')
    const told = async ({ email }: { email: string | null }) =>
      (await lettersTo(users, email)).filter(({ kind }) => kind === 'account_awaits_approval').length
    const move = (departmentCode: string) =>
      users.call('user.edit', { params: { userId: 'me' }, body: { identity: { departmentCode } } }, as(found.user))
    expect([await told(before), await told(after)]).toEqual([1, 0])
    expect((await move('35')).status).toBe(200)
    expect([await told(before), await told(after)]).toEqual([1, 1])
    const { rowCount } = await users.db.query({
      text: 'select from summary_lines where recipient_id = $1',
      values: [daily.id],
    })
    expect(rowCount, 'of what they may not look at').toBe(0)
    // Back again: the first committee knows of it.
    await move('67')
    expect([await told(before), await told(after)]).toEqual([1, 1])
  })
})
