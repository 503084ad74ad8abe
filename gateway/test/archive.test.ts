import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeService } from './support/fake-service.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

describe('the copy of all one’s data', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
  })
  afterAll(() => gateway.close())

  const answering = (service: FakeService, status: number, body: object) =>
    service.behave((request, response) => {
      response.writeHead(request.url === '/readyz' ? 200 : status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })

  beforeEach(() => {
    for (const service of [gateway.users, gateway.missions, gateway.articles]) service.hits.length = 0
    answering(gateway.users, 200, { users: [{ email: 'ines@example.org' }] })
    answering(gateway.missions, 200, { participants: [] })
    answering(gateway.articles, 200, { files: [] })
  })

  it('is asked of every service, with the caller’s own token, and put together', async () => {
    const answer = await gateway.asMember('/api/user/me?format=archive')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(await answer.json()).toMatchObject({
      users: { users: [{ email: 'ines@example.org' }] },
      missions: { participants: [] },
      articles: { files: [] },
    })
    const paths = [gateway.users, gateway.missions, gateway.articles].map(({ hits }) => hits[0]?.url)
    expect(paths).toEqual([
      '/user/me?format=archive',
      '/user/me/participant_missions?format=archive',
      '/article/list?format=archive',
    ])
    expect(gateway.missions.hits[0]?.headers.authorization).toMatch(/^Bearer /)
  })

  it.each([
    ['fails', 500],
    ['is away', 503],
  ])('is never given by half: one service %s', async (_what, status) => {
    answering(gateway.articles, status, {})
    const answer = await gateway.asMember('/api/user/me?format=archive')
    expect(answer.status).toBe(503)
    expect(JSON.stringify(await answer.json())).not.toContain('ines@example.org')
  })

  it('is refused as the services refuse, and to whoever is not signed in', async () => {
    answering(gateway.missions, 403, { success: false, message: 'Non', status: 403, data: { code: 'ACCOUNT_PENDING' } })
    expect((await gateway.asMember('/api/user/me?format=archive')).status).toBe(403)
    expect((await fetch(`${gateway.url}/api/user/me?format=archive`)).status).toBe(401)
  })

  it.each([
    '/api/user/me/participant_missions?format=archive',
    '/api/article/list?format=archive',
    '/api/article/list?format=%61rchive&page=0',
  ])('gives no part by itself, which would ask for no proof: %s', async (path) => {
    expect((await gateway.asMember(path)).status).toBe(403)
    expect([...gateway.missions.hits, ...gateway.articles.hits]).toEqual([])
  })

  it('leaves the ordinary answer about oneself alone', async () => {
    await gateway.asMember('/api/user/me')
    expect(gateway.users.hits.map(({ url }) => url)).toEqual(['/user/me'])
    expect(gateway.missions.hits).toEqual([])
  })
})
