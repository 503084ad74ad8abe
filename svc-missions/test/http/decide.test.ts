import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { admin, farReferent, inDays, national, referent, startService, today, type Service } from '../service.ts'
import { told } from '../told.ts'

// One more than without them.
const env = { OPEN_INVITATIONS_PER_PERSON: '4', INVITATIONS_PER_PERSON_AND_MONTH: '3' }
let service: Service
beforeAll(async () => void (service = await startService({ env })))
afterAll(() => service.stop())

type Person = Awaited<ReturnType<Service['member']>>

async function registered(missionId: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index++) {
    const person = await service.member()
    expect((await service.call('mission.register', { params: { missionId }, body: {} }, person)).status).toBe(200)
    people.push(person)
  }
  return people
}

function ids(people: (Person | undefined)[]): string[] {
  return people.flatMap((person) => person?.id ?? [])
}

async function standing(missionId: string, person: Person | undefined) {
  const answer = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, person)
  return answer.data.items.find(({ participant }) => participant.missionId === missionId)
}

function withdraw(missionId: string, person: Person | undefined) {
  return service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'not_available' } }, person)
}

describe('PUT /mission/:id/accept_user', () => {
  it('accepts as many as there are places, and names the others', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', capacity: 2 })
    const people = await registered(missionId, 3)
    const body = { userIds: ids(people) }
    const { data } = await service.call('mission.acceptUser', { params: { missionId }, body }, referent)
    expect(data).toEqual({
      updated: body.userIds.slice(0, 2),
      failed: [{ userId: body.userIds[2], code: 'MISSION_FULL' }],
    })
    expect(await standing(missionId, people[0])).toMatchObject({ bucket: 'upcoming' })
  })

  it('names those who did not register, and those who are in already', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const [person] = await registered(missionId, 1)
    const stranger = await service.member()
    const body = { userIds: ids([person]) }
    await service.call('mission.acceptUser', { params: { missionId }, body }, national)
    const again = { userIds: [...body.userIds, stranger.id] }
    const { data } = await service.call('mission.acceptUser', { params: { missionId }, body: again }, admin)
    expect(data.failed.map(({ code }) => code)).toEqual(['STATUS_CONFLICT', 'NOT_REGISTERED'])
  })

  it('is out of scope for a referent of another department, and forbidden to members', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const [person] = await registered(missionId, 1)
    const body = { userIds: ids([person]) }
    const call = (who: Person | undefined) => service.call('mission.acceptUser', { params: { missionId }, body }, who)
    expect(await call(farReferent)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    expect(await call(person)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await standing(missionId, person)).toMatchObject({ bucket: 'pending' })
  })

  it('lets somebody in whom the team had refused', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const [person] = await registered(missionId, 1)
    const userIds = ids([person])
    const refusal = { userIds, reasonCode: 'other' as const }
    await service.call('mission.rejectUser', { params: { missionId }, body: refusal }, referent)
    expect(await standing(missionId, person)).toMatchObject({ bucket: 'past', participant: { reasonCode: 'other' } })
    const { data } = await service.call('mission.acceptUser', { params: { missionId }, body: { userIds } }, referent)
    expect(data.updated).toEqual(userIds)
  })
})

