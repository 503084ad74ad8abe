import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Principal } from '../../src/auth/principal.ts'
import { openDatabase } from '../../src/database.ts'
import { once } from '../../src/idempotency/once.ts'
import { forgetIntents } from '../../src/idempotency/rows.ts'
import { openApiOf } from '../../src/http/openapi.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from '../http/world.ts'
import { createEffects, effectsOf, implementEffects } from './world.ts'

let world: HttpWorld

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    if (app.service.db) implementEffects(app, app.service.db)
  })
  await createEffects(world.database.db)
})
afterAll(() => world.close())

function send(who: Principal, key?: string, page = '') {
  const body = { type: 'page_view', targetType: 'page', targetId: `/${page}` } as const
  return world.call('activity.create', { body }, who, 'fr', key === undefined ? {} : { 'idempotency-key': key })
}

const effects = (who: Principal) => effectsOf(world.database.db, who)
const age = (key: string, hours: number) =>
  world.database.db.query({
    text: `update idempotency set created_at = created_at - make_interval(hours => $2) where key = $1`,
    values: [key, hours],
  })

describe('a request with a key', () => {
  test('is done once, and answered again as it was', async () => {
    const [who, key] = [testPrincipal(), randomUUID()]
    const first = await send(who, key)
    const second = await send(who, key)
    expect(first.status).toBe(200)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(second).toMatchObject({ status: 200, data: first.data, message: '' })
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(await effects(who)).toBe(1)
  })

  test('has one effect when twenty come at once', async () => {
    const [who, key] = [testPrincipal(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(who, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    expect(await effects(who)).toBe(1)
  })

  test('is another one for another person', async () => {
    const [one, other, key] = [testPrincipal(), testPrincipal(), randomUUID()]
    const first = await send(one, key)
    const second = await send(other, key)
    expect(second.data.id).not.toBe(first.data.id)
    expect(await effects(other)).toBe(1)
  })

  test('is refused when it says something else than the first', async () => {
    const [who, key] = [testPrincipal(), randomUUID()]
    await send(who, key)
    const other = await send(who, key, 'elsewhere')
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(other.message).toContain('Rechargez la page')
    expect(await effects(who)).toBe(1)
  })

  test.each(['refused', 'broken'])('leaves nothing behind when it is %s, and may be sent again', async (outcome) => {
    const [who, key] = [testPrincipal(), randomUUID()]
    expect((await send(who, key, outcome)).status).toBeGreaterThanOrEqual(409)
    expect(await effects(who)).toBe(0)
    expect((await send(who, key)).status).toBe(200)
    expect(await effects(who)).toBe(1)
  })

  test('is new again after 24 hours', async () => {
    const [who, key] = [testPrincipal(), randomUUID()]
    const first = await send(who, key)
    await age(key, 23)
    expect((await send(who, key)).data).toEqual(first.data)
    await age(key, 2)
    const later = await send(who, key)
    expect(later.headers['idempotent-replayed']).toBeUndefined()
    expect(later.data.id).not.toBe(first.data.id)
    await age(key, 25)
    await forgetIntents(world.database.db)
    const { rows } = await world.database.db.query({ text: 'select 1 from idempotency where key = $1', values: [key] })
    expect(rows).toEqual([])
  })

  test('is told to come back while the first one is still at it', async () => {
    const [who, key] = [testPrincipal(), randomUUID()]
    const elsewhere = openDatabase({ url: world.database.url, max: 1 })
    await elsewhere.transaction(async (tx) => {
      await tx.query({
        text: `insert into idempotency (user_id, key, call, request_hash) values ($1, $2, 'activity.create', 'x')`,
        values: [who.id, key],
      })
      const began = performance.now()
      const answer = await send(who, key)
      expect(answer).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' })
      expect(answer.headers['retry-after']).toBe('2')
      process.stdout.write(`waited ${Math.round(performance.now() - began)} ms for the first one\n`)
      expect(performance.now() - began).toBeLessThan(10_000)
      await tx.query({ text: 'delete from idempotency where key = $1', values: [key] })
    })
    await elsewhere.close()
    expect((await send(who, key)).status).toBe(200)
    expect(await effects(who)).toBe(1)
  })

  test.each(['short', 'x'.repeat(65), 'with space', 'unter_strich', ''])(
    'needs a key that is one: "%s"',
    async (key) => {
      const who = testPrincipal()
      expect(await send(who, key)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_INVALID' })
      expect(await effects(who)).toBe(0)
    },
  )
})

test('work for a request that was answered before is told nothing, and leaves nothing, whatever it catches', async () => {
  const { db } = world.database
  const { id: userId } = testPrincipal()
  const intent = { userId, key: randomUUID(), call: 'activity.create', requestHash: 'same' }
  const add = () =>
    db.query({ text: 'insert into effects (id, user_id) values ($1, $2)', values: [randomUUID(), userId] })
  const ask = (work: () => Promise<unknown>) => once(db, intent, async () => ({ status: 200, body: await work() }))
  expect(await ask(() => add().then(() => 'first'))).toMatchObject({ body: 'first', replayed: false })
  const told: string[] = []
  const again = await ask(async () => {
    for (let tries = 0; tries < 3; tries++) {
      await add().then(
        () => told.push('stored'),
        () => told.push('refused'),
      )
    }
    throw new Error('not this either')
  })
  expect(again).toMatchObject({ body: 'first', replayed: true })
  expect(told).toEqual(['refused', 'refused', 'refused'])
  const { rows } = await db.query({ text: 'select 1 from effects where user_id = $1', values: [userId] })
  expect(rows).toHaveLength(1)
})

test('without a key everything is as ever: each request has its effect, at no further statement', async () => {
  const who = testPrincipal()
  await send(who)
  world.database.statements.length = 0
  await send(who)
  expect(world.database.statements).toHaveLength(1)
  expect(await effects(who)).toBe(2)
})

test('the document names the header where a key counts', () => {
  const { paths } = openApiOf(['activity.create', 'user.get'])
  expect(JSON.stringify(paths['/api/activity/create'])).toContain('Idempotency-Key')
  expect(JSON.stringify(paths['/api/user/{userId}'])).not.toContain('Idempotency-Key')
})
