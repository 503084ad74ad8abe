import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { refuse } from '../../src/refusal.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

let world: HttpWorld
let calls = 0
const member = testPrincipal()
const missionId = randomUUID()

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    const route = implement(app)
    route('mission.register', async () => {
      calls += 1
      return refuse('VOLUNTEER_KIND_REQUIRED', { params: { kinds: 'ecoute & co' } })
    })
    route('mission.list', async ({ query }) => {
      if (query.search === 'bug') throw new Error('secret detail')
      if (query.search === 'full') throw Object.assign(new Error('could not extend file'), { code: '53100' })
      if (query.search === 'leak') return Object.assign({ hidden: 1 }, emptyPage)
      if (query.search === 'types') return { ...emptyPage, page: query.page ?? -1, pageSize: query.pageSize ?? -1 }
      return emptyPage
    })
    route('user.list', async () => emptyPage)
    route('auth.passwordPolicy', async () => ({ minLength: 15, maxLength: 128 }))
    route('auth.signInWithPassword', async () => refuse('BAD_CREDENTIALS'))
    route('auth.keySet', async () => ({ keys: [{ kid: 'a' }] }))
  })
})
afterAll(() => world.close())

const emptyPage = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }

/** One raw request, as no typed client would send it. */
function send(options: {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: object
  payload?: string
}) {
  return world.app.inject({
    method: options.method ?? 'POST',
    url: options.url,
    headers: {
      authorization: `Bearer ${world.identity.tokenFor(member)}`,
      'content-type': 'application/json',
      'accept-language': 'en',
      ...options.headers,
    },
    ...(options.payload === undefined ? {} : { payload: options.payload }),
  })
}

const register = `/mission/${missionId}/register`

test.each([
  ['malformed JSON', { url: register, payload: '{"a":' }, 400, 'MALFORMED_REQUEST', {}],
  ['__proto__', { url: register, payload: '{"__proto__":{}}' }, 400, 'MALFORMED_REQUEST', {}],
  [
    'a body of 300 KiB',
    { url: register, payload: `{"motivation":"${'x'.repeat(300 * 1024)}"}` },
    413,
    'BODY_TOO_LARGE',
    {},
  ],
  [
    'an unknown field',
    { url: register, payload: '{"vip":true}' },
    422,
    'VALIDATION_FAILED',
    { vip: ['UNKNOWN_FIELD'] },
  ],
  [
    'a mistyped field',
    { url: register, payload: '{"motivation":5}' },
    422,
    'VALIDATION_FAILED',
    { motivation: ['INVALID_TYPE'] },
  ],
  [
    'a text for a list',
    { url: register, payload: '{"answers":"a"}' },
    422,
    'VALIDATION_FAILED',
    { answers: ['INVALID_TYPE'] },
  ],
  ['an array as body', { url: register, payload: '[]' }, 422, 'VALIDATION_FAILED', { body: ['INVALID_TYPE'] }],
  [
    'no body where fields are required',
    { url: '/auth/sign_in_with_password' },
    422,
    'VALIDATION_FAILED',
    { email: ['REQUIRED'], password: ['REQUIRED'] },
  ],
  ['an id that is none', { url: '/mission/abc/register', payload: '{}' }, 404, 'NOT_FOUND', {}],
  ['an id longer than any', { url: `/mission/${'a'.repeat(301)}/register`, payload: '{}' }, 404, 'NOT_FOUND', {}],
  [
    'a page before all pages',
    { method: 'GET', url: '/mission/list?page=-Infinity' },
    422,
    'VALIDATION_FAILED',
    { page: ['OUT_OF_RANGE'] },
  ],
  [
    'a page without end',
    { method: 'GET', url: '/mission/list?page=1e400' },
    422,
    'VALIDATION_FAILED',
    { page: ['OUT_OF_RANGE'] },
  ],
  ['an unknown route', { url: '/nowhere', payload: '{}' }, 404, 'NOT_FOUND', {}],
  ['a path that cannot be decoded', { url: '/mission/%c0/register', payload: '{}' }, 404, 'NOT_FOUND', {}],
  [
    'an unknown parameter',
    { method: 'GET', url: '/mission/list?sneaky=1' },
    422,
    'VALIDATION_FAILED',
    { sneaky: ['UNKNOWN_FIELD'] },
  ],
  [
    'a parameter twice',
    { method: 'GET', url: '/mission/list?page=1&page=2' },
    422,
    'VALIDATION_FAILED',
    { page: ['INVALID_TYPE'] },
  ],
  [
    'a page size not offered',
    { method: 'GET', url: '/mission/list?pageSize=7' },
    422,
    'VALIDATION_FAILED',
    { pageSize: ['NOT_IN_LIST'] },
  ],
  ['another method', { method: 'DELETE', url: register, payload: '{}' }, 405, 'METHOD_NOT_ALLOWED', {}],
  ['a refusal', { url: register, payload: '{}' }, 403, 'VOLUNTEER_KIND_REQUIRED', {}],
  ['a bug', { method: 'GET', url: '/mission/list?search=bug' }, 500, 'SOMETHING_WENT_WRONG', {}],
  ['a database without room', { method: 'GET', url: '/mission/list?search=full' }, 503, 'SERVICE_UNAVAILABLE', {}],
  [
    'an answer with a field too many',
    { method: 'GET', url: '/mission/list?search=leak' },
    500,
    'SOMETHING_WENT_WRONG',
    {},
  ],
  ['what the role may not do', { method: 'GET', url: '/user/list' }, 403, 'FORBIDDEN', {}],
] as const)('%s', async (_name, request, status, code, fields) => {
  const response = await send(request)
  expect(response.json()).toEqual({ success: false, status, message: expect.any(String), data: { code, fields } })
  expect(response.statusCode).toBe(status)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).not.toMatch(/secret detail|stack|node_modules|FST_/)
})

