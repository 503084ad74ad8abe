import { randomUUID } from 'node:crypto'
import { CloudEvent } from '@ensemble/contracts/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { userEvents } from '@ensemble/contracts/users/events'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gatheringMinutes } from '../../src/domain/charges.ts'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { onAccountEnded } from '../../src/events/on-account-ended.ts'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { tellOfCharges } from '../../src/use-cases/tell-of-charges.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const colleague = () => service.member({ role: 'referent', departmentCode: '69' })
/** A mission that somebody has run for long. */
const runBy = async (managerIds: string[], days = 10) => {
  const missionId = await service.mission({ managerIds, startAt: inDays(days), endAt: inDays(days + 1) })
  await service.db.query({ text: 'delete from charges_to_tell' })
  return missionId
}
const edit = async (missionId: string, managerIds: string[], by: Principal = admin) => {
  const body = { managerIds, updatedAt: await service.updatedAt(missionId) }
  const answer = await service.call('mission.edit', { params: { missionId }, body }, by)
  expect(answer.status, answer.message).toBe(200)
}

/** The clock goes on, and three processes look for what is to be told. */
async function minutesLater(minutes: number): Promise<void> {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
  await Promise.all([tellOfCharges(service.deps), tellOfCharges(service.deps), tellOfCharges(service.deps)])
}

const isFact = checkOf(CloudEvent(missionEvents.chargeDue.data))

/** What somebody is told to run from now on, or no more: by whom, and which missions. */
async function told({ id }: Principal, fact: 'charge_due' | 'charge_ended' = 'charge_due') {
  const { rows } = await service.db.query<{ payload: unknown }>({
    text: `select payload from outbox where type = $2 and payload #>> '{data,toId}' = $1 order by id`,
    values: [id, `missions.notice.${fact}`],
  })
  return rows.map(({ payload }) => {
    if (!isFact(payload)) throw new Error('the fact keeps its contract')
    const { byId, missions } = payload.data
    return { subject: payload.subject, byId, missions: missions.map(({ missionId }) => missionId) }
  })
}

describe('who is put in charge of missions', () => {
  it('hears once of all that were handed over, the soonest first, some minutes later', async () => {
    const [leaving, coming] = [await colleague(), await colleague()]
    const later = await runBy([leaving.id], 20)
    const sooner = await runBy([leaving.id], 10)
    await runBy([coming.id], 5)
    await service.call('mission.handOver', { body: { from: leaving.id, to: coming.id } }, leaving)
    await minutesLater(gatheringMinutes - 1)
    expect(await told(coming)).toEqual([])
    await minutesLater(1)
    expect(await told(coming)).toEqual([{ subject: sooner, byId: leaving.id, missions: [sooner, later] }])
    expect([await told(leaving), await told(leaving, 'charge_ended')]).toEqual([[], []])
    await minutesLater(60)
    expect(await told(coming)).toHaveLength(1)
  })

  it('hears of many that are changed at once, of one that is edited, and of one that is made with them', async () => {
    const [first, second] = [await colleague(), await colleague()]
    const many = [await runBy([admin.id], 10), await runBy([admin.id], 11)]
    const body = { missionIds: many, managerIds: [first.id], beside: true as const }
    await service.call('mission.editMany', { body }, referent)
    await edit(many[0] ?? '', [admin.id, first.id, second.id], referent)
    const made = await service.mission({ managerIds: [first.id], startAt: inDays(12), endAt: inDays(13) })
    await minutesLater(gatheringMinutes)
    const expected = [
      { subject: many[0], byId: referent.id, missions: many },
      { subject: made, byId: admin.id, missions: [made] },
    ]
    const found = await told(first)
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(await told(second)).toEqual([{ subject: many[0], byId: referent.id, missions: [many[0]] }])
    expect(await told(admin)).toEqual([])
  })

  it('hears nothing of what they do themselves', async () => {
    const own = await colleague()
    const missionId = await runBy([admin.id])
    await edit(missionId, [admin.id, own.id], own)
    await createMission(service.deps, { actor: own, content: content(inDays(9), { managerIds: [own.id] }) })
    await minutesLater(gatheringMinutes)
    expect(await told(own)).toEqual([])
  })

  it('hears nothing of what was taken back, and neither does who had run it before', async () => {
    const [before, after] = [await colleague(), await colleague()]
    const missionId = await runBy([before.id])
    await edit(missionId, [after.id])
    await minutesLater(1)
    await edit(missionId, [before.id])
    await minutesLater(gatheringMinutes)
    expect([await told(before), await told(after)]).toEqual([[], []])
    expect([await told(before, 'charge_ended'), await told(after, 'charge_ended')]).toEqual([[], []])
    const { rows } = await service.db.query({ text: 'select 1 from charges_to_tell' })
    expect(rows).toEqual([])
    await edit(missionId, [after.id])
    await minutesLater(gatheringMinutes)
    expect(await told(after)).toHaveLength(1)
    expect(await told(before, 'charge_ended')).toHaveLength(1)
  })

  it('hears nothing of a mission that was cancelled meanwhile, nor of demonstration data', async () => {
    const coming = await colleague()
    const missionId = await runBy([admin.id])
    await edit(missionId, [coming.id])
    const cancel = { params: { missionId }, body: { reason: 'La salle n’est plus libre.' } }
    expect((await service.call('mission.cancel', cancel, admin)).status).toBe(200)
    const actor = admin
    const made = content(inDays(9), { managerIds: [coming.id] })
    await createMission({ ...service.deps, quiet: true }, { actor, content: made })
    await minutesLater(gatheringMinutes)
    expect(await told(coming)).toEqual([])
  })
})

