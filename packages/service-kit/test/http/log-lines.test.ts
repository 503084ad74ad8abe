import { connect } from 'node:net'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { refuse } from '../../src/refusal.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

let world: HttpWorld
const missionId = randomUUID()
const member = randomUUID()
const outcome = { updated: [member], failed: [] }
const referent = testPrincipal({ role: 'referent' })
const traceId = 'c'.repeat(32)
const ids = { 'x-request-id': 'request-of-the-click', traceparent: `00-${traceId}-${'d'.repeat(16)}-01` }

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    const route = implement(app)
    route('mission.register', async ({ request }) => {
      request.log.info({}, 'within')
      await new Promise((resolve) => setImmediate(resolve))
      request.log.info({}, 'still within')
      return refuse('MISSION_CLOSED')
    })
    route('mission.acceptUser', async () => outcome)
    route('user.sharedHealth', async () => ({ reads: [] }))
    route('mission.list', async () => {
      throw new Error('a bug')
    })
  })
})
afterAll(() => world.close())
beforeEach(() => void (world.lines.length = 0))

function entries(): Record<string, unknown>[] {
  return world.lines.map((line) => JSON.parse(line))
}

function send(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: string) {
  const authorization = `Bearer ${world.identity.tokenFor(referent)}`
  const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
  return world.app.inject({ method, url, headers: { authorization, ...type, ...ids, ...headers }, payload })
}

test('every line of a request carries its ids, before and after its body was read', async () => {
  await send('POST', `/mission/${missionId}/register`, {}, '{}')
  expect(entries().map(({ msg }) => msg)).toEqual(['within', 'still within', 'request'])
  for (const line of entries()) expect(line).toMatchObject({ requestId: 'request-of-the-click', traceId })
})

test('a refusal is one line with who, what and why; a fault of ours is an error with its cause', async () => {
  await send('POST', `/mission/${missionId}/register`, {}, '{}')
  expect(entries().at(-1)).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'POST',
    route: '/mission/:missionId/register',
    status: 409,
    code: 'MISSION_CLOSED',
    userId: referent.id,
    role: 'referent',
  })
  world.lines.length = 0
  await send('GET', '/mission/list?search=planted-word')
  expect(entries()).toMatchObject([
    { level: 'error', msg: 'request failed', requestId: 'request-of-the-click', err: { message: 'a bug' } },
    { level: 'error', msg: 'request', status: 500, code: 'SOMETHING_WENT_WRONG' },
  ])
  expect(world.lines.join('')).not.toContain('planted-word')
})

test('who is not let in leaves a line, without the token', async () => {
  await send('POST', `/mission/${missionId}/register`, { authorization: 'Bearer planted-token' }, '{}')
  expect(entries()).toMatchObject([{ level: 'info', status: 401, code: 'UNAUTHENTICATED' }])
  expect(world.lines.join('')).not.toContain('planted-token')
})

test('what the staff changes has a line with who and on what; what members do has not', async () => {
  const asked = { method: 'PUT' as const, url: `/mission/${missionId}/accept_user`, payload: { userIds: [member] } }
  await world.app.inject({
    ...asked,
    headers: { ...ids, authorization: `Bearer ${world.identity.tokenFor(referent)}` },
  })
  expect(entries()).toContainEqual(
    expect.objectContaining({
      msg: 'staff act',
      act: 'mission.acceptUser',
      userId: referent.id,
      target: { missionId },
      users: [member],
    }),
  )
  world.lines.length = 0
  await send('POST', `/mission/${missionId}/register`, {}, '{}')
  expect(world.lines.join('')).not.toContain('staff act')
})

test('what staff read of others stands in the line of the request; what members and they themselves read does not', async () => {
  const ask = async (userId: string, who: typeof referent) => {
    world.lines.length = 0
    const headers = { authorization: `Bearer ${world.identity.tokenFor(who)}` }
    await world.app.inject({ method: 'GET', url: `/user/${userId}/shared_health`, headers })
    return entries().map(({ target }) => target)
  }
  expect(await ask(member, referent)).toEqual([{ userId: member }])
  expect(await ask('me', referent)).toEqual([undefined])
  expect(await ask(referent.id, referent)).toEqual([undefined])
  expect(await ask(member, testPrincipal())).toEqual([undefined])
})

test.each(['evil\r\n{"level":60}', '\u001b[31mred', '"},{"a":"'])('%j in every header forges no line', async (text) => {
  const forged = { 'x-request-id': text, traceparent: text, 'user-agent': text, 'accept-language': text }
  await send('POST', `/mission/${missionId}/register`, forged, '{}')
  expect(world.lines).toHaveLength(3)
  expect(world.lines.join('')).not.toMatch(/evil|\[31m|"a":/)
})

test('what is not HTTP is answered briefly, and says nothing of the program', async () => {
  const address = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(address.port), '127.0.0.1')
  socket.end('GET / HTTP/9.9\r\nX: \x01\r\n\r\n')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  expect(answer).toBe('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
})
