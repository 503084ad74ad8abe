import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { consumersOf } from '../../src/events/subscriptions.ts'
import { type MissionsTeam, startMissionsTeam } from '../missions-team.ts'
import { publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let bus: TestBus
let missions: MissionsTeam
let consumers: ReturnType<typeof startConsumers>
let doer: User, manager: User

beforeAll(async () => {
  users = await startUsers()
  bus = await createTestBus()
  missions = await startMissionsTeam(bus.bus)
  const log = createLog({ name: 'test', level: 'silent' })
  consumers = startConsumers(consumersOf({ newId: randomUUID, origin: publicOrigin }), {
    db: users.db,
    bus: bus.bus,
    log,
  })
  doer = await users.add({ role: 'referent', firstName: 'Solange', lastName: 'Petit', language: 'fr' })
  manager = await users.add({ role: 'referent', firstName: 'Rosalie', language: 'fr' })
})
afterAll(async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()))
  await bus.close()
  await users.stop()
})

type Definition = (typeof missionEvents)['missionCancelled' | 'missionRescheduled' | 'missionDeleted']
interface Changed {
  byId: string
  reason?: string
  following?: number
}

/** What happens to a mission that both run, and then the mails to its team. */
async function mailsAfter(definition: Definition, changed: Changed | undefined) {
  const subject = randomUUID()
  const data = {
    title: `Stand ${subject}`,
    departmentCode: '69',
    managerIds: [doer.id, manager.id],
    creatorId: doer.id,
    startAt: '2026-12-12T13:00:00.000Z',
    endAt: '2026-12-12T16:00:00.000Z',
  }
  await missions.publish({ definition: missionEvents.missionApproved, subject, version: 1, data })
  const id = await missions.publish(
    { definition, subject, version: 2, data: { ...data, ...(changed && { changed }) } },
    3,
  )
  await vi.waitFor(async () => {
    const text = `select from inbox where event_id = $1 and consumer like '%mission-mails'`
    const { rowCount } = await users.db.query({ text, values: [id] })
    expect(rowCount).toBeGreaterThan(0)
  })
  const { rows } = await users.db.query<{ kind: string; to: string; text: string }>({
    text: `select kind, recipient_id as to, text from outgoing_mail where subject like $1 and kind like 'colleague%'`,
    values: [`%${subject}%`],
  })
  return rows
}

it.each([
  ['colleague_cancelled', missionEvents.missionCancelled, 'Solange Petit a annulé cette mission'],
  ['colleague_moved', missionEvents.missionRescheduled, 'Solange Petit a déplacé cette mission'],
  ['colleague_deleted', missionEvents.missionDeleted, 'Solange Petit a supprimé cette mission'],
] as const)('%s: who runs a mission hears of it once, and who did it does not', async (kind, definition, words) => {
  const told = await mailsAfter(definition, { byId: doer.id, reason: 'La salle n’est plus libre.', following: 3 })
  expect(told.map(({ kind: sent, to }) => [sent, to])).toEqual([[kind, manager.id]])
  expect(told[0]?.text).toContain(words)
  expect(told[0]?.text).toContain('La salle n’est plus libre.')
  expect(told[0]?.text).toContain('Les 3 dates suivantes de la série aussi.')
})

it('nobody hears of a date whose team has heard of the series, nor by a fact of the release before', async () => {
  expect(await mailsAfter(missionEvents.missionCancelled, undefined)).toEqual([])
})
