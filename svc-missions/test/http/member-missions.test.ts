import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { inDays, referent, startService, type Service } from '../service.ts'

let service: Service
let person: Principal
beforeAll(async () => {
  service = await startService()
  person = await service.member()
  for (let n = 0; n < 7; n++) {
    const missionId = await service.mission({ title: `Mission ${n}`, startAt: inDays(20 - n), endAt: inDays(30) })
    await service.call('mission.register', { params: { missionId }, body: {} }, person)
    if (n > 4) await withdraw(missionId)
  }
})
afterAll(() => service.stop())

function withdraw(missionId: string) {
  return service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'other' } }, person)
}

function asked(query: { bucket?: 'upcoming' | 'past'; page?: number; pageSize?: 5 }) {
  return service.call('mission.participantMissions', { params: { userId: 'me' }, query }, person)
}

it('gives what one takes part in a page at a time: what comes by its date, then the past', async () => {
  const first = await asked({ pageSize: 5 })
  expect(first.data).toMatchObject({ total: 7, page: 0, lastPage: 1, facets: { bucket: { upcoming: 5, past: 2 } } })
  const titles = first.data.items.map(({ mission }) => mission.title)
  expect(titles).toEqual(['Mission 4', 'Mission 3', 'Mission 2', 'Mission 1', 'Mission 0'])
  const second = await asked({ pageSize: 5, page: 1 })
  expect(second.data.items.map(({ mission }) => mission.title)).toEqual(['Mission 5', 'Mission 6'])
})

it('gives one bucket, and still counts all', async () => {
  const { data } = await asked({ bucket: 'past' })
  expect(data).toMatchObject({ total: 2, facets: { bucket: { upcoming: 5, past: 2 } } })
  expect(data.items.map(({ bucket }) => bucket)).toEqual(['past', 'past'])
})

it('refuses a page beyond the last, and gives the only page to who takes part in nothing', async () => {
  expect(await asked({ page: 1 })).toMatchObject({ status: 422, code: 'PAGE_OUT_OF_RANGE' })
  const nobody = await service.member()
  const answer = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, nobody)
  expect(answer).toMatchObject({ status: 200, data: { items: [], total: 0, lastPage: 0 } })
})

it('says how to join from afar to who has a place ahead, and to nobody else', async () => {
  const meetingUrl = 'https://visio.example.org/x'
  const waits = await service.member()
  const missionId = await service.mission({ mode: 'remote', meetingUrl, registrationMode: 'selection' })
  await service.call('mission.register', { params: { missionId }, body: {} }, waits)
  const read = async (who: Principal) => {
    const params = { userId: waits.id }
    const { data } = await service.call('mission.participantMissions', { params, query: {} }, who)
    return data.items.map((item) => item.meetingUrl)
  }
  expect(await read(waits)).toEqual([null])
  const body = { userIds: [waits.id] }
  await service.call('mission.acceptUser', { params: { missionId }, body }, referent)
  expect(await read(waits)).toEqual([meetingUrl])
  expect(await read(referent)).toEqual([undefined])
  await service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'other' } }, waits)
  expect(await read(waits)).toEqual([null])
})

it('says to the person alone who ended what they were asked, and of an invitation taken back that no team refused', async () => {
  const invited = await service.member()
  const missionId = await service.mission()
  await inviteMembers(service.deps, { actor: referent, missionId, userIds: [invited.id] })
  const body = { userIds: [invited.id], reasonCode: 'other' as const }
  await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
  const read = async (who: Principal) => {
    const params = { userId: invited.id }
    const { data } = await service.call('mission.participantMissions', { params, query: {} }, who)
    return data.items.map(({ participant }) => participant.rejectedBy)
  }
  expect(await read(invited)).toEqual(['system'])
  expect(await read(referent)).toEqual([null])
  const { data } = await service.call('mission.get', { params: { missionId } }, invited)
  // Nor did they wait in line: no place became free for them.
  expect(data.myParticipation).toMatchObject({ rejectedBy: 'system', placeOffered: false })
})
