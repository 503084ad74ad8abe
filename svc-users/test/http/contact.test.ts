import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { missionTitleHandlers } from '../../src/events/subscriptions.ts'
import { lettersTo } from '../letters.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('what people write to each other', () => {
  let users: UsersUnderTest
  let admin: User
  let referent: User
  let member: User
  beforeAll(async () => {
    users = await startUsers({ LETTERS_PER_HOUR: '19' })
    admin = await users.add({ role: 'admin' })
    referent = await users.add({ role: 'referent', firstName: 'Yann', lastName: 'Le Bihan' })
    member = await users.add({ firstName: 'Inès', lastName: 'Karoui' })
  })
  afterAll(() => users.stop())

  const words = { subject: 'Une question', message: 'Bonjour,\n\nà quelle heure commence le stand ?' }
  const write = (by: User, body: object) => {
    // Mails are read in the order of their time.
    users.pass(1)
    return users.call('user.contact', { body: { ...words, ...body } as never }, as(by))
  }
  const last = async (to: User) => (await lettersTo(users, to.email)).at(-1)
  async function replyTo(to: User): Promise<string | null> {
    const { rows } = await users.db.query<{ replyTo: string | null }>({
      text: `select reply_to as "replyTo" from outgoing_mail where recipient_id = $1 order by queued_at desc, id limit 1`,
      values: [to.id],
    })
    return rows[0]?.replyTo ?? null
  }
  const suspend = ({ id }: User) =>
    users.db.query({ text: `update users set status = 'suspended' where id = $1`, values: [id] })
  interface Part {
    managers?: User[]
    departmentCode?: string
    open?: boolean
    participant?: User
    /** What was told last: that it is over, once it was open, or that it waits for an answer. */
    last?: 'over' | 'waiting'
  }
  async function mission(part: Part) {
    const id = randomUUID()
    await users.db.query({
      text: `insert into mission_titles (mission_id, version, title, department_code, manager_ids, start_at, open)
             values ($1, 1, 'Stand au marché', $2, $3, now(), $4)`,
      values: [id, part.departmentCode ?? null, (part.managers ?? []).map((manager) => manager.id), part.open ?? true],
    })
    if (part.last) {
      await users.db.query({
        text: `update mission_titles set open = false, opened_at = now(), open_version = 3, waiting_version = $2
               where mission_id = $1`,
        values: [id, part.last === 'waiting' ? 3 : 1],
      })
    }
    if (part.participant) {
      await users.db.query({
        text: `insert into participations (user_id, mission_id, version, state) values ($1, $2, 1, 'validated')`,
        values: [part.participant.id, id],
      })
    }
    return id
  }

  it('goes to the support, also from an account that waits, with a copy to who wrote', async () => {
    const waiting = await users.add({ status: 'pending_approval', firstName: 'Ana' })
    expect((await write(waiting, { recipient: 'support' })).data).toEqual({ sent: 1 })
    expect(await last(admin)).toMatchObject({ kind: 'contact_message', subject: 'Message d’Ana Karoui' })
    expect((await last(admin))?.text).toContain('à quelle heure commence le stand')
    expect((await last(admin))?.text).toContain('Rhône (69)')
    expect(await replyTo(admin)).toBe(waiting.email)
    expect(await last(waiting)).toMatchObject({ kind: 'contact_copy' })
    expect((await write(waiting, { recipient: 'department' })).code).toBe('ACCOUNT_PENDING')
  })

  it('goes to the referents of the department, or to its committee where there is none', async () => {
    await write(member, { recipient: 'department', kind: 'need' })
    expect((await last(referent))?.text).toContain('Une question')
    const alone = await users.add({ departmentCode: '48' })
    expect((await write(alone, { recipient: 'department' })).data.sent).toBe(1)
    expect(await lettersTo(users, 'comite-48@example.org')).toHaveLength(1)
  })

  it('asks who waits for an answer before it is given, within the reach of who gives it', async () => {
    const waiting = await users.add({ status: 'pending_approval' })
    const to = { recipient: 'users', userIds: [waiting.id] }
    expect((await write(referent, to)).data.sent).toBe(1)
    expect((await last(waiting))?.text).toContain('à quelle heure commence le stand')
    expect(await replyTo(waiting)).toBe('comite-69@example.org')
    expect((await write(admin, to)).data.sent).toBe(1)
    const far = await users.add({ status: 'pending_approval', departmentCode: '33' })
    expect((await write(referent, { ...to, userIds: [far.id] })).code).toBe('OUT_OF_SCOPE')
    const unconfirmed = await users.add({ status: 'pending_approval' })
    await users.db.query({ text: 'update users set email_verified_at = null where id = $1', values: [unconfirmed.id] })
    expect((await write(referent, { ...to, userIds: [unconfirmed.id] })).code).toBe('OUT_OF_SCOPE')
  })

  it('passes an account on to the admins, who see by whom and open it from the mail', async () => {
    const waiting = await users.add({ status: 'pending_approval', firstName: 'Ana', lastName: 'Silva' })
    const accountId = waiting.id
    expect((await write(referent, { recipient: 'department', accountId })).fields).toEqual({
      accountId: ['NOT_IN_LIST'],
    })
    expect((await write(member, { recipient: 'support', accountId })).code).toBe('FORBIDDEN')
    expect((await write(referent, { recipient: 'support', accountId: member.id })).code).toBe('STATUS_CONFLICT')
    const far = await users.add({ status: 'pending_approval', departmentCode: '33' })
    expect((await write(referent, { recipient: 'support', accountId: far.id })).code).toBe('OUT_OF_SCOPE')
    expect((await write(referent, { recipient: 'support', accountId })).status).toBe(200)
    expect((await last(admin))?.text).toContain(`/users/${accountId}`)
    expect((await last(admin))?.text).toContain('Ana Silva')
    const pendingOnly = JSON.stringify([{ field: 'awaits', operator: 'in', value: ['approval'] }])
    const { data } = await users.call('user.list', { query: { filters: pendingOnly, pageSize: 50 } }, as(admin))
    const row = data.items.find(({ id }) => id === accountId)
    expect(row).toMatchObject({ passedOn: { byName: 'Yann Le Bihan', at: expect.stringMatching(/Z$/) } })
  })

  it('goes to the committee of another department from who looks after all of them, and from nobody else', async () => {
    const national = await users.add({ role: 'headquarter_referent', departmentCode: '75' })
    expect((await write(national, { recipient: 'department', departmentCode: '23' })).data.sent).toBe(1)
    expect(await lettersTo(users, 'comite-23@example.org')).toHaveLength(1)
    for (const other of [member, referent]) {
      expect((await write(other, { recipient: 'department', departmentCode: '23' })).code).toBe('OUT_OF_SCOPE')
    }
    expect((await write(member, { recipient: 'department', departmentCode: '69' })).status).toBe(200)
  })

  it('goes to the managers of a mission that the person may see', async () => {
    const open = await mission({ managers: [referent] })
    expect((await write(member, { recipient: 'mission_managers', missionId: open })).data.sent).toBe(1)
    expect((await last(referent))?.text).toMatch(/Mission\s*: Stand au marché/)
    expect((await write(member, { recipient: 'mission_managers' })).fields).toEqual({ missionId: ['REQUIRED'] })
    const hidden = await mission({ managers: [referent], open: false })
    expect((await write(member, { recipient: 'mission_managers', missionId: hidden })).code).toBe('NOT_FOUND')
    const own = await mission({ managers: [referent], open: false, participant: member })
    expect((await write(member, { recipient: 'mission_managers', missionId: own })).status).toBe(200)
  })

  it('goes from whoever reads of a mission that is over, and of one that waits from its own territory alone', async () => {
    const about = async (missionId: string, by: User) =>
      (await write(by, { recipient: 'mission_managers', missionId })).code
    const over = await mission({ managers: [referent], last: 'over' })
    expect(await about(over, await users.add())).toBeUndefined()
    const manager = await users.add({ role: 'headquarter_referent' })
    const waits = await mission({ managers: [manager], departmentCode: '69', last: 'waiting' })
    const far = await users.add({ role: 'referent', departmentCode: '33' })
    expect(await about(waits, far)).toBe('NOT_FOUND')
    expect(await about(waits, referent)).toBeUndefined()
    expect(await about(waits, await users.add({ role: 'headquarter_referent', departmentCode: '75' }))).toBeUndefined()
  })

  it('about a mission that waits goes from who created it too, wherever they are and whoever runs it', async () => {
    const [creator, missionId] = [await users.add({ role: 'referent', departmentCode: '33' }), randomUUID()]
    const { type, version: dataversion } = missionEvents.missionSubmitted
    const submitted = missionTitleHandlers.find((handler) => handler.type === type)
    const take = async (aggregateversion: number, more: object) => {
      const dates = { startAt: '2026-12-12T13:00:00.000Z', endAt: null }
      const data = { title: 'Stand au marché', departmentCode: '69', managerIds: [referent.id], ...dates, ...more }
      const about = { id: randomUUID(), subject: missionId, time: dates.startAt, dataversion, aggregateversion }
      const event = {
        specversion: '1.0',
        source: '/missions',
        datacontenttype: 'application/json',
        type,
        ...about,
        data,
      }
      await inTransaction(users.db, async (tx) => submitted?.read(event)(tx))
    }
    const ask = async () => (await write(creator, { recipient: 'mission_managers', missionId })).code
    await take(1, {})
    expect(await ask()).toBe('NOT_FOUND')
    await take(2, { creatorId: creator.id })
    expect(await ask()).toBeUndefined()
    // A fact of a program that does not say it takes nothing away.
    await take(3, {})
    expect(await ask()).toBeUndefined()
    await users.db.query({ text: `update users set role = 'member' where id = $1`, values: [creator.id] })
    expect(await ask()).toBe('NOT_FOUND')
  })

  it('about a mission that is over goes to nobody who has left the staff since', async () => {
    const former = await users.add({ role: 'referent' })
    const over = await mission({ managers: [former], departmentCode: '69', open: false, participant: member })
    await users.call('user.edit', { params: { userId: former.id }, body: { role: 'member' } }, as(admin))
    const told = (await lettersTo(users, former.email)).length
    expect((await write(member, { recipient: 'mission_managers', missionId: over })).data.sent).toBe(1)
    expect((await last(referent))?.text).toContain(`/users/${member.id}`)
    expect(await lettersTo(users, former.email)).toHaveLength(told)
  })

  it('goes to the committee of a mission, or to the admins, where none of its managers can be written to', async () => {
    const gone = await users.add({ role: 'headquarter_referent' })
    await suspend(gone)
    const local = await mission({ managers: [gone], departmentCode: '15' })
    const national = await mission({ managers: [gone] })
    const led = await mission({ managers: [gone], departmentCode: '69' })
    const writeTo = async (missionId: string) =>
      (await write(member, { recipient: 'mission_managers', missionId })).data.sent
    expect(await writeTo(local)).toBe(1)
    const [letter] = await lettersTo(users, 'comite-15@example.org')
    expect(letter?.text).toMatch(/Mission\s*: Stand au marché/)
    expect(await writeTo(national)).toBe(1)
    expect((await last(admin))?.text).toMatch(/Mission\s*: Stand au marché/)
    expect(await writeTo(led)).toBe(1)
    expect((await last(referent))?.text).toContain(`/users/${member.id}`)
    expect(await lettersTo(users, gone.email)).toEqual([])
  })

  it('goes from the staff to people in their reach, each separately; answers to a public address', async () => {
    const [near, far] = [await users.add(), await users.add({ departmentCode: '33' })]
    const headquarters = await users.add({ role: 'headquarter_referent' })
    const to = (...people: User[]) => ({ recipient: 'users', userIds: people.map(({ id }) => id) })
    expect((await write(member, to(near))).code).toBe('FORBIDDEN')
    expect((await write(referent, to(near, member))).data.sent).toBe(2)
    expect((await lettersTo(users, near.email)).at(-1)?.text).not.toContain(member.email)
    expect(await replyTo(near)).toBe('comite-69@example.org')
    expect((await write(referent, to(near, far))).code).toBe('OUT_OF_SCOPE')
    expect((await write(headquarters, to(far))).code).toBe('OUT_OF_SCOPE')
    await mission({ managers: [headquarters, referent], participant: far })
    expect((await write(headquarters, to(far))).data.sent).toBe(1)
    expect((await write(referent, to(near, far))).data.sent).toBe(2)
    expect((await write(admin, to(near, far, referent))).data.sent).toBe(3)
    const suspended = await users.add()
    await suspend(suspended)
    expect((await write(admin, to(suspended))).code).toBe('OUT_OF_SCOPE')
    expect((await write(admin, { recipient: 'users' })).fields).toEqual({ userIds: ['REQUIRED'] })
  })

  it('needs words, is limited in number, and is kept in no table', async () => {
    const somebody = await users.add()
    expect((await write(somebody, { recipient: 'support', subject: '  a  ', message: ' '.repeat(12) })).fields).toEqual(
      {
        subject: ['TOO_SHORT'],
        message: ['TOO_SHORT'],
      },
    )
    const sent = await Promise.all(Array.from({ length: 21 }, () => write(somebody, { recipient: 'support' })))
    expect(sent.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2)
    const { rows } = await users.db.query<{ all: string }>({
      text: `select string_agg(activity::text, ' ') as all from activity where actor_id = $1`,
      values: [somebody.id],
    })
    expect(rows[0]?.all).not.toContain('stand')
  })

  describe('a local need', () => {
    const needs = async (by: User, query = {}) => (await users.call('user.needs', { query }, as(by))).data.items
    const decide = (by: User, needId: string, body: object) =>
      users.call('user.decideNeed', { params: { needId }, body: body as never }, as(by))

    it('is kept for its committee, from being told to a mission, and answered once', async () => {
      await write(member, { recipient: 'department', kind: 'need', subject: 'Un atelier' })
      const [need] = (await needs(referent)).filter(({ subject }) => subject === 'Un atelier')
      if (!need) throw new Error('the need was not kept')
      expect(need).toMatchObject({ state: 'told', departmentCode: '69', toldBy: { displayName: 'Inès Karoui' } })
      expect((await decide(referent, need.id, { state: 'looked_at' })).data.state).toBe('looked_at')
      const territories = (await users.call('user.territories', {}, as(admin))).data.territories
      const open = territories.find(({ departmentCode }) => departmentCode === '69')?.openNeeds ?? 0
      expect(open).toBeGreaterThanOrEqual(1)
      const missionId = randomUUID()
      expect((await decide(referent, need.id, { state: 'mission_made', missionId })).data.state).toBe('mission_made')
      const no = { state: 'answered_no', message: 'Nous ne pouvons pas le faire cette année.' }
      expect((await decide(referent, need.id, no)).code).toBe('STATUS_CONFLICT')
      expect(await needs(admin, { needId: need.id })).toMatchObject([{ state: 'mission_made', missionId }])
    })

    it('is answered with words, which go to who told it', async () => {
      await write(member, { recipient: 'department', kind: 'need', subject: 'Un trajet' })
      const need = (await needs(referent)).find(({ subject }) => subject === 'Un trajet')
      const message = 'Merci. Nous ne pouvons pas le faire cette année.'
      await decide(referent, need?.id ?? '', { state: 'answered_no', message })
      const letter = (await lettersTo(users, member.email)).find(({ text }) => text.includes(message))
      expect(letter).toMatchObject({ kind: 'contact_message', subject: 'Message de Yann Le Bihan' })
      expect((await needs(referent)).find(({ id }) => id === need?.id)).toMatchObject({
        state: 'answered_no',
        answer: message,
      })
    })

    it('is answered without a letter to who is suspended by then', async () => {
      const person = await users.add()
      await write(person, { recipient: 'department', kind: 'need', subject: 'Un prêt' })
      const need = (await needs(referent)).find(({ subject }) => subject === 'Un prêt')
      await suspend(person)
      const message = 'Merci. Nous ne prêtons rien de tel.'
      await decide(referent, need?.id ?? '', { state: 'answered_no', message })
      expect(await needs(referent, { needId: need?.id })).toMatchObject([{ state: 'answered_no', answer: message }])
      expect((await lettersTo(users, person.email)).map(({ kind }) => kind)).toEqual(['contact_copy'])
    })

    it('is nothing for another committee, nor for members', async () => {
      const [need] = await needs(referent)
      const far = await users.add({ role: 'referent', departmentCode: '48', profileType: null })
      expect(await needs(far)).toEqual([])
      expect((await users.call('user.needs', { query: { departmentCode: '69' } }, as(far))).code).toBe('OUT_OF_SCOPE')
      expect((await decide(far, need?.id ?? '', { state: 'looked_at' })).code).toBe('OUT_OF_SCOPE')
      expect((await users.call('user.needs', { query: {} }, as(member))).code).toBe('FORBIDDEN')
    })

    it('goes with the account of who told it', async () => {
      const gone = await users.add({ firstName: 'Ana' })
      await write(gone, { recipient: 'department', kind: 'need', subject: 'Un café' })
      expect((await needs(referent)).some(({ subject }) => subject === 'Un café')).toBe(true)
      const params = { userId: gone.id }
      await users.call('user.delete', { params, body: { reason: 'À la demande de la personne' } }, as(admin))
      expect((await needs(referent)).some(({ subject }) => subject === 'Un café')).toBe(false)
    })
  })
})
