import type { Filter } from '@ensemble/contracts/lists'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as missionTitles from '../../src/data/mission-titles.ts'
import * as participations from '../../src/data/participations.ts'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('/user/list', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Hélène', lastName: 'Castaing', departmentCode: '75' })
    const people = [
      { firstName: 'Émile', lastName: 'Zola', departmentCode: '69', profileType: 'caregiver' },
      { firstName: 'Ève', lastName: 'Étienne', departmentCode: '69', email: 'eve@example.org' },
      { firstName: 'Yann', lastName: 'Le Bihan', departmentCode: '35' },
      {
        firstName: 'Edith',
        lastName: 'Eon',
        departmentCode: '69',
        status: 'pending_approval',
        email: 'x.y@example.org',
      },
    ] as const
    for (const person of people) {
      users.pass(3600)
      await users.add(person)
    }
  })
  afterAll(() => users.stop())

  const list = (query: Parameters<typeof users.call<'user.list'>>[1]['query'], reader = admin) =>
    users.call('user.list', { query }, as(reader))
  const search = (body: Parameters<typeof users.call<'user.search'>>[1]['body'], reader = admin) =>
    users.call('user.search', { body }, as(reader))
  const names = ({ data }: { data: { items: object[] } }) =>
    data.items.map((item) => ('lastName' in item ? item.lastName : undefined))
  const filtered = async (...filters: Filter[]) => names(await search({ filters, sort: 'lastName' }))

  it('shows an admin everybody, the newest first', async () => {
    const answer = await list({})
    expect(answer.data).toMatchObject({ total: 5, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 })
    expect(names(answer)).toEqual(['Eon', 'Le Bihan', 'Étienne', 'Zola', 'Castaing'])
  })

  it('says of a suspended account until when and why, to admins alone', async () => {
    const person = await users.add({ lastName: 'Ternat', departmentCode: '02' })
    const referent = await users.add({ role: 'referent', lastName: 'Uhl', departmentCode: '02' })
    await users.db.query({
      text: `update users set status = 'suspended', suspended_until = '2099-12-12', status_reason = 'Propos blessants' where id = $1`,
      values: [person.id],
    })
    const rowOf = async (reader: User) => (await list({ search: 'ternat' }, reader)).data.items[0]
    expect(await rowOf(admin)).toMatchObject({ suspension: { until: '2099-12-12', reason: 'Propos blessants' } })
    expect(await rowOf(referent)).toMatchObject({ status: 'suspended', suspension: null })
    await users.db.query({ text: 'delete from users where id = any($1)', values: [[person.id, referent.id]] })
  })

  it('sorts names the French way', async () => {
    expect(names(await list({ sort: 'lastName', order: 'asc' }))).toEqual([
      'Castaing',
      'Eon',
      'Étienne',
      'Le Bihan',
      'Zola',
    ])
  })

  it('pages, and refuses a page beyond the last', async () => {
    await Promise.all(Array.from({ length: 3 }, () => users.add({ lastName: 'Zz', departmentCode: '44' })))
    const page = await list({ pageSize: 5, page: 1, sort: 'lastName', order: 'asc' })
    expect(page.data).toMatchObject({ total: 8, lastPage: 1 })
    expect(names(page)).toEqual(['Zz', 'Zz', 'Zz'])
    expect(await list({ pageSize: 5, page: 2 })).toMatchObject({ status: 422, code: 'PAGE_OUT_OF_RANGE' })
    expect((await list({ pageSize: 7 as 5 })).status).toBe(422)
  })

  it('finds people by parts of names and address, without accents and capitals', async () => {
    expect(names(await list({ search: 'etie' }))).toEqual(['Étienne'])
    expect(names(await list({ search: 'EVE éti' }))).toEqual(['Étienne'])
    expect(names(await list({ search: 'le' }))).toEqual(['Le Bihan'])
    expect(names(await list({ search: 'eve@exam' }))).toEqual(['Étienne'])
    expect(names(await list({ search: '%' }))).toEqual([])
  })

  it('offers every operator on the columns that it suits', async () => {
    const yesterday = new Date(users.now().getTime() - 2.5 * 3600_000).toISOString()
    expect(await filtered({ field: 'lastName', operator: 'contains', value: 'Eti' })).toEqual(['Étienne'])
    expect(await filtered({ field: 'lastName', operator: 'eq', value: 'zola' })).toEqual(['Zola'])
    expect(await filtered({ field: 'email', operator: 'contains', value: 'Eve@' })).toEqual(['Étienne'])
    expect(await filtered({ field: 'id', operator: 'contains', value: admin.id.slice(0, 20) })).toEqual(['Castaing'])
    expect(await filtered({ field: 'role', operator: 'eq', value: 'admin' })).toEqual(['Castaing'])
    expect(await filtered({ field: 'departmentCode', operator: 'in', value: ['35', '75'] })).toEqual([
      'Castaing',
      'Le Bihan',
    ])
    expect(await filtered({ field: 'status', operator: 'eq', value: 'pending_approval' })).toEqual(['Eon'])
    expect(await filtered({ field: 'lastLoginAt', operator: 'notEmpty' })).toEqual([])
    expect(await filtered({ field: 'participationCount', operator: 'gt', value: 0 })).toEqual([])
    const some = { field: 'participationCount', operator: 'lte', value: 0 } as const
    expect(await filtered(some, { field: 'createdAt', operator: 'lt', value: yesterday })).toEqual(['Castaing', 'Zola'])
    expect(await filtered({ field: 'profileType', operator: 'eq', value: 'caregiver' })).toEqual(['Zola'])
  })

  it('counts facets in the scope', async () => {
    const { data } = await list({ pageSize: 5, facets: 'status,role' })
    expect(data.facets).toMatchObject({ status: { pending_approval: 1 }, role: { admin: 1 } })
  })

  it('takes profile types by POST alone: in an address they would be written down on the way', async () => {
    const filters = JSON.stringify([{ field: 'profileType', operator: 'eq', value: 'patient' }])
    for (const query of [{ filters }, { sort: 'profileType' }, { facets: 'profileType' }]) {
      expect(await list(query)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    }
    expect((await search({ facets: ['profileType'] })).data.facets?.profileType).toMatchObject({ caregiver: 1 })
  })

  it('refuses filters that it does not know', async () => {
    for (const filters of [
      '[',
      '{}',
      '[{"field":"password_hash","operator":"notEmpty"}]',
      '[{"field":"role","operator":"like"}]',
    ]) {
      expect((await list({ filters })).code).toBe('VALIDATION_FAILED')
    }
    expect((await search({ filters: [{ field: 'createdAt', operator: 'gt', value: 'soon' }] })).status).toBe(422)
  })

  it('shows a referent their own department, without the address of pending accounts', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '69', lastName: 'Mondésir' })
    const answer = await list({ sort: 'lastName', order: 'asc' }, referent)
    expect(names(answer)).toEqual(['Eon', 'Étienne', 'Mondésir', 'Zola'])
    expect(answer.data.items[0]).toMatchObject({ email: '' })
    expect(answer.data.items[1]).toMatchObject({ email: 'eve@example.org' })
    expect(names(await list({ search: 'x.y@' }, referent))).toEqual([])
    expect(names(await list({ search: 'x.y@' }))).toEqual(['Eon'])
    expect(
      (await search({ filters: [{ field: 'departmentCode', operator: 'eq', value: '35' }] }, referent)).data.total,
    ).toBe(0)
  })

  it('refuses members, and national referents without a mission', async () => {
    expect(await list({}, await users.add())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const national = await users.add({ role: 'headquarter_referent', departmentCode: '75' })
    expect(await list({}, national)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
  })

  it('gives the contacts of a mission’s participants to those who run it', async () => {
    const manager = await users.add({ role: 'headquarter_referent' })
    const [asked, refused] = [await users.add({ lastName: 'Asked' }), await users.add({ lastName: 'Refused' })]
    const missionId = users.deps.newId()
    await inTransaction(users.db, async (tx) => {
      const dates = { startAt: users.now(), endAt: null }
      const mission = { missionId, version: 1, title: 'T', departmentCode: '69', managerIds: [manager.id], ...dates }
      await missionTitles.upsertIfNewer(tx, mission, 'open')
      await participations.upsertIfNewer(tx, { userId: asked.id, missionId, version: 1, state: 'waiting' })
      await participations.upsertIfNewer(tx, { userId: refused.id, missionId, version: 2, state: 'rejected' })
    })
    const query = { missionId, relation: 'participant' } as const
    const { id, email, phone, profileType, departmentCode } = asked
    const contact = { id, displayName: 'Inès Asked', email, phone, profileType, departmentCode }
    expect((await list(query, manager)).data.items).toEqual([contact])
    expect((await list(query, admin)).data.total).toBe(1)
    expect((await list(query, await users.add({ role: 'referent', departmentCode: '69' }))).data.total).toBe(1)
    for (const role of ['headquarter_referent', 'referent'] as const) {
      expect(await list(query, await users.add({ role, departmentCode: '35' }))).toMatchObject({ code: 'OUT_OF_SCOPE' })
    }
    expect((await list({ ...query, missionId: users.deps.newId() }, manager)).status).toBe(404)
    expect((await list({ relation: 'participant' }, manager)).status).toBe(422)
    const file = async (reader: User, relation = 'participant') =>
      users.app.inject({
        url: `/user/list?missionId=${missionId}&relation=${relation}&format=csv`,
        headers: { authorization: `Bearer ${users.identity.tokenFor(as(reader))}`, 'accept-language': 'fr' },
      })
    const { body } = await file(manager)
    expect(body).toMatch(/^\ufeffPrénom;Nom;E-mail;Téléphone;Profil;Identifiant\r\nInès;Asked;/)
    expect(body).toMatch(new RegExp(`;${id}\r\n$`))
    expect(body).not.toContain('Refused')
    expect((await file(asked)).statusCode).toBe(403)
    expect((await file(manager, 'candidate')).statusCode).toBe(422)
  })

  it('offers the staff who may run a mission, without an address, a referent those of their own department', async () => {
    const national = await users.add({ role: 'headquarter_referent', lastName: 'Aubry', departmentCode: '75' })
    const near = await users.add({ role: 'referent', lastName: 'Bonnet', departmentCode: '26' })
    const gone = await users.add({ role: 'referent', lastName: 'Carpentier', departmentCode: '26' })
    await users.db.query({ text: `update users set status = 'suspended' where id = $1`, values: [gone.id] })
    const filters = JSON.stringify([{ field: 'id', operator: 'in', value: [near.id] }])
    const { data } = await list({ relation: 'manager', filters }, national)
    const { id, role, departmentCode } = near
    expect(data.items).toEqual([{ id, displayName: 'Inès Bonnet', role, departmentCode }])
    const offered = async (reader: User, search?: string) =>
      (await list({ relation: 'manager', ...(search && { search }) }, reader)).data.items.map((row) =>
        'displayName' in row ? row.displayName : '',
      )
    expect(await offered(admin, 'bonn')).toEqual(['Inès Bonnet'])
    expect(await offered(national)).toEqual(expect.arrayContaining(['Inès Aubry', 'Hélène Castaing', 'Inès Bonnet']))
    expect(await offered(near)).toEqual(['Inès Bonnet'])
    expect(await list({ relation: 'manager' }, await users.add())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})