describe('a place that becomes free', () => {
  it('is offered for 72 hours to the first in line where registration is open', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const [holder, first, second] = await registered(missionId, 3)
    expect((await withdraw(missionId, holder)).data.withdrawnAt).not.toBeNull()
    const offered = await standing(missionId, first)
    expect(offered).toMatchObject({
      bucket: 'invitations',
      participant: { origin: 'invitation', awaitedFrom: 'member' },
    })
    expect(offered?.participant.invitationExpiresAt).toBe('2026-12-04T09:00:00.000Z')
    await service.call('mission.rejectInvitation', { params: { missionId }, body: {} }, first)
    expect(await standing(missionId, second)).toMatchObject({ bucket: 'invitations' })
    await service.call('mission.acceptInvitation', { params: { missionId }, body: {} }, second)
    expect(await standing(missionId, second)).toMatchObject({ bucket: 'upcoming' })
  })

  it('turns the first in line into an ordinary request where a team selects', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'selection' })
    const [holder] = await registered(missionId, 1)
    const accept = { userIds: ids([holder]) }
    await service.call('mission.acceptUser', { params: { missionId }, body: accept }, referent)
    const [waiting] = await registered(missionId, 1)
    expect(await standing(missionId, waiting)).toMatchObject({ participant: { waitlistPosition: 1 } })
    const body = { ...accept, reasonCode: 'other' as const }
    await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
    expect(await standing(missionId, waiting)).toMatchObject({
      participant: { waitlistPosition: null, awaitedFrom: 'staff' },
    })
  })

  it('goes on along the line where a team selects, until somebody takes it', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'selection' })
    const refuse = (...people: (Person | undefined)[]) => {
      const body = { userIds: ids(people), reasonCode: 'other' as const }
      return service.call('mission.rejectUser', { params: { missionId }, body }, referent)
    }
    const ranks = async (people: (Person | undefined)[]) =>
      Promise.all(people.map(async (one) => (await standing(missionId, one))?.participant.waitlistPosition))
    const [holder, asking] = await registered(missionId, 2)
    const accept = { userIds: ids([holder]) }
    await service.call('mission.acceptUser', { params: { missionId }, body: accept }, referent)
    const line = await registered(missionId, 4)
    const [first, second] = line
    // One place, whoever else leaves with the one who held it.
    await refuse(holder, asking)
    expect(await ranks(line)).toEqual([null, 1, 2, 3])
    await refuse(first)
    expect(await ranks(line.slice(1))).toEqual([null, 1, 2])
    await withdraw(missionId, second)
    expect(await ranks(line.slice(2))).toEqual([null, 1])
    const [, , third, last] = line
    expect(await standing(missionId, third)).toMatchObject({ participant: { awaitedFrom: 'staff' } })
    await service.call('mission.acceptUser', { params: { missionId }, body: { userIds: ids([third]) } }, referent)
    expect(await ranks([last])).toEqual([1])
    const asked = (await told(service, missionId)).filter(
      ({ type, userId, waitlistPosition }) =>
        type === 'participant.registered' && waitlistPosition === null && ids(line).some((id) => id === userId),
    )
    expect(asked.map(({ userId }) => userId)).toEqual(ids([first, second, third]))
  })

  it('goes to the next in line only where no request waits for it', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'selection' })
    const [holder, asking, other] = await registered(missionId, 3)
    const accept = { userIds: ids([holder]) }
    await service.call('mission.acceptUser', { params: { missionId }, body: accept }, referent)
    const [first, second] = await registered(missionId, 2)
    await withdraw(missionId, asking)
    expect(await standing(missionId, first)).toMatchObject({ participant: { waitlistPosition: 1 } })
    await withdraw(missionId, holder)
    await withdraw(missionId, other)
    expect(await standing(missionId, first)).toMatchObject({ participant: { awaitedFrom: 'staff' } })
    expect(await standing(missionId, second)).toMatchObject({ participant: { waitlistPosition: 1 } })
  })

  it('is not offered to anybody when the one who leaves held none', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const [, first, second] = await registered(missionId, 3)
    await withdraw(missionId, first)
    expect(await standing(missionId, second)).toMatchObject({ bucket: 'pending' })
  })

  it('closes up the line: who is left moves on, and who joins is told how many wait', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const [, first, second] = await registered(missionId, 3)
    await withdraw(missionId, first)
    expect(await standing(missionId, second)).toMatchObject({ participant: { waitlistPosition: 1 } })
    const last = await service.member()
    const joined = await service.call('mission.register', { params: { missionId }, body: {} }, last)
    expect(joined.data).toMatchObject({ waitlistPosition: 2 })
    expect(await standing(missionId, last)).toMatchObject({ participant: { waitlistPosition: 2 } })
    const people = await service.call('mission.participants', { params: { missionId } }, referent)
    const ranks = people.data.items.map(({ waitlistPosition }) => waitlistPosition)
    expect(ranks.filter((rank) => rank !== null).sort()).toEqual([1, 2])
  })
})

describe('POST /mission/:id/unregister', () => {
  it('refuses who is not registered, or has left already', async () => {
    const missionId = await service.mission()
    const [person] = await registered(missionId, 1)
    expect(await withdraw(missionId, await service.member())).toMatchObject({ status: 409, code: 'NOT_REGISTERED' })
    await withdraw(missionId, person)
    expect(await withdraw(missionId, person)).toMatchObject({ status: 409, code: 'NOT_REGISTERED' })
  })

  it('allows to come back', async () => {
    const missionId = await service.mission()
    const [person] = await registered(missionId, 1)
    await withdraw(missionId, person)
    const again = await service.call('mission.register', { params: { missionId }, body: {} }, person)
    expect(again.data).toMatchObject({ validationStatus: 'validated', withdrawnAt: null, reasonCode: null })
  })
})

