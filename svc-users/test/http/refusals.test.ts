import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('what svc-users refuses', () => {
  let users: UsersUnderTest
  let member: User
  beforeAll(async () => {
    users = await startUsers()
    member = await users.add()
  })
  afterAll(() => users.stop())

  const signIn = (payload: string, headers = {}) =>
    users.app.inject({
      method: 'POST',
      url: '/auth/sign_in_with_password',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  it.each([
    ['a body that is not JSON', '{"email":', 400, 'MALFORMED_REQUEST'],
    [
      'a body that is too large',
      JSON.stringify({ email: 'a@b.fr', password: 'x'.repeat(300_000) }),
      413,
      'BODY_TOO_LARGE',
    ],
    ['an unknown field', '{"email":"a@b.fr","password":"x","admin":true}', 422, 'VALIDATION_FAILED'],
    ['a mistyped field', '{"email":"a@b.fr","password":7}', 422, 'VALIDATION_FAILED'],
    ['a missing field', '{"email":"a@b.fr"}', 422, 'VALIDATION_FAILED'],
    ['an address that is none', '{"email":"nobody","password":"x"}', 422, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_case, payload, status, code) => {
    const answer = await signIn(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, status, data: { code } })
  })

  it('names the field, in the visitor’s language', async () => {
    const answer = await signIn('{"email":"a@b.fr","password":"x","admin":true}', { 'accept-language': 'en' })
    expect(answer.json()).toMatchObject({
      message: 'Some fields need correcting.',
      data: { fields: { admin: ['UNKNOWN_FIELD'] } },
    })
  })

  it('refuses other formats, methods and addresses', async () => {
    expect((await signIn('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
    expect((await users.app.inject({ method: 'DELETE', url: '/user/me' })).json().data.code).toBe('METHOD_NOT_ALLOWED')
    expect((await users.app.inject('/user/me/secrets')).json().data.code).toBe('NOT_FOUND')
  })

  it.each([
    ['no token', undefined, 'UNAUTHENTICATED'],
    ['a forged token', 'forged', 'UNAUTHENTICATED'],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 60 }, 'SESSION_EXPIRED'],
    ['a token for images', { aud: 'media' }, 'UNAUTHENTICATED'],
    ['a token of another issuer', { iss: 'http://elsewhere.example' }, 'UNAUTHENTICATED'],
  ])('refuses %s before it looks at the body', async (_case, token, code) => {
    const bearer = typeof token === 'object' ? users.identity.tokenFor(as(member), token) : token
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
    const answer = await users.app.inject({ method: 'POST', url: '/user/list', headers, payload: '{"unknown":1}' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().data.code).toBe(code)
  })

  it('tells the password rules, and that there is no single sign-on where no provider is set up', async () => {
    const rules = { minLength: 12, maxLength: 128, singleSignOn: false }
    expect((await users.call('auth.passwordPolicy', {})).data).toEqual(rules)
  })
})
