import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the list of users as a file', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Hélène', lastName: 'Castaing', departmentCode: '75' })
    await users.add({ firstName: '=cmd', lastName: 'Zola', departmentCode: '69', phone: '+33612345678' })
    await users.add({
      lastName: 'Eon',
      departmentCode: '69',
      phone: '+33687654321',
      status: 'pending_approval',
      email: 'eon@example.org',
    })
  })
  afterAll(() => users.stop())

  async function file(by: User, part: { query?: Record<string, string>; payload?: object } = {}) {
    const answer = await users.app.inject({
      method: part.payload ? 'POST' : 'GET',
      url: `/user/list?${new URLSearchParams(part.query).toString()}`,
      headers: { authorization: `Bearer ${users.identity.tokenFor(as(by))}`, 'accept-language': 'fr' },
      ...(part.payload && { payload: part.payload }),
    })
    return { headers: answer.headers, lines: answer.body.split('\r\n').filter(Boolean), status: answer.statusCode }
  }

  it('holds all that the filters let through, with heads in words, and runs no formula', async () => {
    const { headers, lines } = await file(admin, { query: { format: 'csv', sort: 'lastName' } })
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
    expect(lines[0]).toMatch(/^\ufeffPrénom;Nom;E-mail;Téléphone;Rôle;État;.*;Identifiant$/)
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 2))).toEqual([
      ['Hélène', 'Castaing'],
      ['Inès', 'Eon'],
      [`'=cmd`, 'Zola'],
    ])
    expect(lines[1]).toMatch(
      new RegExp(`;Administration;Compte actif;.*;Paris \\(75\\);\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2};.*;${admin.id}$`),
    )
    const payload = { format: 'csv', filters: [{ field: 'profileType', operator: 'eq', value: 'patient' }] }
    expect((await file(admin, { payload })).lines).toHaveLength(3)
  })

  it('tells an admin, who sends the newsletter, who asked for it', async () => {
    const reader = await users.add({ lastName: 'Aubert', departmentCode: '48' })
    await users.call('user.edit', { params: { userId: 'me' }, body: { consents: { newsletter: true } } }, as(reader))
    await users.add({ lastName: 'Blanc', departmentCode: '48' })
    const referent = await users.add({ role: 'referent', lastName: 'Chanu', departmentCode: '48' })
    const asked = { query: { format: 'csv', sort: 'lastName', search: 'aubert' } }
    const { lines } = await file(admin, asked)
    expect(lines[0]).toMatch(/;Souhaite la lettre d’information;Identifiant$/)
    expect(lines[1]).toMatch(new RegExp(`;oui;${reader.id}$`))
    expect((await file(admin, { query: { ...asked.query, search: 'blanc' } })).lines[1]).toContain(';non;')
    expect((await file(referent, asked)).lines[0]).not.toContain('lettre')
    await users.db.query({ text: `delete from users where department_code = '48'` })
  })

  it('gives no name to who has not answered an invitation', async () => {
    const invitation = { email: 'sans.nom@example.org', role: 'member', departmentCode: '49' } as const
    expect((await users.call('user.invite', { body: invitation }, as(admin))).status).toBe(200)
    const { lines } = await file(admin, { query: { format: 'csv', search: 'sans.nom' } })
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^;;sans\.nom@example\.org;;/)])
    await users.db.query({ text: `delete from users where department_code = '49'` })
  })

  it('keeps the values of the calls for machines', async () => {
    const { lines } = await file(admin, { query: { format: 'csv', for: 'machines', sort: 'lastName' } })
    expect(lines[1]).toMatch(/;admin;validated;.*;75;\d{4}-\d{2}-\d{2}T/)
  })

  it('holds a referent’s department alone, and nobody else gets one', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '69', lastName: 'Zz' })
    const { lines } = await file(referent, { query: { format: 'csv', sort: 'lastName' } })
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 4))).toEqual([
      ['Inès', 'Eon', '', ''],
      [`'=cmd`, 'Zola', expect.stringContaining('@'), '06 12 34 56 78'],
      ['Inès', 'Zz', expect.stringContaining('@'), expect.any(String)],
    ])
    const headquarters = await users.add({ role: 'headquarter_referent' })
    expect((await file(headquarters, { query: { format: 'csv' } })).status).toBe(403)
    expect((await file(await users.add(), { query: { format: 'csv' } })).status).toBe(403)
  })

  it('holds more people than a list counts', async () => {
    const { id } = await users.add({ departmentCode: '2B' })
    await users.db.query({
      text: `insert into users select (jsonb_populate_record(u, jsonb_build_object(
          'id', gen_random_uuid(), 'email', 'many-' || n || '@example.org'))).*
        from users u cross join generate_series(1, 1100) n where u.id = $1`,
      values: [id],
    })
    const payload = { format: 'csv', filters: [{ field: 'departmentCode', operator: 'eq', value: '2B' }] }
    expect((await file(admin, { payload })).lines).toHaveLength(1102)
  })
})
