import { afterEach, expect, it, vi } from 'vitest'
import { createTransport } from './transport.ts'

afterEach(() => void vi.unstubAllGlobals())

const unexpected = {
  success: false,
  status: 500,
  message: 'Nous avons un souci.',
  data: { code: 'SOMETHING_WENT_WRONG' },
}
const requestId = '1a2b3c4d-0000-4000-8000-000000000000'

function answering(body: object, status = 200) {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_address: string, init: { headers: Headers }) => {
    sent.push(init.headers)
    return new Response(JSON.stringify(body), { status, headers: { 'x-request-id': requestId } })
  })
  return sent
}

it('gives each request a trace of its own', async () => {
  const sent = answering({ success: true, status: 200, message: '', data: null })
  const transport = createTransport(() => 'fr')
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
  answering(unexpected, 500)
  expect(await createTransport(() => language)({ method: 'GET', path: '/mission/list' })).toMatchObject({ message })
})

it('adds none to a refusal', async () => {
  answering({ ...unexpected, status: 409, data: { code: 'MISSION_FULL' } }, 409)
  const { message } = await createTransport(() => 'fr')({ method: 'GET', path: '/mission/list' })
  expect(message).toBe('Nous avons un souci.')
})

it('gives the text of a file that was asked for, and an envelope for its refusal', async () => {
  const transport = createTransport(() => 'fr')
  const file = { method: 'GET', path: '/mission/list', query: { format: 'csv' }, answer: 'text' } as const
  vi.stubGlobal('fetch', async () => new Response('Titre\r\n{"a":1}\r\n', { headers: { 'Content-Type': 'text/csv' } }))
  expect(await transport(file)).toMatchObject({ success: true, data: 'Titre\r\n{"a":1}\r\n' })
  answering({ ...unexpected, status: 403, data: { code: 'FORBIDDEN' } }, 403)
  expect(await transport(file)).toMatchObject({ success: false, data: { code: 'FORBIDDEN' } })
})

it('gives the text of a file that is JSON itself, as the copy of one’s data is', async () => {
  const archive = { method: 'GET', path: '/user/:userId', params: { userId: 'me' }, answer: 'text' } as const
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="ensemble.json"',
  }
  vi.stubGlobal('fetch', async () => new Response('{"users":{}}', { headers }))
  expect(await createTransport(() => 'fr')(archive)).toMatchObject({ success: true, data: '{"users":{}}' })
})
