import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownTables } from '../../src/queries/own-archive.ts'
import { as } from '../setup.ts'
import { rareAnswer, startWithKeys, type World } from './world.ts'

/** Columns that name people and are in no copy, each with its reason. */
const leftOut: Record<string, string> = {
  'account_history.actor_id': 'names somebody else',
  'erasures.user_id': 'of who has left',
  'idempotency.user_id': 'answers kept for a day, so that sending again does a thing once',
  'claim_codes.made_by': 'names somebody else',
  'telephone_consents.noted_by': 'names somebody else',
  'codes.user_id': 'a hash that lives for half an hour',
  'health_answers.user_id': 'sealed; opened beside the tables',
  'health_reads.reader_id': 'what staff read is the subject’s to know',
  'mission_titles.creator_id': 'the missions themselves are in the part of svc-missions',
  'users.approved_by': 'names somebody else',
  'users.invited_by': 'names somebody else',
  'users.passed_on_by': 'names somebody else',
  'users.status_changed_by': 'names somebody else',
}

describe('the part of svc-users in a copy of all one’s data', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  it('holds what every table keeps of the person, sealed answers opened, and nobody else’s', async () => {
    const [member, other] = [await world.teller(), await world.teller()]
    await world.edit({ work: { employment: 'retired' }, needs: ['sitting'] }, member)
    const told = {
      recipient: 'department',
      kind: 'need',
      subject: 'Un trajet',
      message: 'Plus de bus le soir.',
    } as const
    await world.call('user.contact', { body: told }, as(member))
    const { app, identity } = world
    const archive = await app.inject({
      url: '/user/me?format=archive',
      headers: { authorization: `Bearer ${identity.tokenFor(await world.proven(member))}` },
    })
    expect(archive.statusCode).toBe(200)
    expect(archive.headers['cache-control']).toBe('no-store')
    expect(archive.json()).toMatchObject({
      health: { answers: { cancerTypesOther: rareAnswer } },
      work: { employment: 'retired' },
      practicalNeeds: ['sitting'],
      needs: [{ subject: 'Un trajet' }],
      users: [{ email: member.email }],
      consent_records: [{ purpose: 'health' }, { purpose: 'comorbidities' }],
    })
    expect(archive.body).not.toMatch(new RegExp(`argon2|password_hash|${other.id}|${other.email ?? ''}`))
    const others = await app.inject({
      url: `/user/${other.id}?format=archive`,
      headers: { authorization: `Bearer ${identity.tokenFor(as(member))}` },
    })
    expect(others.statusCode).toBe(403)
  })

  it('holds what somebody of the staff asked about members’ health: when, for which mission, in which role', async () => {
    const staff = await world.add({ role: 'referent', departmentCode: '69' })
    const missionId = await world.mission([staff.id])
    const body = { missionId, criteria: { cancerTypes: ['lung' as const] } }
    expect((await world.call('user.countBlind', { body }, as(staff))).status).toBe(200)
    const archive = await world.app.inject({
      url: '/user/me?format=archive',
      headers: { authorization: `Bearer ${world.identity.tokenFor(await world.proven(staff))}` },
    })
    const asked = { staff_id: staff.id, mission_id: missionId }
    expect(archive.json()).toMatchObject({
      health_searches: [{ ...asked, wanted: null }],
      health_questions: [{ ...asked, staff_role: 'referent', department_code: '69' }],
    })
    expect(archive.body).not.toContain('lung')
  })

  it('knows every column that names a person', async () => {
    const listed = Object.entries(ownTables).map(([table, { person }]) => `${table}.${person}`)
    const named = (await columnsThatNamePeople(world.db)).map(({ name }) => name)
    const unknown = named.filter(
      (name) => !listed.includes(name) && !(name in leftOut) && !name.endsWith('.wrapped_by'),
    )
    expect(unknown).toEqual([])
  })
})
