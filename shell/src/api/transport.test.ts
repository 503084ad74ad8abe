import { describe, expect, it } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import type { Send } from '../realm/natives.ts'
import { createTransport } from './transport.ts'

const unexpected = {
  success: false,
  status: 500,
  message: 'Nous avons un souci.',
  data: { code: 'SOMETHING_WENT_WRONG' },
}
const requestId = '1a2b3c4d-0000-4000-8000-000000000000'

/** A server that gives the same answer to everything, and what it was sent. */
function answering(body: object | string, { status = 200, headers = {} as Record<string, string> } = {}) {
  const sent: Headers[] = []
  const send: Send = async (_address, init) => {
    sent.push(new Headers(init.headers))
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers: { 'x-request-id': requestId, ...headers } })
  }
  return { sent, send }
}

it('gives each request a trace of its own', async () => {
  const { sent, send } = answering({ success: true, status: 200, message: '', data: null })
  const transport = createTransport(() => 'fr', send)
  await transport({ method: 'GET', path: '/mission/list' })
  await transport({ method: 'GET', path: '/mission/list' })
  const traces = sent.map((headers) => headers.get('traceparent') ?? '')
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(traces).size).toBe(2)
})

it.each([
  ['fr', 'Nous avons un souci. Référence pour l’assistance\u00a0: 1a2b3c4d.'],
  ['en', 'Nous avons un souci. Reference for support: 1a2b3c4d.'],
] as const)('adds a reference to an unexpected error (%s)', async (language, message) => {
  const { send } = answering(unexpected, { status: 500 })
  expect(await createTransport(() => language, send)({ method: 'GET', path: '/mission/list' })).toMatchObject({
    message,
  })
})

it('adds none to a refusal', async () => {
  const { send } = answering({ ...unexpected, status: 409, data: { code: 'MISSION_FULL' } }, { status: 409 })
  const { message } = await createTransport(() => 'fr', send)({ method: 'GET', path: '/mission/list' })
  expect(message).toBe('Nous avons un souci.')
})

it('gives the text of a file that was asked for, and an envelope for its refusal', async () => {
  const file = { method: 'GET', path: '/mission/list', query: { format: 'csv' }, answer: 'text' } as const
  const given = answering('Titre\r\n{"a":1}\r\n', { headers: { 'Content-Type': 'text/csv' } })
  const taken = await createTransport(() => 'fr', given.send)(file)
  expect(taken).toMatchObject({ success: true, data: 'Titre\r\n{"a":1}\r\n' })
  const refused = answering({ ...unexpected, status: 403, data: { code: 'FORBIDDEN' } }, { status: 403 })
  const refusal = await createTransport(() => 'fr', refused.send)(file)
  expect(refusal).toMatchObject({ success: false, data: { code: 'FORBIDDEN' } })
})

it('gives the text of a file that is JSON itself, as the copy of one’s data is', async () => {
  const archive = { method: 'GET', path: '/user/:userId', params: { userId: 'me' }, answer: 'text' } as const
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="ensemble.json"',
  }
  const { send } = answering('{"users":{}}', { headers })
  expect(await createTransport(() => 'fr', send)(archive)).toMatchObject({ success: true, data: '{"users":{}}' })
})

it('comes back to a balancer whose program has died, when it asks to or at once', async () => {
  const page = '<html><body>502 Bad Gateway</body></html>'
  const told = async (headers: Record<string, string>) =>
    (await createTransport(() => 'fr', answering(page, { status: 502, headers }).send)({ method: 'GET', path: '/x' }))
      .retryAfterMs
  expect(await told({ 'Retry-After': '5' })).toBe(5000)
  expect(await told({})).toBe(0)
})

it('sends a token, and gives none away', async () => {
  const granted = { success: true, status: 200, message: '', data: { accessToken: 'secret', expiresIn: 600 } }
  const { sent, send } = answering(granted)
  const accessToken = new HiddenText('known')
  const pageKey = new HiddenText('key')
  const envelope = await createTransport(() => 'fr', send)(
    { method: 'POST', path: '/auth/refresh' },
    { accessToken, pageKey },
  )
  expect(sent[0]?.get('authorization')).toBe('Bearer known')
  expect(sent[0]?.get('x-page-key')).toBe('key')
  expect(envelope.data).toMatchObject({ accessToken: expect.any(HiddenText), expiresIn: 600 })
  expect(JSON.stringify(envelope)).not.toContain('secret')
})