describe('inviting by name', () => {
  it('is answered once, and in time', async () => {
    const missionId = await service.mission()
    const [early, late] = [await service.member(), await service.member()]
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: ids([early, late]) })
    const answer = (who: Person) => service.call('mission.acceptInvitation', { params: { missionId }, body: {} }, who)
    expect((await answer(early)).data).toMatchObject({ validationStatus: 'validated', origin: 'invitation' })
    expect(await answer(early)).toMatchObject({ status: 409, code: 'INVITATION_ALREADY_ANSWERED' })
    service.time.now = inDays(15)
    expect(await answer(late)).toMatchObject({ status: 410, code: 'INVITATION_EXPIRED' })
    service.time.now = today
  })

  it('is accepted with an answer to each of the mission’s questions', async () => {
    const missionId = await service.mission({ questions: ['Quand êtes-vous libre ?', 'Comment venez-vous ?'] })
    const person = await service.member()
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [person.id] })
    const accept = (answers?: string[]) =>
      service.call('mission.acceptInvitation', { params: { missionId }, body: { answers } }, person)
    expect(await accept()).toMatchObject({ status: 422, data: { fields: { 'answers.0': ['REQUIRED'] } } })
    expect(await accept(['Le soir', ' '])).toMatchObject({
      status: 422,
      data: { fields: { 'answers.1': ['REQUIRED'] } },
    })
    expect((await accept(['Le soir', 'À pied'])).data).toMatchObject({ answers: ['Le soir', 'À pied'] })
  })

  it('holds a place, and leaves out whom it cannot reach', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const near = await service.member()
    const late = await service.member()
    const far = await service.member({ departmentCode: '33' })
    const pausing = await service.member({ paused: true })
    const stranger = randomUUID()
    const userIds = [far.id, near.id, late.id, referent.id, stranger, pausing.id]
    expect(await inviteMembers(service.deps, { actor: referent, missionId, userIds })).toEqual({
      invited: [near.id],
      skipped: [
        { userId: far.id, code: 'OUT_OF_SCOPE' },
        { userId: late.id, code: 'MISSION_FULL' },
        { userId: referent.id, code: 'OWN_MISSION' },
        { userId: stranger, code: 'NOT_FOUND' },
        { userId: pausing.id, code: 'NOT_AVAILABLE' },
      ],
    })
  })
})

describe('asking fairly', () => {
  it('leaves somebody in peace who was invited as often as the settings allow', async () => {
    const person = await service.member()
    const invite = async () => {
      const params = { missionId: await service.mission() }
      return service.call('mission.addParticipants', { params, body: { userIds: [person.id] } }, referent)
    }
    for (let time = 0; time < 3; time++) expect((await invite()).data).toEqual({ invited: [person.id], skipped: [] })
    expect((await invite()).data).toEqual({ invited: [], skipped: [{ userId: person.id, code: 'INVITED_OFTEN' }] })
  })
})

describe('an invitation by name', () => {
  const invite = (missionId: string, person: Person, message?: string) =>
    service.call(
      'mission.addParticipants',
      { params: { missionId }, body: { userIds: [person.id], message } },
      referent,
    )

  it('is taken back, which frees its place, leaves the person free to register, and may be sent anew', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const person = await service.member()
    await invite(missionId, person)
    const body = { userIds: [person.id], reasonCode: 'other' as const }
    const { data } = await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
    expect(data).toEqual({ updated: [person.id], failed: [] })
    expect(await standing(missionId, person)).toMatchObject({ bucket: 'past' })
    expect((await service.call('mission.get', { params: { missionId } }, referent)).data.placesLeft).toBe(1)
    expect((await invite(missionId, person)).data).toEqual({ invited: [person.id], skipped: [] })
    expect(await standing(missionId, person)).toMatchObject({ bucket: 'invitations' })
    await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
    const registers = await service.call('mission.register', { params: { missionId }, body: {} }, person)
    expect(registers.status).toBe(200)
    const again = await service.call(
      'mission.acceptUser',
      { params: { missionId }, body: { userIds: [person.id] } },
      admin,
    )
    expect(again.data.failed).toMatchObject([{ code: 'STATUS_CONFLICT' }])
  })

  it('is recalled after a day, with the whole time to answer', async () => {
    const missionId = await service.mission({ startAt: inDays(90), endAt: null })
    const person = await service.member()
    await invite(missionId, person, 'Venez avec Léa.')
    expect((await invite(missionId, person)).data.skipped).toMatchObject([{ code: 'ALREADY_REGISTERED' }])
    service.time.now = inDays(2)
    expect((await invite(missionId, person)).data).toEqual({ invited: [person.id], skipped: [] })
    service.time.now = inDays(4)
    await invite(missionId, person, 'Paul vient aussi.')
    service.time.now = today
    expect((await standing(missionId, person))?.participant.invitationExpiresAt).toBe(inDays(18).toISOString())
    const { rows } = await service.db.query({
      text: `select payload #> '{data,message}' as message, payload #> '{data,expiresAt}' as until from outbox
        where payload::text like '%invitation_reminder%' and payload::text like $1 order by 2`,
      values: [`%${person.id}%`],
    })
    // What the team wrote comes again with the invitation, or what it writes now.
    expect(rows).toEqual([
      { message: 'Venez avec Léa.', until: inDays(16).toISOString() },
      { message: 'Paul vient aussi.', until: inDays(18).toISOString() },
    ])
  })
})

