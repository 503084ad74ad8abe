import { randomUUID } from 'node:crypto'
import { CloudEvent, events } from '@ensemble/contracts/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { onAccountEnded } from '../../src/events/on-account-ended.ts'
import { inviteBlind } from '../../src/use-cases/invite-blind.ts'
import { tellOfMessages } from '../../src/use-cases/tell-of-messages.ts'
import { writeMessage } from '../../src/use-cases/write-message.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

interface Pause {
  paused?: boolean
  pauseBegins?: boolean
  time?: Date
}

async function happened(type: 'suspended' | 'deleted' | 'changed', who: Principal, pause: Pause = {}): Promise<void> {
  const { paused = false, pauseBegins, time = today } = pause
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/users',
    type: `users.user.${type}`,
    subject: who.id,
    time: time.toISOString(),
    datacontenttype: 'application/json',
    dataversion: 1,
    aggregateversion: 7,
    data: {
      displayName: 'Inès Karoui',
      role: 'member',
      status: type === 'changed' ? 'validated' : type,
      departmentCode: '69',
      language: 'fr',
      volunteerKinds: [],
      engagement: null,
      paused,
      ...(pauseBegins !== undefined && { pauseBegins }),
      coParticipantVisibility: false,
    },
  }
  const handler = onAccountEnded(service.deps.clock).find((one) => one.type === event.type)
  // Twice: the kit lets an event through once, and what it does would not mind.
  for (const _time of [1, 2]) await inTransaction(service.db, async (tx) => handler?.read(event)(tx))
}

/** Somebody who waits, is invited, is confirmed, and was there; the one in line stands behind the confirmed place. */
async function engaged() {
  const [person, next] = [await service.member(), await service.member()]
  const register = async (missionId: string, who: Principal, motivation = 'Je connais bien le quartier.') => {
    await service.call('mission.register', { params: { missionId }, body: { motivation } }, who)
    return missionId
  }
  const missions = {
    asked: await register(await service.mission({ registrationMode: 'selection' }), person),
    confirmed: await register(await service.mission({ capacity: 1 }), person),
    invited: await service.mission(),
    over: await service.mission({ startAt: inDays(1), endAt: inDays(2) }),
  }
  await register(missions.over, person)
  await register(missions.confirmed, next)
  const body = { userIds: [person.id] }
  await service.call('mission.addParticipants', { params: { missionId: missions.invited }, body }, referent)
  service.time.now = inDays(3)
  return { person, next, missions }
}

async function standing(missionId: string, { id }: Principal) {
  const { rows } = await service.db.query<Record<string, unknown>>({
    text: `select validation_status as status, reason_code as reason, withdrawn_at is not null as withdrawn, motivation
      from participants where mission_id = $1 and user_id = $2`,
    values: [missionId, id],
  })
  return rows[0]
}

/** What other teams are told, and may be told again, about somebody. */
async function told({ id }: Principal) {
  const { rows } = await service.db.query<{ payload: { type: string } }>({
    text: `select payload from outbox where payload #>> '{data,userId}' = $1 order by id`,
    values: [id],
  })
  return rows.map(({ payload }) => payload)
}

it('a suspension ends what waits, withdraws from what lies ahead, and leaves what has been', async () => {
  service.time.now = today
  const { person, next, missions } = await engaged()
  await happened('suspended', person)
  const ended = { status: 'rejected', reason: 'account_suspended', withdrawn: false }
  expect(await standing(missions.asked, person)).toMatchObject(ended)
  expect(await standing(missions.invited, person)).toMatchObject(ended)
  expect(await standing(missions.confirmed, person)).toMatchObject({ reason: 'account_suspended', withdrawn: true })
  expect(await standing(missions.over, person)).toMatchObject({ status: 'validated', withdrawn: false })
  const { data } = await service.call('mission.get', { params: { missionId: missions.confirmed } }, next)
  expect(data.myParticipation).toMatchObject({ awaitedFrom: 'member', origin: 'invitation' })
})

it('a deletion also erases what the person wrote', async () => {
  service.time.now = today
  const { person, missions } = await engaged()
  const left = await service.mission()
  await service.call('mission.register', { params: { missionId: left }, body: {} }, person)
  const leaving = { params: { missionId: left }, body: { reasonCode: 'health_reasons' as const } }
  await service.call('mission.unregister', leaving, person)
  await happened('deleted', person)
  expect(await standing(left, person)).toMatchObject({ withdrawn: true, reason: 'other' })
  expect(await standing(missions.over, person)).toMatchObject({ status: 'validated', motivation: null })
  expect(await standing(missions.asked, person)).toMatchObject({ status: 'rejected', motivation: null })
})

