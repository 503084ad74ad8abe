import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { KeySet } from '../../src/auth/key-set.ts'
import { createTestIdentity } from '../../src/testing/test-token.ts'

const minute = 60_000

test('keys are fetched again after ten minutes, and kept while their address does not answer', async () => {
  const identity = await createTestIdentity()
  let time = Date.parse('2026-11-21T08:00:00Z')
  const keys = new KeySet(identity.jwksUrl, { now: () => new Date(time) })
  const before = identity.fetches()
  expect(await keys.find(identity.kid)).toContain('PUBLIC KEY')
  time += 9 * minute
  await keys.find(identity.kid)
  expect(identity.fetches() - before).toBe(1)
  time += 2 * minute
  await keys.find(identity.kid)
  expect(identity.fetches() - before).toBe(2)

  await identity.close()
  time += 60 * minute
  expect(await keys.find(identity.kid)).toContain('PUBLIC KEY')
  expect(keys.loaded).toBe(true)
})

test('an unknown key is looked for again after 30 s, not before', async () => {
  const identity = await createTestIdentity()
  let time = Date.parse('2026-11-21T08:00:00Z')
  const keys = new KeySet(identity.jwksUrl, { now: () => new Date(time) })
  await keys.find(identity.kid)
  const before = identity.fetches()
  for (const kid of ['a', 'b', 'c']) expect(await keys.find(kid)).toBeUndefined()
  expect(identity.fetches() - before).toBe(0)
  time += 31_000
  for (const kid of ['a', 'b', 'c']) await keys.find(kid)
  expect(identity.fetches() - before).toBe(1)
  await identity.close()
})

test('who comes right behind a first fetch that failed is kept waiting for the next one, not refused', async () => {
  const identity = await createTestIdentity()
  let asked = 0
  const url = await listening((request, response) => {
    asked += 1
    if (asked === 1) return void request.socket.destroy()
    response.end(identity.keySet)
  })
  const keys = new KeySet(url)
  await keys.load()
  expect(keys.loaded).toBe(false)
  const found = await Promise.all([keys.find(identity.kid), keys.find(identity.kid)])
  expect(found).toEqual([expect.stringContaining('PUBLIC KEY'), expect.stringContaining('PUBLIC KEY')])
  expect(asked).toBe(2)
  await identity.close()
})

test('each fetch has a connection of its own: one that was kept may end just when it is used', async () => {
  const identity = await createTestIdentity()
  const used = new WeakSet<object>()
  const url = await listening((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    response.end(identity.keySet)
  })
  for (const keys of [new KeySet(url), new KeySet(url)]) {
    await keys.load()
    expect(keys.loaded).toBe(true)
  }
  await identity.close()
})

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? String(address.port) : ''}/`
}
