import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

let world: HttpWorld
const admin = testPrincipal({ role: 'admin' })

const contact = {
  id: randomUUID(),
  displayName: 'A B',
  email: 'a@example.com',
  phone: null,
  profileType: 'patient',
  departmentCode: '75',
} as const

const row = {
  id: randomUUID(),
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  role: 'member',
  status: 'validated',
  profileType: null,
  departmentCode: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  lastLoginAt: null,
  participationCount: 0,
  awaits: null,
  invitationSentAt: null,
  invitationExpiresAt: null,
} as const

beforeAll(async () => {
  world = await createHttpWorld(
    (app) => {
      implement(app)('user.list', async () => ({
        items: [Object.assign({ passwordHash: 'secret' }, row), Object.assign({ birthDate: '2000-01-01' }, contact)],
        total: 2,
        totalIsCapped: false,
        page: 0,
        pageSize: 25,
        lastPage: 0,
      }))
    },
    { config: { NODE_ENV: 'production' } },
  )
})
afterAll(() => world.close())

test('in production only what the contract names leaves, whichever of its shapes it has', async () => {
  const { status, data } = await world.call('user.list', { query: {} }, admin)
  expect(status).toBe(200)
  expect(data.items).toEqual([row, contact])
})
