import { heapGrowth } from '@ensemble/service-kit/testing/heap-growth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const endless = '1000000'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ settings: { LIMIT_ANONYMOUS: endless, LIMIT_USER: endless } })
})
afterAll(() => gateway.close())

it('keeps nothing of the calls that it has answered', async () => {
  const authorization = `Bearer ${gateway.identity.tokenFor()}`
  const ask = (path: string, init?: RequestInit) => gateway.get(path, init).then((answer) => answer.text())
  const kinds = [
    () => ask('/api/mission/list?page=0', { headers: { authorization } }),
    () =>
      ask('/api/user/me/edit', {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{}',
      }),
    () => ask('/api/article/list'),
    () => ask('/api/mission/list', { headers: { authorization: 'Bearer of-nobody' } }),
    () => ask('/nowhere'),
  ]
  const growth = await heapGrowth(async (number) => {
    await kinds[number % kinds.length]?.()
    for (const service of [gateway.users, gateway.missions, gateway.articles]) service.hits.length = 0
  }, 1500)
  process.stdout.write(`gateway: ${growth.toFixed(1)} bytes of each call stay\n`)
  expect(growth).toBeLessThan(300)
})
