import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { tellApart } from '@ensemble/service-kit/testing/hidden-thing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

it('no call tells a draft of others from an article that there is not', async () => {
  const made = await world.call('article.create', { body: content() }, referent)
  const people = [member, testPrincipal({ role: 'referent', departmentCode: '44' })]
  const { app, identity } = world
  const id = made.data.id
  const { told, looked } = await tellApart({ app, identity, people, parameter: 'articleId', id })
  expect(told).toEqual([])
  expect(looked.length).toBeGreaterThan(3)
})
