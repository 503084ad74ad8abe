import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeTraces } from '../../src/data/traces.ts'
import type { User } from '../../src/domain/user.ts'
import { consumersOf } from '../../src/events/subscriptions.ts'
import { lettersTo } from '../letters.ts'
import { publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let giver: User
beforeAll(async () => {
  users = await startUsers()
  giver = await users.add({ role: 'referent', firstName: 'Solange', lastName: 'Petit', language: 'fr' })
})
afterAll(() => users.stop())

/** Takes an event as the consumers do, each time as the same one. */
async function take(
  fact: 'missionApproved' | 'chargeDue' | 'chargeEnded',
  subject: string,
  data: object,
  quiet = false,
) {
  const { type, version } = missionEvents[fact]
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/missions',
    type,
    subject,
    time: '2026-11-21T09:00:00.000Z',
    datacontenttype: 'application/json',
    dataversion: version,
    aggregateversion: 1,
    data,
    ...(quiet && { quiet }),
  }
  const consumers = consumersOf({ newId: randomUUID, origin: publicOrigin })
  const handlers = consumers.flatMap((consumer) =>
    ['svc-users--mission-titles', 'svc-users--notice-mails'].includes(consumer.name) ? consumer.handlers : [],
  )
  for (const handler of handlers.filter((one) => one.type === type)) {
    await inTransaction(users.db, handler.read(event))
    await inTransaction(users.db, handler.read(event))
  }
}

const energy = { level: 1, canSit: true, canStop: true, cameraOptional: true, breaks: true, companion: false }
const practical = {
  street: '3 rue Neuve',
  postalCode: '69001',
  city: 'Lyon',
  meetingUrl: null,
  accessNote: null,
  practicalInfo: null,
  contactName: 'Claire Fontaine',
  effort: { hours: 3.5, per: 'total' },
  energy: { ...energy, travelNote: null },
}

/** A mission that this service knows, as a fact states it. */
async function known(title: string, day: number) {
  const dates = { startAt: `2026-12-${day}T13:00:00.000Z`, endAt: `2026-12-${day}T16:00:00.000Z` }
  const missionId = randomUUID()
  await take('missionApproved', missionId, { title, departmentCode: '69', managerIds: [], practical, ...dates })
  return { missionId, title, ...dates }
}

async function notices({ id }: User, kind = 'mission_entrusted') {
  const { rows } = await users.db.query<{ title: string; path: string }>({
    text: `select title, path from notifications where user_id = $1 and kind = $2`,
    values: [id, kind],
  })
  return rows
}

const charge = (to: User, missions: { missionId: string }[], quiet = false, byId: string | null = giver.id) =>
  take('chargeDue', missions[0]?.missionId ?? '', { toId: to.id, byId, missions }, quiet)

