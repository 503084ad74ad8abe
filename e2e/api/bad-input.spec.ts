import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Account, accounts } from '../accounts.ts'
import { callAs, type Envelope, tokenOf } from '../api.ts'
import { closeMission, makeMission } from '../made-missions.ts'
import { simpleMissions } from '../missions.ts'
import { test } from '../restoring.ts'

/** A refusal in its envelope, in the visitor's language. */
function refused(status: number, code: string, message: string | RegExp) {
  return {
    success: false,
    status,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    data: expect.objectContaining({ code, fields: expect.any(Object) }),
  }
}

interface Card {
  id: string
  displayStatus: string
  placesLeft: number | null
  myParticipation: object | null
}

async function missionThat(request: APIRequestContext, suits: (card: Card) => boolean): Promise<Card> {
  for (let page = 0; page < 10; page += 1) {
    const answer = await callAs<{ items: Card[]; lastPage: number }>(
      request,
      'admin',
      'GET',
      `/mission/list?scope=all&pageSize=100&page=${page}`,
    )
    const found = answer.data.items.find(suits)
    if (found) return found
    if (page >= answer.data.lastPage) break
  }
  throw new Error('No such mission among the demonstration data')
}

test('a wrong password and an unknown address get the same answer, in each language', async ({ request }) => {
  const attempt = (email: string, language: 'fr' | 'en') =>
    callAs(request, null, 'POST', '/auth/sign_in_with_password', {
      body: { email, password: 'not the password' },
      language,
    })
  const french = await attempt(accounts.caregiver, 'fr')
  expect(french).toEqual(refused(401, 'BAD_CREDENTIALS', 'E-mail ou mot de passe incorrect.'))
  expect(await attempt('nobody-here@example.org', 'fr')).toEqual(french)
  expect(await attempt(accounts.caregiver, 'en')).toEqual(refused(401, 'BAD_CREDENTIALS', 'Wrong email or password.'))
})

test('a suspended account is told so, once its password is right', async ({ request }) => {
  const answer = await callAs(request, null, 'POST', '/auth/sign_in_with_password', {
    body: { email: accounts.suspended, password: 'Ensemble-2026!' },
  })
  expect(answer).toEqual(refused(401, 'ACCOUNT_SUSPENDED', /suspendu/))
})

test('an unknown route is 404 and a wrong method 405', async ({ request }) => {
  expect(await callAs(request, 'member', 'GET', '/mission')).toEqual(refused(404, 'NOT_FOUND', /introuvable/))
  expect(await callAs(request, 'member', 'GET', '/nothing/here', { language: 'en' })).toEqual(
    refused(404, 'NOT_FOUND', /not found/),
  )
  expect(await callAs(request, 'member', 'DELETE', '/mission/list')).toEqual(
    refused(405, 'METHOD_NOT_ALLOWED', /impossible/i),
  )
})

test('malformed JSON is 400, an oversized body 413, another type 415', async ({ request }) => {
  const post = async (text: string, type = 'application/json'): Promise<Envelope> => {
    const response = await request.post('/api/auth/sign_in_with_password', {
      data: Buffer.from(text),
      headers: { 'content-type': type, 'accept-language': 'fr' },
    })
    return response.json()
  }
  expect(await post('{"email": ')).toEqual(refused(400, 'MALFORMED_REQUEST', /illisible/))
  expect(await post(JSON.stringify({ email: 'x'.repeat(300 * 1024) }))).toEqual(
    refused(413, 'BODY_TOO_LARGE', /volumineux/),
  )
  expect(await post('email=a', 'application/x-www-form-urlencoded')).toEqual(refused(415, 'UNSUPPORTED_TYPE', /Format/))
})

test('unknown, missing and mistyped fields are 422 with their names, and change nothing', async ({ request }) => {
  const answer = await callAs(request, null, 'POST', '/auth/sign_in_with_password', {
    body: { email: 'not an address', keepSignedIn: 'yes', role: 'admin' },
  })
  expect(answer).toEqual(refused(422, 'VALIDATION_FAILED', 'Certains champs sont à corriger.'))
  expect(answer.data['fields']).toEqual({
    email: ['INVALID_EMAIL'],
    password: ['REQUIRED'],
    keepSignedIn: ['INVALID_TYPE'],
    role: ['UNKNOWN_FIELD'],
  })
})

test('a page that is not there and a size that is not offered are refused', async ({ request }) => {
  expect(await callAs(request, 'member', 'GET', '/mission/list?page=40&pageSize=100')).toEqual(
    refused(422, 'PAGE_OUT_OF_RANGE', /page/),
  )
  const answer = await callAs(request, 'member', 'GET', '/mission/list?pageSize=7')
  expect(answer).toEqual(refused(422, 'VALIDATION_FAILED', /champs/))
  expect(answer.data['fields']).toEqual({ pageSize: ['NOT_IN_LIST'] })
})

