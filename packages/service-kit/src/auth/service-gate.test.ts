import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { createTestPrograms } from '../testing/test-programs.ts'
import { signToken } from '../testing/test-token.ts'
import { createServiceGate, gateway, services } from './service-gate.ts'
import { showSelf } from './service-token.ts'

const programs = createTestPrograms(['svc-users', 'svc-missions', 'gateway'])
const { show } = programs
const app = Fastify()

beforeAll(async () => {
  const gate = createServiceGate({ name: 'svc-users', keysFile: programs.keysFile })
  const closed = createServiceGate({ name: 'svc-users', keysFile: '' })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error
    return reply.code(error.code === 'FORBIDDEN' ? 403 : 401).send({})
  })
  app.get('/internal', { onRequest: gate(services) }, () => ({}))
  app.get('/openapi.json', { onRequest: gate(gateway) }, () => ({}))
  app.get('/closed', { onRequest: closed(services) }, () => ({}))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  programs.remove()
})

const ask = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode

it('a program is let in where it is one of the callers, and its token counts at one program alone', async () => {
  expect(await ask('/internal', await show('svc-missions')('svc-users'))).toBe(200)
  expect(await ask('/openapi.json', await show('gateway')('svc-users'))).toBe(200)
  expect(await ask('/internal', await show('gateway')('svc-users'))).toBe(403)
  expect(await ask('/openapi.json', await show('svc-missions')('svc-users'))).toBe(403)
  expect(await ask('/internal', await show('svc-missions')('svc-articles'))).toBe(401)
  expect(await ask('/closed', await show('svc-missions')('svc-users'))).toBe(401)
})

it('who shows nothing, or the key of another, is refused', async () => {
  expect(await ask('/internal', {})).toBe(401)
  expect(await showSelf({ name: 'svc-missions', keyFile: '' })('svc-users')).toEqual({})
  expect(await ask('/internal', await show('svc-missions', 'gateway')('svc-users'))).toBe(401)
  const unknown = generateKeyPairSync('ed25519').privateKey
  expect(await ask('/internal', { authorization: `Bearer ${forged({}, {}, unknown)}` })).toBe(401)
})

it.each([
  ['good, for comparison', {}, {}, 200],
  ['valid for longer than a minute', { exp: seconds(120) }, {}, 401],
  ['made in the future', { iat: seconds(40), exp: seconds(90) }, {}, 401],
  ['too old', { iat: seconds(-90), exp: seconds(-30) }, {}, 401],
  ['without an end', { exp: undefined }, {}, 401],
  ['for everybody', { aud: undefined }, {}, 401],
  ['in the name of another', { iss: 'gateway', sub: 'gateway' }, {}, 401],
  ['about another', { sub: 'gateway' }, {}, 401],
  ['of a person', {}, { typ: 'at+jwt' }, 401],
  ['without a signature', {}, { alg: 'none' }, 401],
])('a token %s', async (_what, claims, header, status) => {
  expect(await ask('/internal', { authorization: `Bearer ${forged(claims, header)}` })).toBe(status)
})

function forged(claims: object, header: object, key?: KeyObject): string {
  const own = programs.keyOf('svc-missions')
  const usual = { iss: 'svc-missions', sub: 'svc-missions', aud: 'svc-users', iat: seconds(0), exp: seconds(60) }
  const named = { alg: 'EdDSA', typ: 'service+jwt', kid: own.kid, ...header }
  return signToken(named, { ...usual, jti: randomUUID(), ...claims }, key ?? own.privateKey)
}

function seconds(fromNow: number): number {
  return Math.floor(Date.now() / 1000) + fromNow
}
