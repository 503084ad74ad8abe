import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@ensemble/contracts/schemas'
import { closeMission } from '../../src/use-cases/close-mission.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

async function register(
  missionId: string,
  body: CallInput<'mission.register'>['body'] = {},
  who?: Awaited<ReturnType<Service['member']>>,
) {
  return service.call('mission.register', { params: { missionId }, body }, who ?? (await service.member()))
}

async function events(missionId: string) {
  const { rows } = await service.db.query<{ type: string; version: number }>({
    text: 'select type, aggregate_version as version from outbox where aggregate_id = $1 order by id',
    values: [missionId],
  })
  return rows
}

describe('POST /mission/:id/register', () => {
  it('validates at once where registration is open, with exactly one event', async () => {
    const missionId = await service.mission()
    const answer = await register(missionId)
    expect(answer).toMatchObject({
      status: 200,
      data: { missionId, validationStatus: 'validated', awaitedFrom: 'none' },
    })
    expect(await events(missionId)).toEqual([
      { type: 'missions.mission.approved', version: 1 },
      { type: 'missions.participant.registered', version: 2 },
    ])
  })

  it('waits for the team where it selects', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const { data } = await register(missionId)
    expect(data).toMatchObject({
      validationStatus: 'awaiting_validation',
      awaitedFrom: 'staff',
      waitlistPosition: null,
    })
  })

  it('joins the waiting line when full', async () => {
    const missionId = await service.mission({ capacity: 1 })
    await register(missionId)
    expect((await register(missionId)).data).toMatchObject({ waitlistPosition: 1, awaitedFrom: 'none' })
    expect((await register(missionId)).data).toMatchObject({ waitlistPosition: 2 })
  })

  it('refuses the 11th when there is no waiting line', async () => {
    const missionId = await service.mission({ capacity: 1, waitlistEnabled: false })
    await register(missionId)
    expect(await register(missionId)).toMatchObject({ status: 409, code: 'MISSION_FULL' })
    expect(await events(missionId)).toHaveLength(2)
  })

  it('refuses a second registration, and what the team has refused', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const member = await service.member()
    await register(missionId, {}, member)
    expect(await register(missionId, {}, member)).toMatchObject({ status: 409, code: 'ALREADY_REGISTERED' })
    const body = { userIds: [member.id], reasonCode: 'profile_not_matching' as const }
    await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
    expect(await register(missionId, {}, member)).toMatchObject({ status: 409, code: 'PREVIOUSLY_REFUSED' })
  })

  it('names each answer that is missing', async () => {
    const missionId = await service.mission({ motivationRequired: true, questions: ['Quand ?'] })
    expect(await register(missionId, { motivation: 'Trop court' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: { motivation: ['TOO_SHORT'], 'answers.0': ['REQUIRED'] },
    })
    const answered = await register(missionId, { motivation: 'Je connais bien le sujet.', answers: ['Lundi'] })
    expect(answered.data).toMatchObject({ motivation: 'Je connais bien le sujet.', answers: ['Lundi'] })
  })

  it('says in the reader’s language which training is required', async () => {
    const missionId = await service.mission({ requiredVolunteerKinds: ['user_representation'] })
    const stranger = await service.member()
    const refused = await service.call('mission.register', { params: { missionId }, body: {} }, stranger, 'fr')
    expect(refused).toMatchObject({ status: 403, code: 'VOLUNTEER_KIND_REQUIRED' })
    expect(refused.message).toContain('Représentation des usagers')
    const trained = await service.member({ volunteerKinds: ['user_representation'] })
    expect((await register(missionId, {}, trained)).status).toBe(200)
  })

  it('is closed to those who run the mission', async () => {
    const missionId = await service.mission()
    expect(await register(missionId, {}, referent)).toMatchObject({ status: 409, code: 'OWN_MISSION' })
  })

  it('ends with the deadline, and with the mission', async () => {
    const missionId = await service.mission({ registrationDeadline: inDays(5) })
    service.time.now = inDays(5)
    expect(await register(missionId)).toMatchObject({ status: 409, code: 'REGISTRATION_CLOSED' })
    await closeMission(service.deps, { actor: admin, missionId, closingNote: 'Merci à toutes et à tous.' })
    expect(await register(missionId)).toMatchObject({ status: 409, code: 'MISSION_CLOSED' })
  })

  it('refuses unknown and mistyped fields, and unknown missions', async () => {
    const missionId = await service.mission()
    const unknown = await register(missionId, { surprise: 1 } as never)
    expect(unknown).toMatchObject({ status: 422, fields: { surprise: ['UNKNOWN_FIELD'] } })
    const mistyped = await register(missionId, { motivation: 3 } as never)
    expect(mistyped).toMatchObject({ status: 422, fields: { motivation: ['INVALID_TYPE'] } })
    const nowhere = '7d9f6a52-3a5c-4c41-9d0c-1b2f3a4d5e6f'
    expect(await register(nowhere)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('gives exactly ten places to sixty people who come at once, and the rest a number in line', async () => {
    const missionId = await service.mission({ capacity: 10 })
    const people = await Promise.all(Array.from({ length: 60 }, () => service.member()))
    const answers = await Promise.all(people.map((person) => register(missionId, {}, person)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ data }) => data.validationStatus === 'validated')).toHaveLength(10)
    const line = answers.flatMap(({ data }) => data.waitlistPosition ?? []).sort((a, b) => a - b)
    expect(line).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    const { rows } = await service.db.query({
      text: 'select validated, waitlist from mission_seats where mission_id = $1',
      values: [missionId],
    })
    expect(rows).toEqual([{ validated: 10, waitlist: 50 }])
    expect(new Set((await events(missionId)).map(({ version }) => version)).size).toBe(61)
  })

  it('registers one person once, however often the button is pressed', async () => {
    const missionId = await service.mission()
    const member = await service.member()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(missionId, {}, member)))
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array(4).fill('ALREADY_REGISTERED'), 'ok'])
    expect(await events(missionId)).toHaveLength(2)
  })

  it('is one transaction of four statements, in two ways to the database and back', async () => {
    const missionId = await service.mission()
    const member = await service.member()
    service.statements.length = service.roundTrips.length = 0
    await register(missionId, {}, member)
    expect(service.statements).toHaveLength(4)
    expect(service.roundTrips).toHaveLength(2)
    // Whoever has no part yet is inserted: a look for a row that cannot be there costs three pages.
    expect(service.statements.at(-1)).toMatch(/insert into participants/)
    expect(service.statements.at(-1)).not.toMatch(/on conflict/)
  })

  it('takes one statement more with a key, and no way, and stores key, seats, person, fact and answer together', async () => {
    const missionId = await service.mission()
    const member = await service.member()
    service.statements.length = service.roundTrips.length = 0
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await service.call('mission.register', { params: { missionId }, body: {} }, member, 'fr', headers)
    expect(answer.status).toBe(200)
    expect(service.statements).toHaveLength(5)
    expect(service.roundTrips).toHaveLength(2)
    const { rows } = await service.db.query({
      text: `select validated, (select count(*) from participants p where p.mission_id = s.mission_id) as people,
          (select count(*) from outbox where aggregate_id = s.mission_id and type like '%registered') as facts,
          (select body ->> 'userId' from idempotency where key = $2) as answered
        from mission_seats s where mission_id = $1`,
      values: [missionId, headers['idempotency-key']],
    })
    expect(rows).toEqual([{ validated: 1, people: 1, facts: 1, answered: member.id }])
  })
})

describe('POST /mission/:id/add_participants', () => {
  it('asks who withdrew to come back, also once registration has ended, and they answer', async () => {
    const missionId = await service.mission({ registrationDeadline: inDays(5) })
    const [person, late] = [await service.member(), await service.member()]
    const params = { missionId }
    const invite = ({ id }: { id: string }) =>
      service.call('mission.addParticipants', { params, body: { userIds: [id] } }, referent)
    await register(missionId, {}, person)
    service.time.now = inDays(6)
    await service.call('mission.unregister', { params, body: { reasonCode: 'not_available' } }, person)
    expect(await register(missionId, {}, person)).toMatchObject({ code: 'REGISTRATION_CLOSED' })
    expect((await invite(person)).data).toEqual({ invited: [person.id], skipped: [] })
    const accepted = await service.call('mission.acceptInvitation', { params, body: {} }, person)
    expect(accepted.data).toMatchObject({ validationStatus: 'validated', withdrawnAt: null, reasonCode: null })
    service.time.now = inDays(10.5)
    expect(await invite(late)).toMatchObject({ status: 409, code: 'REGISTRATION_CLOSED' })
  })
})