test.each(['application/json;', 'application/json\t; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset=x'])(
  'content type %j never skips validation',
  async (type) => {
    const response = await send({ url: register, payload: '{"vip":1}', headers: { 'content-type': type } })
    expect([422, 415]).toContain(response.statusCode)
  },
)

test.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'garbage',
  'application/jsonx',
])('content type %j is refused', async (type) => {
  const before = calls
  const response = await send({ url: register, payload: '{}', headers: { 'content-type': type } })
  expect(response.json()).toMatchObject({ status: 415, data: { code: 'UNSUPPORTED_TYPE' } })
  expect(calls).toBe(before)
})

test('401 and 403 come before the body is looked at', async () => {
  const anonymous = await send({ url: register, payload: '{"vip":1}', headers: { authorization: '' } })
  expect(anonymous.json()).toMatchObject({ status: 401, data: { code: 'UNAUTHENTICATED' } })
})

test('the message is in the language of the visitor, French by default', async () => {
  const text = async (language: string) =>
    (await send({ url: register, payload: '{}', headers: { 'accept-language': language } })).json().message
  expect(await text('en-GB')).toBe('Reserved for trained volunteers (ecoute & co).')
  expect(await text('de')).toBe('Mission réservée aux personnes formées (ecoute & co).')
  expect(await text('')).toBe('Mission réservée aux personnes formées (ecoute & co).')
})

test('the method that would do is named', async () => {
  expect((await send({ method: 'PUT', url: register, payload: '{}' })).headers.allow).toBe('POST')
})

test('an answer is an envelope, unless the contract says that it is raw', async () => {
  const policy = await world.call('auth.passwordPolicy', {})
  expect(policy).toMatchObject({ status: 200, data: { minLength: 15, maxLength: 128 }, message: '' })
  expect((await world.app.inject('/auth/jwks')).json()).toEqual({ keys: [{ kid: 'a' }] })
})

test('query values are read as the contract types them, and defaults are filled in', async () => {
  const query = { search: 'types', page: 3, pageSize: 50 } as const
  expect((await world.call('mission.list', { query }, member)).data).toMatchObject({ page: 3, pageSize: 50 })
  const { data } = await world.call('mission.list', { query: { search: 'types' } }, member)
  expect(data).toMatchObject({ page: 0, pageSize: 25 })
})

test('the request id goes through, and one that could forge a line does not', async () => {
  const id = randomUUID()
  expect((await send({ url: '/nowhere', headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id)
  expect((await send({ url: '/nowhere', headers: { 'x-request-id': 'a b"}' } })).headers['x-request-id']).not.toBe(
    'a b"}',
  )
})

test('an unexpected error is logged with its cause, and no line carries a token or what was searched', async () => {
  await send({ method: 'GET', url: '/mission/list?search=bug' })
  const log = world.lines.join('')
  expect(log).toContain('secret detail')
  expect(log).not.toMatch(/Bearer|eyJ|search=/)
})