it('says how old an answer may be, where it may be old at all', async () => {
  const { sent, send } = answering({ success: true, status: 200, message: '', data: null })
  const transport = createTransport(() => 'fr', send)
  await transport({ method: 'GET', path: '/mission/list' }, { acceptedSeconds: 5 })
  await transport({ method: 'GET', path: '/mission/list' }, { acceptedSeconds: 0 })
  expect(sent.map((headers) => headers.get('cache-control'))).toEqual(['max-age=5', null])
})

it('says when the gateway may send it once, and reads how often it has', async () => {
  const { sent, send } = answering(unexpected, { status: 503, headers: { 'x-sent': '2' } })
  const transport = createTransport(() => 'fr', send)
  expect(await transport({ method: 'GET', path: '/mission/list' })).toMatchObject({ sends: 2 })
  await transport({ method: 'GET', path: '/mission/list' }, { once: true })
  expect(sent.map((headers) => headers.get('x-send-once'))).toEqual([null, '1'])
})

/** A gateway that takes each remote by its token alone, and gives them at another address. */
function namingGateway(known: Record<string, string>) {
  const sent: (string | null)[] = []
  const send: Send = async (address, init) => {
    const headers = new Headers(init.headers)
    const remote = headers.get('x-remote')
    const shown = remote && [remote, headers.get('x-remote-proof') ?? []].flat().join('~')
    sent.push(shown)
    if (address.includes('/auth/')) return answer(200, Object.values(known).join(' '))
    if (shown === null || Object.values(known).includes(shown)) return answer(200)
    return answer(403, known[remote ?? ''])
  }
  return { sent, send }
}

const answer = (status: number, tokens = '') =>
  new Response(JSON.stringify({ success: status === 200, status, message: '', data: null }), {
    status,
    headers: tokens === '' ? {} : { 'x-remotes': tokens },
  })

const list = { method: 'GET', path: '/mission/list' } as const
const tokenOf = (build: string, sign: string) => `${build}~${sign.repeat(22)}`

describe('a request for a remote', () => {
  const known = { 'mf-a/1.0.0': tokenOf('mf-a/1.0.0', 'a'), 'mf-b/2.0.0': tokenOf('mf-b/2.0.0', 'b') }

  it('shows the token that came with the session, and those of the shell show none', async () => {
    const { sent, send } = namingGateway(known)
    const transport = createTransport(() => 'fr', send)
    await transport({ method: 'POST', path: '/auth/refresh' })
    await transport({ ...list, asker: 'mf-b/2.0.0' })
    await transport({ ...list, asker: 'mf-a/1.0.0' })
    await transport(list)
    expect(sent).toEqual([null, known['mf-b/2.0.0'], known['mf-a/1.0.0'], null])
  })

  it('is sent once more with the token that came with a refusal, and with it from then on', async () => {
    const { sent, send } = namingGateway(known)
    const transport = createTransport(() => 'fr', send)
    expect((await transport({ ...list, asker: 'mf-a/1.0.0' })).success).toBe(true)
    expect((await transport({ ...list, asker: 'mf-a/1.0.0' })).success).toBe(true)
    expect(sent).toEqual(['mf-a/1.0.0', known['mf-a/1.0.0'], known['mf-a/1.0.0']])
    // The key of the gateways is another now, or somebody else has signed in.
    known['mf-a/1.0.0'] = tokenOf('mf-a/1.0.0', 'c')
    expect((await transport({ ...list, asker: 'mf-a/1.0.0' })).success).toBe(true)
    expect(sent.slice(3)).toEqual([tokenOf('mf-a/1.0.0', 'a'), known['mf-a/1.0.0']])
  })

  it('is refused for good where the second try is refused, whatever token comes then', async () => {
    let sent = 0
    const send: Send = async () => answer(403, tokenOf('mf-a/1.0.0', String.fromCodePoint(97 + (sent += 1))))
    const refused = await createTransport(() => 'fr', send)({ ...list, asker: 'mf-a/1.0.0' })
    expect([refused.status, sent]).toEqual([403, 2])
  })

  it('is refused where no token comes, without a second try', async () => {
    const { sent, send } = namingGateway(known)
    const refused = await createTransport(() => 'fr', send)({ ...list, asker: 'mf-invented/1.0.0' })
    expect(refused).toMatchObject({ success: false, status: 403 })
    expect(sent).toHaveLength(1)
  })
})
