import { streams } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { type Relay, startRelay } from '@ensemble/service-kit/outbox/relay'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { kitMigrations } from '@ensemble/service-kit/kit-migrations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { consumers } from '../../src/events/subscriptions.ts'
import { picture } from '../pictures.ts'
import { admin, content, createWorld, member } from '../world.ts'

const log = createLog({ name: 'test', level: 'silent' })
const author = testPrincipal({ role: 'referent', departmentCode: '69' })

/** The users' side of the border: an outbox of its own, relayed as svc-users does. */
let users: Awaited<ReturnType<typeof createTestDatabase>>
let world: Awaited<ReturnType<typeof createWorld>>
let broker: TestBus
let relay: Relay
let following: ReturnType<typeof startConsumers>

beforeAll(async () => {
  users = await createTestDatabase({ directories: [kitMigrations] })
  world = await createWorld()
  broker = await createTestBus()
  relay = startRelay({ db: users.db, databaseUrl: users.url, bus: broker.bus, stream: streams.users, log })
  const ofUsers = consumers.filter(({ stream }) => stream === streams.users)
  following = startConsumers(ofUsers, { db: world.deps.db, bus: broker.bus, log })
})
afterAll(async () => {
  await Promise.all(following.map((consumer) => consumer.stop()))
  await relay.stop()
  await broker.close()
  await world.close()
  await users.close()
})

async function tell(fact: 'userRegistered' | 'userDeleted', version: number, displayName: string): Promise<void> {
  await inTransaction(users.db, (tx) =>
    recordEvent(tx, {
      definition: userEvents[fact],
      aggregateId: author.id,
      aggregateVersion: version,
      subjectSuffix: author.id,
      time: world.deps.clock.now(),
      data: {
        displayName,
        role: 'referent',
        status: fact === 'userDeleted' ? 'deleted' : 'validated',
        departmentCode: '69',
        language: 'fr',
        volunteerKinds: [],
        engagement: null,
        paused: false,
        coParticipantVisibility: false,
      },
    }),
  )
}

async function bringPicture(): Promise<string> {
  const bytes = await picture('jpeg')
  const body = { purpose: 'avatar', fileName: 'a.jpg', contentType: 'image/jpeg', size: bytes.length } as const
  const { data: place } = await world.call('file.createPresignedUrl', { body }, author)
  const url = place.url.replace(/^\/api/, '')
  await world.app.inject({ method: 'PUT', url, payload: bytes, headers: place.headers })
  return place.key
}

async function statusOfPicture(key: string): Promise<number> {
  const authorization = `Bearer ${world.identity.tokenFor(admin)}`
  return (await world.app.inject({ url: `/file/storage/${key}`, headers: { authorization } })).statusCode
}

async function tellShown(avatarKey: string | null, version: number): Promise<void> {
  await inTransaction(users.db, (tx) =>
    recordEvent(tx, {
      definition: userEvents.avatarChanged,
      aggregateId: author.id,
      aggregateVersion: version,
      time: world.deps.clock.now(),
      data: { userId: author.id, avatarKey },
    }),
  )
}

test('when a picture is replaced or taken away, those before are given up, and one that is on its way is not', async () => {
  await tell('userRegistered', 1, 'Solange Mondésir')
  const first = await bringPicture()
  world.moveTo('2026-11-01T09:01:00Z')
  const second = await bringPicture()
  world.moveTo('2026-11-01T09:02:00Z')
  const third = await bringPicture()
  await vi.waitFor(async () => expect(await statusOfPicture(second)).toBe(200))
  await tellShown(second, 2)
  await vi.waitFor(async () => expect(await statusOfPicture(first)).toBe(404))
  expect([await statusOfPicture(second), await statusOfPicture(third)]).toEqual([200, 200])
  await tellShown(null, 3)
  await vi.waitFor(async () => expect(await statusOfPicture(third)).toBe(404))
  expect(await statusOfPicture(second)).toBe(404)
})

test('when an author deletes the account, the articles stay under the league’s name, and the picture goes', async () => {
  const key = await bringPicture()
  const { data: draft } = await world.call('article.create', { body: content() }, author)
  const params = { articleId: draft.id }
  await world.call('article.publish', { params, body: { published: true } }, admin)
  const shown = async () => {
    const { data: article } = await world.call('article.get', { params, query: {} }, member)
    const { data: list } = await world.call('article.list', { query: {} }, member)
    return [article.author, list.items.find(({ id }) => id === draft.id)?.author]
  }
  await tell('userRegistered', 1, 'Solange Mondésir')
  const known = { id: author.id, displayName: 'Solange Mondésir' }
  await vi.waitFor(async () => expect(await shown()).toEqual([known, known]))

  await tell('userDeleted', 2, 'Membre supprimé')
  const league = { id: null, displayName: 'La Ligue' }
  await vi.waitFor(async () => expect(await shown()).toEqual([league, league]))
  const read = await world.call('article.get', { params, query: {} }, member)
  expect(read.data).toMatchObject({ status: 'published', title: content().title })
  await vi.waitFor(async () => expect(await statusOfPicture(key)).toBe(404))
})