describe('who is put in charge of a mission', () => {
  it('hears by a notice and a mail which it is, when and where, and by whom', async () => {
    const to = await users.add({ role: 'referent', language: 'fr' })
    const mission = await known('Tenir le stand', 19)
    await charge(to, [mission])
    const subject = 'Une mission vous est confiée\u00a0: Tenir le stand'
    expect(await notices(to)).toEqual([{ title: subject, path: `/missions/${mission.missionId}` }])
    const [mail, ...others] = await lettersTo(users, to.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(subject)
    for (const part of [
      'Solange Petit vous confie cette mission.',
      'samedi 19 décembre 2026',
      '3 rue Neuve, 69001 Lyon',
      `${publicOrigin}/missions/${mission.missionId}`,
    ])
      expect(mail?.text).toContain(part)
  })

  it('hears of several in one mail, each with its day and its place, in their language', async () => {
    const to = await users.add({ role: 'headquarter_referent', language: 'en' })
    const missions = [await known('Tenir le stand', 19), await known('Accueillir au congrès', 20)]
    await charge(to, missions)
    const [mail, ...others] = await lettersTo(users, to.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 missions for you to manage')
    expect(mail?.text).toContain('Solange Petit has made you a manager of these missions.')
    for (const { missionId, title } of missions) {
      expect(mail?.text).toContain(title)
      expect(mail?.text).toContain(`${publicOrigin}/missions/${missionId}`)
    }
    expect(mail?.text).toMatch(/Saturday 19 December 2026[^]*3 rue Neuve[^]*Sunday 20 December 2026/)
    expect(await notices(to)).toEqual([{ title: mail?.subject, path: '/missions/management?tab=mine' }])
  })

  it('reads it on the platform alone where they have left the mails of the team', async () => {
    const to = await users.add({ role: 'referent', language: 'fr' })
    await users.db.query({ text: `update users set stopped_mails = '{team}' where id = $1`, values: [to.id] })
    await charge(to, [await known('Tenir le stand', 19)])
    expect(await notices(to)).toHaveLength(1)
    expect(await lettersTo(users, to.email)).toEqual([])
  })

  it('hears nothing once they have left the staff or are suspended, nor of demonstration data', async () => {
    const mission = await known('Tenir le stand', 19)
    const member = await users.add({ language: 'fr' })
    const suspended = await users.add({ role: 'referent', language: 'fr' })
    await users.db.query({ text: `update users set status = 'suspended' where id = $1`, values: [suspended.id] })
    const staff = await users.add({ role: 'referent', language: 'fr' })
    await charge(member, [mission])
    await charge(suspended, [mission])
    await charge(staff, [mission], true)
    expect(await Promise.all([member, suspended, staff].map((one) => notices(one)))).toEqual([[], [], []])
  })

  it('reads no name of who is gone: not where they were erased before, and no more once they are', async () => {
    const to = await users.add({ role: 'referent', language: 'fr' })
    await charge(to, [await known('Tenir le stand', 19)], false, null)
    const [mail] = await lettersTo(users, to.email)
    expect(mail?.text).not.toContain('confie cette mission')
    const gone = await users.add({ role: 'referent', firstName: 'Odette', language: 'fr' })
    await charge(to, [await known('Tenir le stand', 20)], false, gone.id)
    expect((await lettersTo(users, to.email)).filter(({ text }) => text.includes('Odette'))).toHaveLength(1)
    await inTransaction(users.db, (tx) => removeTraces(tx, gone.id))
    expect((await lettersTo(users, to.email)).filter(({ text }) => text.includes('Odette'))).toEqual([])
    expect(await notices(to)).toHaveLength(1)
  })
})

describe('who runs a mission no more', () => {
  const end = (to: User, missions: { missionId: string }[]) =>
    take('chargeEnded', missions[0]?.missionId ?? '', { toId: to.id, byId: giver.id, missions })

  it('hears by a notice and a mail which it is, by whom, and that there is nothing to do', async () => {
    const to = await users.add({ role: 'referent', language: 'fr' })
    const mission = await known('Tenir le stand', 19)
    await end(to, [mission])
    const subject = 'Une mission ne vous est plus confiée\u00a0: Tenir le stand'
    expect(await notices(to, 'mission_relieved')).toEqual([{ title: subject, path: `/missions/${mission.missionId}` }])
    const [mail, ...others] = await lettersTo(users, to.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(subject)
    for (const part of [
      'Solange Petit a modifié l’équipe de cette mission.',
      'Vous n’avez rien à faire.',
      'samedi 19 décembre 2026',
      'vous faisiez partie de l’équipe de cette mission',
    ])
      expect(mail?.text).toContain(part)
  })

  it('hears of several in one mail, in their language', async () => {
    const to = await users.add({ role: 'referent', language: 'en' })
    const missions = [await known('Tenir le stand', 19), await known('Accueillir au congrès', 20)]
    await end(to, missions)
    const [mail, ...others] = await lettersTo(users, to.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 missions no longer yours to manage')
    for (const { title } of missions) expect(mail?.text).toContain(title)
  })
})

it('asks for the fact again while one of its missions is not known', async () => {
  const to = await users.add({ role: 'referent', language: 'fr' })
  const stranger = { ...(await known('Tenir le stand', 19)), missionId: randomUUID() }
  await expect(charge(to, [await known('Accueillir', 18), stranger])).rejects.toThrow('mission not known yet')
  expect(await notices(to)).toEqual([])
})