test('no token, an expired one and a forged one are 401 everywhere', async ({ request }) => {
  const withToken = async (token: string | null): Promise<Envelope> => {
    const response = await request.get('/api/user/me', {
      headers: { 'accept-language': 'fr', ...(token && { authorization: `Bearer ${token}` }) },
    })
    return response.json()
  }
  expect(await withToken(null)).toEqual(refused(401, 'UNAUTHENTICATED', 'Veuillez vous connecter.'))
  const genuine = await tokenOf(request, 'member')
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { privateKey } = generateKeyPairSync('ed25519')
  const stranger = (head: object, body: object) => {
    const text = `${encode(head)}.${encode(body)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }
  const promoted = encode({ ...claims, role: 'admin' })
  const none = encode({ alg: 'none', typ: 'at+jwt' })
  const hmac = encode({ alg: 'HS256', typ: 'at+jwt' })
  const forgeries = [
    `${header}.${promoted}.${signature}`,
    `${none}.${promoted}.`,
    `${header}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -4)}`,
    `${hmac}.${promoted}.${createHmac('sha256', 'secret').update(`${hmac}.${promoted}`).digest('base64url')}`,
    stranger({ alg: 'EdDSA', typ: 'at+jwt', kid: randomUUID() }, { ...claims, role: 'admin' }),
    stranger(JSON.parse(Buffer.from(header, 'base64url').toString()), { ...claims, exp: claims.exp - 86_400 }),
    stranger({ alg: 'EdDSA', typ: 'at+jwt', kid: randomUUID() }, { ...claims, iss: 'https://elsewhere.example' }),
    'not.a.token',
  ]
  for (const forgery of forgeries) {
    expect(await withToken(forgery), forgery).toMatchObject({ success: false, status: 401 })
  }
  expect(await withToken(genuine)).toMatchObject({ success: true })
})

test('a mission that is over, and one that does not exist, take nobody', async ({ request }) => {
  const closed = await missionThat(request, (card) => card.displayStatus === 'closed')
  expect(await callAs(request, 'caregiver', 'POST', `/mission/${closed.id}/register`, { body: {} })).toEqual(
    refused(409, 'MISSION_CLOSED', /terminée/),
  )
  const unknown = await callAs(request, 'caregiver', 'POST', `/mission/${randomUUID()}/register`, { body: {} })
  expect(unknown).toEqual(refused(404, 'NOT_FOUND', /introuvable/))
})

test('registering twice is refused, and so is withdrawing twice', async ({ request }) => {
  const [mission] = await simpleMissions(request, await tokenOf(request, 'caregiver'), '69')
  const call = (verb: string, body: object) =>
    callAs(request, 'caregiver', 'POST', `/mission/${mission?.id}/${verb}`, { body })
  expect(await call('register', {})).toMatchObject({ success: true, data: { validationStatus: 'awaiting_validation' } })
  expect(await call('register', {})).toEqual(refused(409, 'ALREADY_REGISTERED', /déjà répondu/))
  expect(await call('unregister', { reasonCode: 'not_available' })).toMatchObject({ success: true })
  expect(await call('unregister', { reasonCode: 'not_available' })).toEqual(
    refused(409, 'NOT_REGISTERED', /ne participez pas/),
  )
})

test('a full mission takes nobody more: who asks stands in line', async ({ request, afterwards }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const full = await makeMission(request, 'Une seule place pour cet essai', {
    type: 'working_group_participation',
    startAt: inDays(7),
    endAt: inDays(8),
    capacity: 1,
    registrationMode: 'open',
    waitlistEnabled: true,
  })
  afterwards(() => closeMission(request, full))
  const body = { motivation: 'Je voudrais aider, même si je dois attendre une place.' }
  const ask = (account: Account) => callAs(request, account, 'POST', `/mission/${full}/register`, { body })
  expect(await ask('member')).toMatchObject({ success: true, data: { validationStatus: 'validated' } })
  expect(await ask('caregiver')).toMatchObject({ success: true, data: { waitlistPosition: 1 } })
  const seen = await callAs(request, 'caregiver', 'GET', `/mission/${full}`)
  expect(seen.data).toMatchObject({ placesLeft: 0, displayStatus: 'full' })
})

test('a member is refused what staff may do, before the body is looked at', async ({ request }) => {
  const open = await missionThat(request, (card) => card.displayStatus === 'upcoming')
  expect(await callAs(request, 'member', 'PUT', `/mission/${open.id}/accept_user`, { body: { nonsense: 1 } })).toEqual(
    refused(403, 'FORBIDDEN', /Vous ne pouvez pas/),
  )
  expect(await callAs(request, 'member', 'GET', '/user/list')).toEqual(refused(403, 'FORBIDDEN', /Vous ne pouvez pas/))
  expect(await callAs(request, 'pending', 'GET', '/mission/list')).toEqual(
    refused(403, 'ACCOUNT_PENDING', /validation/),
  )
})

test('a write from another site is refused', async ({ request }) => {
  const answer = await callAs(request, null, 'POST', '/auth/refresh', {
    body: {},
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(answer).toEqual(refused(403, 'CROSS_ORIGIN', /autre site/))
})