it('a deletion leaves nobody to write a letter to where the person took part alone', async () => {
  service.time.now = today
  const { person, missions } = await engaged()
  const letter = { audience: 'confirmed' as const, subject: 'Merci', text: 'Merci de votre aide.' }
  const write = () =>
    service.call('mission.writeLetter', { params: { missionId: missions.over }, body: letter }, referent)
  expect((await write()).data).toEqual({ sent: 1 })
  await happened('deleted', person)
  expect(await write()).toMatchObject({ code: 'SURVEY_NO_RECIPIENT' })
})

it('a deletion leaves nobody to write to in a thread', async () => {
  service.time.now = today
  const { person, missions } = await engaged()
  const params = { missionId: missions.over, userId: person.id }
  const thread = async () => (await service.call('mission.thread', { params }, referent)).data.mayWrite
  expect(await thread()).toBe(true)
  await happened('deleted', person)
  expect(await thread()).toBe(false)
  const text = 'Merci de votre aide.'
  expect((await service.call('mission.writeMessage', { params, body: { text } }, referent)).code).toBe('NOT_REGISTERED')
})

it.each(['suspended', 'deleted'] as const)('who was %s is decided on no more, by whatever call', async (how) => {
  service.time.now = today
  const { person, missions } = await engaged()
  const refused = await service.mission({ registrationMode: 'selection', capacity: 2 })
  await service.call('mission.register', { params: { missionId: refused }, body: {} }, person)
  const userIds = [person.id]
  const refuse = (missionId: string) =>
    service.call(
      'mission.rejectUser',
      { params: { missionId }, body: { userIds, reasonCode: 'other', comment: 'Bref.' } },
      referent,
    )
  expect((await refuse(refused)).data.updated).toEqual(userIds)
  await happened(how, person)
  // As the events of accounts leave them.
  await service.db.query({ text: 'update members_v1 set status = $2 where id = $1', values: [person.id, how] })
  const failed = [{ userId: person.id, code: 'STATUS_CONFLICT' }]
  const accepted = await service.call(
    'mission.acceptUser',
    { params: { missionId: refused }, body: { userIds } },
    referent,
  )
  expect(accepted.data).toEqual({ updated: [], failed })
  expect((await refuse(missions.over)).data, 'no words about them are kept').toEqual({ updated: [], failed })
})

it('a deletion takes words of a team and shared fields out of what was told, and leaves what was told of others', async () => {
  service.time.now = today
  const [person, other] = [await service.member(), await service.member()]
  const missionId = await service.mission({ registrationMode: 'selection' })
  const params = { missionId }
  for (const who of [person, other]) {
    const body = { motivation: 'Je connais bien le quartier.', sharedHealthFields: ['cancerTypes' as const] }
    await service.call('mission.register', { params, body }, who)
    const refusal = { userIds: [who.id], reasonCode: 'other' as const, comment: 'Reposez-vous bien.' }
    await service.call('mission.rejectUser', { params, body: refusal }, referent)
  }
  const invited = await service.mission()
  const invitation = { userIds: [person.id], message: 'Votre rémission nous réjouit.' }
  await service.call('mission.addParticipants', { params: { missionId: invited }, body: invitation }, referent)
  const thread = { missionId: invited, userId: person.id, text: 'Courage pour la chimio.' }
  await writeMessage(service.deps, { actor: referent, ...thread })
  service.time.now = inDays(1)
  await tellOfMessages(service.deps)
  // As a release before this one told it.
  await service.db.query({
    text: `update outbox set payload = jsonb_set(payload, '{data,reasonCode}', '"health_reasons"')
      where payload #>> '{data,userId}' = $1 and type = 'missions.participant.refused'`,
    values: [person.id],
  })
  const [mine, before] = [await told(person), await told(other)]
  await happened('deleted', person)

  const after = await told(person)
  expect(after.slice(0, mine.length).map(({ type }) => type)).toEqual(
    ['participant.registered', 'participant.refused', 'participant.invited', 'notice.thread_due'].map(
      (type) => `missions.${type}`,
    ),
  )
  expect(JSON.stringify(after)).not.toMatch(/Reposez|rémission|chimio|cancerTypes|health_reasons/)
  for (const fact of after) {
    const definition = Object.values(events).find(({ type }) => type === fact.type)
    expect(definition && checkOf(CloudEvent(definition.data))(fact), fact.type).toBe(true)
  }
  expect(await told(other)).toEqual(before)
  expect(JSON.stringify(before)).toContain('Reposez-vous bien.')
})

