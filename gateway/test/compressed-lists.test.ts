import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

/** Longer than what is worth compressing. */
const long = JSON.stringify({
  success: true,
  data: { items: Array.from({ length: 200 }, (_, id) => ({ id, title: 'Relire' })) },
})
const short = JSON.stringify({ success: true, data: { items: [] } })

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

function answers(text: string, headers: Record<string, string> = {}) {
  for (const service of [gateway.users, gateway.missions, gateway.articles])
    service.behave((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...headers,
      })
      response.end(text)
    })
}

const asked = (encodings: string, method = 'GET') => ({
  method,
  headers: { 'accept-encoding': encodings, 'content-type': 'application/json' },
  ...(method === 'POST' && { body: '{}' }),
})

describe('a long list', () => {
  it.each([
    ['/api/mission/list?page=0', 'GET', 'gzip, deflate, br', 'br'],
    ['/api/mission/list', 'POST', 'gzip', 'gzip'],
    ['/api/article/list', 'GET', 'br', 'br'],
    ['/api/user/me/participant_missions', 'GET', 'br', 'br'],
  ])('%s (%s) comes in fewer bytes to who takes %s, and says the same', async (path, method, encodings, encoding) => {
    answers(long)
    const answer = await gateway.asMember(path, asked(encodings, method))
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(long.length / 4)
    expect(await answer.text()).toBe(long)
  })

  it('comes as it is to who takes nothing else', async () => {
    answers(long)
    const answer = await gateway.asMember('/api/mission/list', asked('identity'))
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe(long)
  })

  it('is not compressed twice', async () => {
    answers(long, { 'content-encoding': 'identity' })
    const answer = await gateway.asMember('/api/mission/list', asked('br'))
    expect(answer.headers.get('content-encoding')).toBe('identity')
    expect(await answer.text()).toBe(long)
  })
})

it('a short list is not worth the work', async () => {
  answers(short)
  const answer = await gateway.asMember('/api/mission/list', asked('br'))
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe(short)
})

// Their length would tell what of a caller's text they hold beside what is secret.
it.each([
  ['/api/auth/refresh', 'POST'],
  ['/api/auth/sign_in_with_password', 'POST'],
  ['/api/auth/sessions', 'GET'],
  ['/api/user/me', 'GET'],
  ['/api/mission/calendar_feed', 'GET'],
])('%s is never compressed', async (path, method) => {
  answers(long)
  const answer = await gateway.asMember(path, asked('gzip, br', method))
  expect(answer.headers.has('content-encoding')).toBe(false)
})
