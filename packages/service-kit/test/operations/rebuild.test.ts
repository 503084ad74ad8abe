import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showNothing } from '../../src/auth/service-token.ts'
import { rebuild } from '../../src/operations/rebuild/rebuild.ts'
import { rebuildLock } from '../../src/operations/rebuild/shadow-table.ts'
import { forgetOld } from '../../src/outbox/rows.ts'
import { count } from '../events/world.ts'
import { createWorld, names, tell, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const known = (n: number) => vi.waitFor(async () => expect(await count(world.db, 'names')).toBe(n))
const run = (check = false) =>
  rebuild({
    projection: names,
    ownerUrl: world.databaseUrl,
    producerUrl: world.producerUrl,
    showSelf: showNothing,
    bus: world.bus,
    check,
  })
const sql = (text: string) => world.db.query({ text })

test('a corrupted read model is found out, row by row, and repaired', async () => {
  for (let n = 0; n < 30; n++) await tell(world, `person ${n}`)
  await known(30)
  expect(await run()).toMatchObject({ facts: 30, events: 30, differing: [], skipped: [] })
  await sql(`delete from names where name in ('person 1', 'person 2')`)
  await sql(`update names set name = 'nobody' where name = 'person 3'`)
  await sql(`insert into names values ('${randomUUID()}', 1, 'stranger')`)

  const looked = await run(true)
  expect(looked.differing.map(({ kind }) => kind).sort()).toEqual(['altered', 'missing', 'missing', 'surplus'])
  expect(looked.after).toEqual(looked.live)
  expect(looked.after.checksum).not.toBe(looked.rebuilt.checksum)

  const repaired = await run()
  expect(repaired.after).toEqual(repaired.rebuilt)
  expect(repaired.after.rows).toBe(30)
  expect(await count(world.db, `names where name ~ '^person'`)).toBe(30)
  expect((await run()).differing).toEqual([])
})

test('the next one finds the way free at once, however slowly the server ends a connection', async () => {
  await run(true)
  const { rows } = await sql(`select count(*)::int as held from pg_locks where objid = ${rebuildLock}
    and locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
  expect(rows).toEqual([{ held: 0 }])
})

test('it goes on being written to meanwhile, and ends as the producer is', { timeout: 90_000 }, async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID())
  for (const id of ids) await tell(world, 'first', id)
  await known(5)
  await sql('delete from names')
  const written = writeOn(ids)
  const { after, rebuilt } = await run()
  expect(after).toEqual(rebuilt)
  const last = await written.stop()
  await vi.waitFor(async () => expect(await count(world.db, `names where version = ${last}`)).toBe(5))
  expect((await run(true)).differing).toEqual([])
})

test('it is whole although the broker and the outbox have forgotten the oldest events', async () => {
  const [quiet, busy] = [randomUUID(), randomUUID()]
  await tell(world, 'told once, long ago', quiet)
  for (let version = 1; version <= 3; version++) await tell(world, `name ${version}`, busy, version)
  await known(2)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await sql(`update outbox set created_at = now() - interval '40 days', published_at = now() - interval '40 days'`)
  await forgetOld(world.db)
  const manager = await world.bus.manager()
  await manager.streams.purge(world.bus.streamName('USERS'))
  const { rows } = await world.db.query<{ version: number }>({
    text: 'select aggregate_version as version from outbox order by 1',
  })
  expect(
    rows.map(({ version }) => version),
    'the newest of each',
  ).toEqual([1, 3])

  await sql('delete from names')
  expect(await run()).toMatchObject({ facts: 2, events: 0, after: { rows: 2 } })
  expect(await count(world.db, `names where name in ('told once, long ago', 'name 3')`)).toBe(2)
})

test('what cannot be read is skipped and named, the rest is built', async () => {
  await tell(world, 'somebody')
  await known(1)
  const jetstream = await world.bus.jetstream()
  await jetstream.publish(world.bus.subject('users.user.changed.x'), 'not JSON')
  const { skipped, after } = await run()
  expect(skipped).toEqual(['an event: not JSON'])
  expect(after.rows).toBe(1)
})

/** Changes names one after the other until it is stopped. */
function writeOn(ids: readonly string[]) {
  let going = true
  let version = 1
  const done = (async () => {
    while (going) {
      version += 1
      for (const id of ids) await tell(world, `name ${version}`, id, version)
    }
  })()
  return {
    stop: async () => {
      going = false
      await done
      return version
    },
  }
}
