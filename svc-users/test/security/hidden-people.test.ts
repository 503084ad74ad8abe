import { tellApart } from '@ensemble/service-kit/testing/hidden-thing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
beforeAll(async () => void (users = await startUsers()))
afterAll(() => users.stop())

it('no call but four for staff tells a member from nobody, to other members and referents of elsewhere', async () => {
  const hidden = await users.add({ departmentCode: '69' })
  const people = [
    await users.proven(await users.add({ departmentCode: '69' })),
    await users.proven(await users.add({ role: 'referent', departmentCode: '44' })),
    as(await users.add({ departmentCode: '44' })),
  ]
  const { app, identity } = users
  const { told, looked } = await tellApart({ app, identity, people, parameter: 'userId', id: hidden.id })
  // Who acts on people of another department is told that it is another one, and nothing of their state: an id is 122 bits that nobody guesses.
  expect(told).toEqual([
    'user.approve by referent: 403 OUT_OF_SCOPE, and 404 NOT_FOUND for none',
    'user.decideVolunteer by referent: 403 OUT_OF_SCOPE, and 404 NOT_FOUND for none',
    'user.delete by referent: 403 OUT_OF_SCOPE, and 404 NOT_FOUND for none',
    'user.makeClaimCode by referent: 403 OUT_OF_SCOPE, and 404 NOT_FOUND for none',
  ])
  expect(looked.length).toBeGreaterThan(8)
})