it('a deletion takes the name of a contact off the missions and out of what was told of them', async () => {
  service.time.now = today
  const contactName = 'Maude Ostermann'
  const leaver = await service.member({ role: 'referent', displayName: contactName })
  const namesake = await service.member({ role: 'referent', displayName: contactName })
  const run = await service.mission({ contactName: 'maude ostermann', managerIds: [leaver.id, referent.id] })
  const ofNamesake = await service.mission({ contactName, managerIds: [namesake.id] })
  const ofAnother = await service.mission({ contactName: 'Maude Oster', managerIds: [leaver.id, referent.id] })
  const contacts = async () => {
    const of = async (missionId: string) =>
      (await service.call('mission.get', { params: { missionId } }, referent)).data
    return [(await of(run)).contactName, (await of(ofNamesake)).contactName, (await of(ofAnother)).contactName]
  }
  await happened('deleted', leaver)
  expect(await contacts()).toEqual(['Comité Rhône', contactName, 'Maude Oster'])
  await happened('deleted', namesake)
  expect(await contacts()).toEqual(['Comité Rhône', 'Comité Rhône', 'Maude Oster'])

  const { rows } = await service.db.query<{ payload: { type: string; quiet?: boolean } }>({
    text: 'select payload from outbox where aggregate_id = $1 order by id',
    values: [run],
  })
  expect(JSON.stringify(rows)).not.toMatch(/ostermann/i)
  const kinds = rows.map(({ payload: { type, quiet } }) => [type, quiet])
  expect(kinds).toEqual([
    ['missions.mission.approved', undefined],
    ['missions.mission.changed', true],
  ])
  for (const { payload } of rows) {
    const definition = Object.values(events).find(({ type }) => type === payload.type)
    expect(definition && checkOf(CloudEvent(definition.data))(payload), payload.type).toBe(true)
  }
})

it('a deletion that is heard before the copy of names hears of it lets nobody invite or draw who is erased', async () => {
  service.time.now = today
  const [person, other] = [await service.member(), await service.member()]
  const missionId = await service.mission()
  await happened('deleted', person)
  const body = { userIds: [person.id], message: 'Votre rémission nous réjouit.' }
  const invited = await service.call('mission.addParticipants', { params: { missionId }, body }, referent)
  expect(invited.data).toMatchObject({ invited: [], skipped: [{ userId: person.id, code: 'NOT_FOUND' }] })
  const drawn = { missionId, userIds: [person.id, other.id] }
  await inTransaction(service.db, (tx) => inviteBlind(tx, service.deps, drawn))
  expect(await standing(missionId, other)).toBeDefined()
  expect(await standing(missionId, person)).toBeUndefined()
  const types = (await told(person)).map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['missions.person.erased']))
})

// Facts that are older than the field do not say whether the pause begins.
it.each([true, undefined])(
  'a pause takes back what waits, and keeps what is agreed (begins: %s)',
  async (pauseBegins) => {
    service.time.now = today
    const { person, missions } = await engaged()
    await happened('changed', person, { paused: true, pauseBegins })
    const resting = { reason: 'not_available', withdrawn: true }
    expect(await standing(missions.asked, person)).toMatchObject(resting)
    expect(await standing(missions.invited, person)).toMatchObject(resting)
    expect(await standing(missions.confirmed, person)).toMatchObject({ status: 'validated', withdrawn: false })
    // Nobody took it back by hand, and no mail says so.
    const taken = (await told(person)).filter(({ type }) => type === 'missions.participant.withdrawn')
    expect(taken).not.toEqual([])
    for (const fact of taken) expect(fact).toMatchObject({ data: { by: 'system' } })
  },
)

it('a pause leaves what was asked for since it began, however often and late it is told of', async () => {
  service.time.now = today
  const { person, missions } = await engaged()
  const since = await service.mission({ registrationMode: 'selection' })
  const begun = { paused: true, pauseBegins: true }
  await service.call('mission.register', { params: { missionId: since }, body: {} }, person)
  await happened('changed', person, begun)
  expect(await standing(missions.asked, person)).toMatchObject({ withdrawn: true })
  await happened('changed', person, { paused: true, pauseBegins: false, time: inDays(4) })
  await happened('changed', person, begun)
  expect(await standing(since, person)).toMatchObject({ status: 'awaiting_validation', withdrawn: false })
})