describe('GET /mission/:id/participants', () => {
  const list = (missionId: string, who: Person | undefined) =>
    service.call('mission.participants', { params: { missionId }, query: {} }, who)

  it('shows names to those who run the mission, and refuses everybody else', async () => {
    const missionId = await service.mission()
    await registered(missionId, 2)
    expect((await list(missionId, referent)).data).toMatchObject({
      total: 2,
      items: [{ displayName: 'Inès Karoui', departmentCode: '69' }, {}],
    })
    expect(await list(missionId, farReferent)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    expect(await list(missionId, await service.member())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('shows what a filter leaves of this mission alone, also of those who take part in another one', async () => {
    const [here, there] = [await service.mission(), await service.mission()]
    const person = await service.member()
    for (const missionId of [here, there])
      await service.call('mission.register', { params: { missionId }, body: {} }, person)
    const filters = JSON.stringify([{ field: 'origin', operator: 'eq', value: 'registration' }])
    const { data } = await service.call(
      'mission.participants',
      { params: { missionId: here }, query: { filters } },
      referent,
    )
    expect(data.total).toBe(1)
    expect(data.items.map(({ missionId, userId }) => [missionId, userId])).toEqual([[here, person.id]])
  })

  it('shows one person alone, whom a mail leads to', async () => {
    const missionId = await service.mission()
    const [person] = await registered(missionId, 2)
    const filters = JSON.stringify([{ field: 'userId', operator: 'eq', value: person?.id }])
    const asked = { params: { missionId }, query: { filters } }
    const { data } = await service.call('mission.participants', asked, referent)
    expect(data.items.map(({ userId }) => userId)).toEqual([person?.id])
  })

  it('shows first names to fellows of a collective mission, when both agreed', async () => {
    const missionId = await service.mission({ scope: 'collective' })
    const seen = { coParticipantVisibility: true }
    const people = [await service.member(seen), await service.member(seen), await service.member()]
    for (const person of people) await service.call('mission.register', { params: { missionId }, body: {} }, person)
    const { data } = await list(missionId, people[0])
    expect(data.items.map(({ displayName, departmentCode }) => [displayName, departmentCode])).toEqual([['Inès', null]])
    expect(ids(people)).not.toContain(data.items[0]?.userId)
    expect(await list(missionId, people[2])).toMatchObject({ status: 403 })
  })

  it('says who ended a participation to those who run the mission, and never to fellows', async () => {
    const missionId = await service.mission({ scope: 'collective' })
    const people = await Promise.all([1, 2].map(() => service.member({ coParticipantVisibility: true })))
    const gone = await service.member()
    for (const person of [...people, gone])
      await service.call('mission.register', { params: { missionId }, body: {} }, person)
    const refusal = { userIds: ids([gone]), reasonCode: 'other' as const }
    await service.call('mission.rejectUser', { params: { missionId }, body: refusal }, referent)
    const authors = (await list(missionId, referent)).data.items.map(({ userId, rejectedBy }) => [userId, rejectedBy])
    expect(new Map(authors.map(([id, by]) => [id, by]))).toEqual(
      new Map([...ids(people).map((id) => [id, null] as const), [gone.id, 'staff']]),
    )
    const [fellow] = (await list(missionId, people[0])).data.items
    expect(fellow).not.toHaveProperty('rejectedBy')
    expect(fellow).not.toHaveProperty('invitedAt')
  })

  it('tells fellows nothing by an order or a cursor that their list does not show', async () => {
    const missionId = await service.mission({ scope: 'collective', capacity: 20 })
    const people: Person[] = []
    for (let index = 0; index < 7; index++) people.push(await service.member({ coParticipantVisibility: true }))
    for (const person of people) await service.call('mission.register', { params: { missionId }, body: {} }, person)
    const asked = (query: object) =>
      service.call('mission.participants', { params: { missionId }, query: { pageSize: 5, ...query } }, people[0])

    const byName = (await asked({ sort: 'displayName' })).data
    expect(byName.items).toHaveLength(5)
    expect([byName.next, byName.previous]).toEqual([undefined, undefined])
    expect((await asked({ sort: 'createdAt', order: 'asc' })).data.items).toEqual(byName.items)
    const made = JSON.stringify(['after', 'displayName', 'asc', 'Zz', people[1]?.id])
    const cursor = Buffer.from(made).toString('base64url')
    expect((await asked({ sort: 'displayName', cursor })).data.items).toEqual(byName.items)
    expect((await asked({ sort: 'displayName', page: 1 })).data.items).toHaveLength(1)
  })
})
