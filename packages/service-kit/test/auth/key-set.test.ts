import { expect, test } from 'vitest'
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
