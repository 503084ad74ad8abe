import { randomUUID } from 'node:crypto'
import type { Part } from '@ensemble/contracts/missions/part-of'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { national, referent, startService, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

type Person = Awaited<ReturnType<Service['member']>>

/** Two of a team have the same list of a mission before them; `asking` people have asked for a place. */
async function world({ asking = 1, capacity = 5 } = {}) {
  const missionId = await service.mission({ registrationMode: 'selection', capacity })
  const params = { missionId }
  const people: Person[] = []
  const ask = async () => {
    const person = await service.member()
    expect((await service.call('mission.register', { params, body: {} }, person)).status).toBe(200)
    people.push(person)
    return person.id
  }
  for (let index = 0; index < asking; index++) await ask()
  const of = (part: Part, ids = people.map(({ id }) => id)) => ({
    userIds: ids,
    seen: ids.map((userId) => ({ userId, part })),
  })
  type Asked = ReturnType<typeof of> | { userIds: string[] }
  return {
    missionId,
    params,
    ids: people.map(({ id }) => id),
    ask,
    of,
    accept: (by: Person, body: Asked, headers = {}) =>
      service.call('mission.acceptUser', { params, body }, by, 'fr', headers),
    refuse: (by: Person, body: Asked) =>
      service.call('mission.rejectUser', { params, body: { ...body, reasonCode: 'other' } }, by),
    /** What these people were answered, by mail. */
    answers: async () =>
      (await told(service, missionId)).flatMap(({ type }) =>
        type === 'participant.accepted' || type === 'participant.refused' ? [type] : [],
      ),
    rows: async () => (await service.call('mission.participants', { params, query: {} }, referent)).data.items,
  }
}

it('lets no acceptance follow a refusal that its author had not seen, and says what was answered', async () => {
  const { of, accept, refuse, answers, ids } = await world()
  const asked = of('requested')
  expect((await refuse(national, asked)).data).toEqual({ updated: ids, failed: [] })
  expect((await accept(referent, asked)).data).toEqual({
    updated: [],
    failed: [{ userId: ids[0], code: 'STATUS_CONFLICT', answered: 'refused' }],
  })
  expect(await answers()).toEqual(['participant.refused'])
})

it('lets no refusal of a request take back the place that was given meanwhile', async () => {
  const { of, accept, refuse, answers, ids } = await world()
  const asked = of('requested')
  await accept(national, asked)
  expect((await refuse(referent, asked)).data).toEqual({
    updated: [],
    failed: [{ userId: ids[0], code: 'STATUS_CONFLICT', answered: 'accepted' }],
  })
  expect(await answers()).toEqual(['participant.accepted'])
})

it('lets one of two win that press at the same moment', async () => {
  const { of, accept, refuse, answers } = await world()
  const both = await Promise.all([accept(national, of('requested')), refuse(referent, of('requested'))])
  expect(both.map(({ data }) => data.updated.length).toSorted()).toEqual([0, 1])
  expect(await answers()).toHaveLength(1)
})

it('decides on the others, and tells of the same answer by whom it was given', async () => {
  const { of, accept, ids } = await world({ asking: 2 })
  await accept(national, of('requested', ids.slice(0, 1)))
  const { data } = await accept(referent, of('requested'))
  expect(data).toEqual({
    updated: [ids[1]],
    failed: [{ userId: ids[0], code: 'STATUS_CONFLICT', answered: 'accepted' }],
  })
  // Nobody else has: it was they themselves.
  expect((await accept(referent, of('requested', ids.slice(1)))).data.failed).toEqual([
    { userId: ids[1], code: 'STATUS_CONFLICT' },
  ])
})

it('lets a team change its mind about what it has seen, and treats a caller of before as ever', async () => {
  const { of, accept, refuse, answers, ids } = await world()
  await refuse(national, of('requested'))
  expect((await accept(referent, of('rejected'))).data.updated).toEqual(ids)
  expect((await refuse(national, of('validated'))).data.updated).toEqual(ids)
  expect((await accept(referent, { userIds: ids })).data.updated).toEqual(ids)
  expect(await answers()).toHaveLength(4)
})

it('takes whoever moved up from the line meanwhile for who they were: they ask for the same', async () => {
  const { of, accept, refuse, ids, ask, rows } = await world({ capacity: 1 })
  await accept(referent, of('requested'))
  const waiting = await ask()
  const shown = (await rows()).find(({ userId }) => userId === waiting)
  expect(shown?.part).toBe('waitlisted')
  await refuse(national, of('validated', ids))
  expect((await accept(referent, of('waitlisted', [waiting]))).data.updated).toEqual([waiting])
})

it('takes no place back for an invitation that was accepted meanwhile', async () => {
  const { params, of, refuse, rows } = await world({ asking: 0 })
  const person = await service.member()
  await service.call('mission.addParticipants', { params, body: { userIds: [person.id] } }, referent)
  expect((await rows()).map(({ part }) => part)).toEqual(['invited'])
  await service.call('mission.acceptInvitation', { params, body: {} }, person)
  expect((await refuse(national, of('invited', [person.id]))).data.failed).toEqual([
    { userId: person.id, code: 'STATUS_CONFLICT' },
  ])
  expect((await rows()).map(({ part }) => part)).toEqual(['validated'])
})

it('gives the same answer to the same sending, whatever was answered since', async () => {
  const { of, accept, refuse, ids, answers } = await world()
  const headers = { 'idempotency-key': randomUUID() }
  const first = await accept(referent, of('requested'), headers)
  await refuse(national, of('validated'))
  expect((await accept(referent, of('requested'), headers)).data).toEqual(first.data)
  expect(first.data).toEqual({ updated: ids, failed: [] })
  expect(await answers()).toEqual(['participant.accepted', 'participant.refused'])

  const late = { 'idempotency-key': randomUUID() }
  const left = await accept(referent, of('requested'), late)
  expect(left.data.failed).toMatchObject([{ answered: 'refused' }])
  await accept(national, of('rejected'))
  expect((await accept(referent, of('requested'), late)).data).toEqual(left.data)
})

it('tells with what waits for the staff how its author stands', async () => {
  const { missionId, ids } = await world()
  const { data } = await service.call('mission.waiting', { query: { pageSize: 100 } }, referent)
  const row = data.items.find(({ mission, person }) => mission.id === missionId && person?.userId === ids[0])
  expect(row?.person?.part).toBe('requested')
})
