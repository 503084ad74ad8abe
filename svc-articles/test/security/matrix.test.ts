import { articleCalls } from '@ensemble/contracts/articles/calls'
import { wrongAtDoor } from '@ensemble/service-kit/testing/door'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ids = Object.keys(articleCalls) as (keyof typeof articleCalls)[]

describe('the door of the article service: nobody, and every role in every status', () => {
  it.each(ids)('%s', async (id) => expect(await wrongAtDoor(world, id)).toEqual([]))
})
