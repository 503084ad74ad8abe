import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { farReferent, inDays, referent, startService, today, type Service } from '../service.ts'

const said = { version: '1', language: 'fr' } as const

describe('what is said by telephone', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  beforeEach(() => void (service.time.now = today))
  afterAll(() => service.stop())

  const registerFor = (
    missionId: string,
    person: Principal,
    body: Partial<CallInput<'mission.registerFor'>['body']> = {},
    by = referent,
  ) => service.call('mission.registerFor', { params: { missionId }, body: { userId: person.id, said, ...body } }, by)
  const withdrawFor = (missionId: string, person: Principal, by = referent) =>
    service.call(
      'mission.withdrawFor',
      { params: { missionId }, body: { userId: person.id, reasonCode: 'not_available' } },
      by,
    )
  const rowOf = async (missionId: string, person: Principal) =>
    (await service.call('mission.participants', { params: { missionId } }, referent)).data.items.find(
      ({ userId }) => userId === person.id,
    )
  const facts = async (missionId: string) => {
    const { rows } = await service.db.query<{ fact: { type: string; onBehalf?: boolean } }>({
      text: `select json_build_object('type', type, 'onBehalf', payload #> '{data,onBehalf}') as fact from outbox
        where aggregate_id = $1 and type like 'missions.participant.%' order by id`,
      values: [missionId],
    })
    return rows.map(({ fact }) => fact)
  }

  it('registers by the rules of the mission, marked for the team and for the person', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', motivationRequired: true })
    const person = await service.member({ displayName: 'Odette Perrin', byTelephone: true })
    expect((await registerFor(missionId, person)).data).toMatchObject({ fields: { motivation: ['REQUIRED'] } })
    const motivation = 'Elle aime parler avec les gens.'
    expect((await registerFor(missionId, person, { motivation })).data).toMatchObject({ awaitedFrom: 'staff' })
    expect(await rowOf(missionId, person)).toMatchObject({
      byTelephone: true,
      motivation,
      onBehalf: { act: 'registered', words: expect.stringContaining('à votre demande'), byName: expect.any(String) },
    })
    const own = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, person)
    expect(own.data.items[0]?.participant.onBehalf).toEqual({
      act: 'registered',
      at: today.toISOString(),
      words: expect.any(String),
    })
    expect(await facts(missionId)).toEqual([{ type: 'missions.participant.registered', onBehalf: true }])
    expect((await registerFor(missionId, person, { motivation })).data).toMatchObject({ code: 'ALREADY_REGISTERED' })
    const waiting = await service.call('mission.waiting', { query: {} }, referent)
    expect(waiting.data.items.find((one) => one.person?.userId === person.id)?.person?.byTelephone).toBe(true)
    const thread = await service.call('mission.thread', { params: { missionId, userId: person.id } }, referent)
    expect(thread.data.byTelephone, 'the team reads that what it writes is told in a call').toBe(true)
  })

  it('joins the waiting line where the mission is full, and accepts the place that becomes free', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const [first, second] = [await service.member(), await service.member({ byTelephone: true })]
    await registerFor(missionId, first)
    expect((await registerFor(missionId, second)).data).toMatchObject({ waitlistPosition: 1 })
    expect((await withdrawFor(missionId, first)).data.withdrawnAt).not.toBeNull()
    expect(await rowOf(missionId, second)).toMatchObject({ awaitedFrom: 'member' })
    expect((await registerFor(missionId, second)).data).toMatchObject({ validationStatus: 'validated' })
    expect(await rowOf(missionId, second)).toMatchObject({ onBehalf: { act: 'accepted' } })
    expect(await rowOf(missionId, first)).toMatchObject({ onBehalf: { act: 'withdrew', words: '' } })
    // No refusal: the way back is open.
    expect((await registerFor(missionId, first)).data).toMatchObject({ waitlistPosition: 1 })
  })

  it('keeps a place after a mission was moved, until its end', async () => {
    const missionId = await service.mission()
    const [person, late] = [await service.member(), await service.member()]
    await registerFor(missionId, person)
    await registerFor(missionId, late)
    const moved = {
      startAt: inDays(40).toISOString(),
      endAt: inDays(41).toISOString(),
      reason: 'La salle est prise ce jour-là.',
      updatedAt: await service.updatedAt(missionId),
    }
    await service.call('mission.reschedule', { params: { missionId }, body: moved }, referent)
    expect((await registerFor(missionId, person)).data).toMatchObject({ newDateAnswer: 'suits' })
    service.time.now = inDays(42)
    expect((await registerFor(missionId, late)).data).toMatchObject({ code: 'MISSION_CLOSED' })
    expect((await withdrawFor(missionId, late)).data).toMatchObject({ code: 'MISSION_CLOSED' })
    expect(await rowOf(missionId, late)).toMatchObject({ newDateAnswer: 'awaited', onBehalf: { act: 'registered' } })
  })

  it('accepts no invitation once the mission has ended, though its time to answer has not', async () => {
    const missionId = await service.mission()
    const person = await service.member()
    const body = { userIds: [person.id] }
    await service.call('mission.addParticipants', { params: { missionId }, body }, referent)
    await service.db.query({
      text: 'update missions set start_at = $2, end_at = $3 where id = $1',
      values: [missionId, inDays(3), inDays(4)],
    })
    service.time.now = inDays(5)
    expect((await registerFor(missionId, person)).data).toMatchObject({ code: 'MISSION_CLOSED' })
    expect(await rowOf(missionId, person)).toMatchObject({ awaitedFrom: 'member', onBehalf: null })
  })

  it('does not tell a team of an invitation by criteria', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const person = await service.member()
    await service.db.query({
      text: `insert into participants (mission_id, user_id, origin, validation_status, blind, created_at, updated_at)
        values ($1, $2, 'invitation', 'awaiting_validation', true, $3, $3)`,
      values: [missionId, person.id, inDays(-1)],
    })
    expect((await withdrawFor(missionId, person)).data).toMatchObject({ code: 'NOT_REGISTERED' })
    expect((await registerFor(missionId, person)).data).toMatchObject({ awaitedFrom: 'staff', origin: 'registration' })
  })

  it.each(['member', 'system'])('does not tell it of one that the %s has ended either', async (rejectedBy) => {
    const missionId = await service.mission()
    const [drawn, other] = [
      await service.member({ departmentCode: '33' }),
      await service.member({ departmentCode: '33' }),
    ]
    await service.db.query({
      text: `insert into participants
          (mission_id, user_id, origin, validation_status, rejected_by, blind, created_at, updated_at)
        values ($1, $2, 'invitation', 'rejected', $4, true, $3, $3)`,
      values: [missionId, drawn.id, inDays(-1), rejectedBy],
    })
    for (const person of [drawn, other]) {
      expect((await withdrawFor(missionId, person)).data).toMatchObject({ code: 'OUT_OF_SCOPE' })
      expect((await registerFor(missionId, person)).data).toMatchObject({ code: 'OUT_OF_SCOPE' })
    }
  })

  it('is heard by the team of the mission alone, of members in its reach, and never of health', async () => {
    const missionId = await service.mission()
    const [near, far] = [await service.member(), await service.member({ departmentCode: '33' })]
    expect((await registerFor(missionId, near, {}, farReferent)).data).toMatchObject({ code: 'OUT_OF_SCOPE' })
    expect((await registerFor(missionId, far)).data).toMatchObject({ code: 'OUT_OF_SCOPE' })
    expect((await registerFor(missionId, near, {}, near)).status).toBe(403)
    const answers = { sharedHealthFields: ['cancerTypes'] }
    expect((await registerFor(missionId, near, answers as never)).status).toBe(422)
    const old = { said: { version: '0', language: 'fr' } } as const
    expect((await registerFor(missionId, near, old)).data).toMatchObject({ fields: { said: ['NOT_IN_LIST'] } })
    const reserved = await service.mission({ requiredVolunteerKinds: ['patient_resource'] })
    expect((await registerFor(reserved, near)).data).toMatchObject({ code: 'VOLUNTEER_KIND_REQUIRED' })
  })
})
