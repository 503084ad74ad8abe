import { describeFuzz, fuzz } from '@ensemble/service-kit/testing/fuzz'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../src/use-cases/create-article.ts'
import { admin, content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

it('answers whatever is sent to any call with no error of its own, each within a second', async () => {
  const { app, identity } = world
  const senders = async () => [admin, referent, member] as const
  const { id } = await createArticle(world.deps, referent, content())
  const result = await fuzz({ app, identity, senders, ids: [id], seed, inputsPerCall: 200 })
  process.stdout.write(describeFuzz('svc-articles', seed, result))
  expect(result.findings.slice(0, 20)).toEqual([])
  expect(result.late.slice(0, 20)).toEqual([])
}, 900_000)