describe('who ceases to run missions by the doing of somebody else', () => {
  it('hears once of all of them, the soonest first, some minutes later', async () => {
    const [leaving, coming] = [await colleague(), await colleague()]
    const later = await runBy([leaving.id], 20)
    const sooner = await runBy([leaving.id, coming.id], 10)
    await service.call('mission.handOver', { body: { from: leaving.id, to: coming.id } }, admin)
    await minutesLater(gatheringMinutes)
    const ended = [{ subject: sooner, byId: admin.id, missions: [sooner, later] }]
    expect(await told(leaving, 'charge_ended')).toEqual(ended)
    expect(await told(coming)).toEqual([{ subject: later, byId: admin.id, missions: [later] }])
    expect([await told(leaving), await told(coming, 'charge_ended')]).toEqual([[], []])
    await minutesLater(60)
    expect(await told(leaving, 'charge_ended')).toHaveLength(1)
  })

  it('hears nothing of a mission that was cancelled meanwhile', async () => {
    const leaving = await colleague()
    const missionId = await runBy([leaving.id])
    await edit(missionId, [admin.id])
    const cancel = { params: { missionId }, body: { reason: 'La salle n’est plus libre.' } }
    expect((await service.call('mission.cancel', cancel, admin)).status).toBe(200)
    await minutesLater(gatheringMinutes)
    expect(await told(leaving, 'charge_ended')).toEqual([])
  })
})

it('finds what waits in the copy of somebody’s data, and forgets the names of who is erased', async () => {
  const [giver, coming, leaving] = [await colleague(), await colleague(), await colleague()]
  const missionId = await runBy([admin.id])
  await edit(missionId, [coming.id, leaving.id], giver)
  const archive = await ownArchive(service.deps, coming.id)
  expect(archive).toMatchObject({ charges_to_tell: [{ mission_id: missionId, user_id: coming.id, ran_before: false }] })
  expect(JSON.stringify(Object.entries(archive).find(([table]) => table === 'charges_to_tell'))).not.toContain(giver.id)
  await erased(giver)
  await erased(leaving)
  await minutesLater(gatheringMinutes)
  expect(await told(coming)).toEqual([{ subject: missionId, byId: null, missions: [missionId] }])
  expect(await told(leaving)).toEqual([])
})

async function erased({ id }: Principal): Promise<void> {
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/users',
    type: userEvents.userDeleted.type,
    subject: id,
    time: today.toISOString(),
    datacontenttype: 'application/json',
    dataversion: 1,
    aggregateversion: 7,
    data: {
      displayName: 'Membre supprimé',
      role: 'referent',
      status: 'deleted',
      departmentCode: '69',
      language: 'fr',
      volunteerKinds: [],
      engagement: null,
      paused: false,
      coParticipantVisibility: false,
    },
  }
  const handler = onAccountEnded(service.deps.clock).find(({ type }) => type === event.type)
  await inTransaction(service.db, async (tx) => handler?.read(event)(tx))
}
