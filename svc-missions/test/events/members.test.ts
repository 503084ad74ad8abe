import { randomUUID } from 'node:crypto'
import { streams } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { startRelay, type Relay } from '@ensemble/service-kit/outbox/relay'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { membersConsumer } from '../../src/events/subscriptions.ts'
import { admin, startService, today, type Service } from '../service.ts'

const log = createLog({ name: 'test', level: 'silent' })

/** The users' side of the border: an outbox of its own, relayed as svc-users does. */
let users: Service
let service: Service
let broker: TestBus
let relay: Relay
let projection: ReturnType<typeof startConsumers>

beforeAll(async () => {
  users = await startService()
  service = await startService()
  broker = await createTestBus()
  relay = startRelay({ db: users.db, databaseUrl: users.url, bus: broker.bus, stream: streams.users, log })
  projection = startConsumers([membersConsumer], { db: service.db, bus: broker.bus, log })
})

afterAll(async () => {
  for (const loop of projection) await loop.stop()
  await relay.stop()
  await broker.close()
  await service.stop()
  await users.stop()
})

type Fact = 'userRegistered' | 'userChanged' | 'userDeleted'

async function publish(fact: Fact, userId: string, version: number, displayName: string): Promise<void> {
  const deleted = fact === 'userDeleted'
  await inTransaction(users.db, (tx) =>
    recordEvent(tx, {
      definition: userEvents[fact],
      aggregateId: userId,
      aggregateVersion: version,
      subjectSuffix: userId,
      time: today,
      data: {
        displayName,
        role: 'member',
        status: deleted ? 'deleted' : 'validated',
        departmentCode: '69',
        language: 'fr',
        volunteerKinds: ['patient_resource'],
        engagement: null,
        paused: false,
        coParticipantVisibility: true,
      },
    }),
  )
}

async function known(userId: string) {
  const { rows } = await service.db.query<{ name: string; version: number; deleted: boolean }>({
    text: 'select display_name as name, version, deleted from members_v1 where id = $1',
    values: [userId],
  })
  return rows[0]
}

it('keeps the newest state of each user, in whatever order the events come', async () => {
  const userId = randomUUID()
  await publish('userChanged', userId, 3, 'Inès Karoui-Martin')
  await publish('userRegistered', userId, 1, 'Inès Karoui')
  const marker = randomUUID()
  await publish('userRegistered', marker, 1, 'Repère')
  await vi.waitFor(async () => expect(await known(marker)).toBeDefined())
  expect(await known(userId)).toEqual({ name: 'Inès Karoui-Martin', version: 3, deleted: false })
})

it('never brings a deleted user back', async () => {
  const userId = randomUUID()
  await publish('userDeleted', userId, 5, 'Membre supprimé')
  await vi.waitFor(async () => expect(await known(userId)).toMatchObject({ deleted: true }))
  await publish('userChanged', userId, 6, 'Inès Karoui')
  const marker = randomUUID()
  await publish('userRegistered', marker, 1, 'Repère')
  await vi.waitFor(async () => expect(await known(marker)).toBeDefined())
  expect(await known(userId)).toMatchObject({ name: 'Membre supprimé', deleted: true })
})

it('takes the name of who is erased off the missions before it forgets the name', async () => {
  const [userId, contactName] = [randomUUID(), 'Maude Ostermann']
  await publish('userRegistered', userId, 1, contactName)
  await vi.waitFor(async () => expect(await known(userId)).toBeDefined())
  const missionId = await service.mission({ contactName })
  await publish('userDeleted', userId, 2, 'Membre supprimé')
  await vi.waitFor(async () => expect(await known(userId)).toMatchObject({ deleted: true }))
  const { data } = await service.call('mission.get', { params: { missionId } }, admin)
  expect(data.contactName).toBe('Comité Rhône')
})
