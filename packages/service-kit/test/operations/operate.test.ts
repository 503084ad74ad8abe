import { randomUUID } from 'node:crypto'
import { streams } from '@ensemble/contracts/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../../src/operations/operate.ts'
import { listParked } from '../../src/operations/list-parked.ts'
import { redrive } from '../../src/operations/redrive.ts'
import { republish } from '../../src/operations/republish.ts'
import { status } from '../../src/operations/status.ts'
import { forgetOld } from '../../src/outbox/rows.ts'
import { count } from '../events/world.ts'
import { createWorld, names, tell, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const known = (n: number) => vi.waitFor(async () => expect(await count(world.db, 'names')).toBe(n))

function operation(words: string[] = [], flags: Operation['flags'] = {}): Operation {
  const { db, bus } = world
  const consumers = [{ ...names, name: 'test--names' }]
  const service = { name: 'svc-test', stream: streams.users, consumers, projections: [names] }
  const settings = {
    HOST: '127.0.0.1',
    PORT: 1,
    DATABASE_URL: '',
    NATS_URL: '',
    NATS_TLS: 'off',
    TLS_FILE: '',
    SERVICE_KEY_FILE: '',
  } as const
  return { service, settings, db, bus, words, flags }
}

test('a poison message is parked and shown, the rest flows; a mended one is redriven once', async () => {
  await tell(world, 'before')
  await known(1)
  const jetstream = await world.bus.jetstream()
  await jetstream.publish(world.bus.subject('users.user.changed.x'), 'not JSON')
  const begun = Date.now()
  await tell(world, 'after')
  await known(2)
  process.stdout.write(`what came after the poison flowed after ${Date.now() - begun} ms (limit 5000 ms)\n`)
  const shown = await listParked(operation())
  expect(shown).toMatchObject({ ok: false, data: { deadLetters: [{ consumer: 'test--names', error: 'not JSON' }] } })
  expect(await redrive(operation([], { all: true }))).toMatchObject({
    ok: false,
    data: { redriven: [{ done: false, error: 'not JSON' }] },
  })
  const { rows } = await world.db.query<{ payload: string }>({
    text: `select jsonb_set(jsonb_set(payload, '{id}', to_jsonb($1::text)), '{subject}', to_jsonb($1::text))::text
             as payload from outbox limit 1`,
    values: [randomUUID()],
  })
  await world.db.query({ text: 'update dead_letters set payload = $1', values: [rows[0]?.payload] })
  expect(await redrive(operation([], { all: true }))).toMatchObject({ ok: true, data: { redriven: [{ done: true }] } })
  expect(await count(world.db, 'names')).toBe(3)
  expect(await listParked(operation())).toMatchObject({ ok: true, text: 'svc-test\n  nothing is parked' })
  await expect(redrive(operation(['7']))).rejects.toThrow('Not parked (any more): 7')
})

test('what was redriven is forgotten after 30 days, what still waits for a person never', async () => {
  await world.db.query({
    text: `insert into dead_letters (consumer, message_id, subject, payload, error, deliveries, created_at, replayed_at)
           select 'test--names', name, 'users.user.changed.x', 'Reposez-vous bien.', 'no room', 8,
             now() - interval '90 days', now() - days * interval '1 day'
           from (values ('old', 31), ('recent', 29), ('waits', null)) as letters (name, days)`,
  })
  await forgetOld(world.db)
  const { rows } = await world.db.query({ text: 'select message_id as name from dead_letters order by id' })
  expect(rows).toEqual([{ name: 'recent' }, { name: 'waits' }])
})

test('facts are sent again in their order, with no effect twice, and never those older than 30 days', async () => {
  const id = randomUUID()
  for (let version = 1; version <= 3; version++) await tell(world, `name ${version}`, id, version)
  await tell(world, 'somebody else')
  await known(2)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  const again = await republish(operation([], { aggregate: id }))
  expect(again).toMatchObject({ ok: true, data: { republished: 3, waiting: 0 } })
  expect(await count(world.db, 'inbox')).toBe(4)
  await world.db.query({
    text: `update outbox set created_at = now() - interval '31 days' where aggregate_id = '${id}'`,
  })
  expect(await republish(operation([], { since: new Date(Date.now() - 60_000).toISOString() }))).toMatchObject({
    data: { republished: 1 },
  })
  await expect(republish(operation([], { since: '2020-01-01' }))).rejects.toThrow('older than 30 days')
  await expect(republish(operation())).rejects.toThrow('Say which')
})

test('the status tells what waits where, and that the service does not answer', async () => {
  await tell(world, 'somebody')
  await known(1)
  const { ok, text, data } = await status(operation())
  expect(ok).toBe(false)
  expect(data).toMatchObject({
    stream: { there: true, messages: 1 },
    consumers: [{ there: true, parked: 0 }],
    loops: [],
  })
  expect(text).toContain('the service does not answer')
})
