import { randomUUID } from 'node:crypto'
import type { FilePurpose } from '@ensemble/contracts/articles/files'
import { inTransaction } from '@ensemble/service-kit/database'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upsertPerson, upsertTeam } from '../../src/data/mission-teams.ts'
import { removeAvatarsOf } from '../../src/data/files.ts'
import { upsertReader } from '../../src/data/readers.ts'
import { cleanFiles, leaveUnusedFiles } from '../../src/use-cases/clean-files.ts'
import { picture } from '../pictures.ts'
import { admin, createWorld } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
const missionId = randomUUID()
const manager = testPrincipal({ role: 'referent', departmentCode: '69' })
const colleague = testPrincipal({ role: 'referent', departmentCode: '69' })
const stranger = testPrincipal({ role: 'referent', departmentCode: '33' })
const headquarters = testPrincipal({ role: 'headquarter_referent' })
const participant = testPrincipal({ departmentCode: '69' })
const outsider = testPrincipal({ departmentCode: '69' })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

beforeAll(async () => {
  world = await createWorld()
  await inTransaction(world.deps.db, async (tx) => {
    await upsertTeam(tx, { missionId, version: 1, managerIds: [manager.id], departmentCode: '69', deleted: false })
    for (const { id, role, departmentCode } of [manager, participant, outsider]) {
      const reader = { userId: id, role, departmentCode, language: 'fr' as const, interestDomains: [], deleted: false }
      await upsertReader(tx, { ...reader, version: 1 })
    }
  })
  await takePart(2, true)
})
afterAll(() => world.close())

function takePart(version: number, takesPart: boolean) {
  return inTransaction(world.deps.db, (tx) =>
    upsertPerson(tx, { missionId, userId: participant.id, version, takesPart }),
  )
}

function announce(purpose: FilePurpose, bytes: Buffer, contentType: string, person: typeof admin) {
  const body = { purpose, targetId: missionId, fileName: 'a', contentType, size: bytes.length }
  return world.call('file.createPresignedUrl', { body }, person)
}

async function upload(purpose: FilePurpose, bytes: Buffer, contentType: string, person: typeof admin) {
  const { data } = await announce(purpose, bytes, contentType, person)
  const url = data.url.replace(/^\/api/, '')
  const sent = await world.app.inject({ method: 'PUT', url, payload: bytes, headers: data.headers })
  expect(sent.statusCode).toBe(200)
  return data.key
}

async function statusFor(key: string, person: typeof admin) {
  const authorization = `Bearer ${world.identity.tokenFor(person)}`
  return (await world.app.inject({ url: `/file/storage/${key}`, headers: { authorization } })).statusCode
}

test('the documents of a workspace are for its team and for who takes part, as long as they do', async () => {
  const key = await upload('workspace_document', pdf, 'application/pdf', manager)
  const everybody = { manager, colleague, headquarters, admin, participant, stranger, outsider }
  const seen = async () => {
    const entries = Object.entries(everybody).map(async ([name, person]) => [name, await statusFor(key, person)])
    return Object.fromEntries(await Promise.all(entries))
  }
  const team = { manager: 200, colleague: 200, headquarters: 200, admin: 200 }
  expect(await seen()).toEqual({ ...team, participant: 200, stranger: 404, outsider: 404 })
  await takePart(4, false)
  expect(await seen()).toMatchObject({ ...team, participant: 404 })
  await takePart(3, true)
  expect(await statusFor(key, participant)).toBe(404)
})

test('the documents of a mission that was deleted are thrown away a month after they came', async () => {
  const key = await upload('workspace_document', pdf, 'application/pdf', manager)
  await inTransaction(world.deps.db, (tx) =>
    upsertTeam(tx, { missionId, version: 2, managerIds: [manager.id], departmentCode: '69', deleted: true }),
  )
  const there = async (time: string) => {
    world.moveTo(time)
    await leaveUnusedFiles(world.deps)
    world.moveTo(new Date(Date.parse(time) + 2 * 60 * 60 * 1000))
    await cleanFiles(world.deps)
    return world.deps.files.exists(key)
  }
  expect([await there('2026-12-01T09:00:00Z'), await there('2026-12-03T09:00:00Z')]).toEqual([true, false])
  world.moveTo('2026-11-01T09:00:00Z')
  await inTransaction(world.deps.db, (tx) =>
    upsertTeam(tx, { missionId, version: 3, managerIds: [manager.id], departmentCode: '69', deleted: false }),
  )
})

test('only who runs a mission brings documents to it', async () => {
  const codes = await Promise.all(
    [manager, headquarters, participant, stranger].map(
      async (person) => (await announce('workspace_document', pdf, 'application/pdf', person)).status,
    ),
  )
  expect(codes).toEqual([200, 200, 403, 403])
  const body = { purpose: 'workspace_document', fileName: 'a', contentType: 'application/pdf', size: 1 } as const
  expect((await world.call('file.createPresignedUrl', { body }, manager)).fields).toEqual({ targetId: ['REQUIRED'] })
  const unknown = { ...body, targetId: randomUUID() }
  expect((await world.call('file.createPresignedUrl', { body: unknown }, manager)).status).toBe(404)
})

test('the picture of a member is for who may see the profile, that of staff for everybody', async () => {
  await takePart(5, true)
  const bytes = await picture('jpeg')
  const ofMember = await upload('avatar', bytes, 'image/jpeg', participant)
  const people = { participant, admin, manager, colleague, stranger, headquarters, outsider }
  const seen = await Promise.all(
    Object.entries(people).map(async ([name, person]) => [name, await statusFor(ofMember, person)]),
  )
  expect(Object.fromEntries(seen)).toEqual({
    participant: 200,
    admin: 200,
    manager: 200,
    colleague: 200,
    stranger: 404,
    headquarters: 404,
    outsider: 404,
  })
  expect(await statusFor(await upload('avatar', bytes, 'image/jpeg', manager), outsider)).toBe(200)
})

test('who has left the staff opens nothing of the missions that still name them', async () => {
  const former = { ...manager, role: 'member' as const }
  const files = [
    await upload('workspace_document', pdf, 'application/pdf', colleague),
    await upload('avatar', await picture('jpeg'), 'image/jpeg', participant),
  ]
  const seen = (person: typeof admin) => Promise.all(files.map((key) => statusFor(key, person)))
  expect(await seen(manager)).toEqual([200, 200])
  expect(await seen(former)).toEqual([404, 404])
})

test('an erased person leaves no picture behind', async () => {
  const key = await upload('avatar', await picture('jpeg'), 'image/jpeg', outsider)
  await inTransaction(world.deps.db, (tx) => removeAvatarsOf(tx, outsider.id, new Date('2026-11-01T07:00:00Z')))
  expect(await statusFor(key, admin)).toBe(404)
  expect(await world.deps.files.exists(key)).toBe(true)
  await cleanFiles(world.deps)
  expect(await world.deps.files.exists(key)).toBe(false)
})
