import { describeFuzz, fuzz } from '@ensemble/service-kit/testing/fuzz'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
beforeAll(async () => {
  users = await startUsers()
})
afterAll(() => users.stop())

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

it('answers whatever is sent to any call with no error of its own, each within a second', async () => {
  const { app, identity } = users
  const senders = async () => {
    const [admin, referent, member] = [
      await users.add({ role: 'admin' }),
      await users.add({ role: 'referent' }),
      await users.add(),
    ]
    return [as(admin), as(referent), as(member), testPrincipal()] as const
  }
  const result = await fuzz({ app, identity, senders, seed, inputsPerCall: 200 })
  process.stdout.write(describeFuzz('svc-users', seed, result))
  expect(result.findings.slice(0, 20)).toEqual([])
  expect(result.late.slice(0, 20)).toEqual([])
}, 900_000)
