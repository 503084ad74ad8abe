import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, farReferent, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const get = async (missionId: string) => (await service.call('mission.get', { params: { missionId } }, referent)).data

describe('two people who edit one mission', () => {
  it('the second is told, and nothing of the first is overwritten, even in the same millisecond', async () => {
    const missionId = await service.mission()
    const { updatedAt } = await get(missionId)
    const edit = (who: typeof admin, practicalInfo: string, begunFrom = updatedAt) =>
      service.call('mission.edit', { params: { missionId }, body: { updatedAt: begunFrom, practicalInfo } }, who)
    const first = await edit(admin, 'Le premier texte.')
    expect(first.status, first.message).toBe(200)
    expect(first.data.updatedAt).not.toBe(updatedAt)
    const second = await edit(referent, 'Le second texte.')
    expect(second).toMatchObject({ status: 409, code: 'STALE_UPDATE' })
    expect((await get(missionId)).practicalInfo).toBe('Le premier texte.')
    const again = await edit(referent, 'Le second texte.', first.data.updatedAt)
    expect(again.status, again.message).toBe(200)
    expect((await get(missionId)).practicalInfo).toBe('Le second texte.')
  })

  it('at once: one of them is stored, the others are told', async () => {
    const missionId = await service.mission()
    const { updatedAt } = await get(missionId)
    const texts = ['Premier texte.', 'Deuxième texte.', 'Troisième texte.', 'Quatrième texte.']
    const answers = await Promise.all(
      texts.map((practicalInfo) =>
        service.call('mission.edit', { params: { missionId }, body: { updatedAt, practicalInfo } }, admin),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const stored = answers.findIndex(({ status }) => status === 200)
    expect((await get(missionId)).practicalInfo).toBe(texts[stored])
  })

  it('counts approving, closing and registering as no edit: nobody writes anew for them', async () => {
    const missionId = await service.mission({ registrationMode: 'open' })
    const { updatedAt } = await get(missionId)
    const member = await service.member()
    const registered = await service.call('mission.register', { params: { missionId }, body: {} }, member)
    expect(registered.status, registered.message).toBe(200)
    const body = { updatedAt, practicalInfo: 'Un texte.' }
    expect((await service.call('mission.edit', { params: { missionId }, body }, referent)).status).toBe(200)
  })

  it('tells who writes the workspace over somebody else’s', async () => {
    const missionId = await service.mission()
    const { updatedAt } = await get(missionId)
    const write = (intro: string) =>
      service.call('mission.updateWorkspace', { params: { missionId }, body: { updatedAt, intro } }, referent)
    expect((await write('<p>Le premier.</p>')).status).toBe(200)
    expect(await write('<p>Le second.</p>')).toMatchObject({ status: 409, code: 'STALE_UPDATE' })
    expect((await get(missionId)).workspace?.intro).toBe('<p>Le premier.</p>')
  })
})

it('offers the places that are left to the line once registration is open to all', async () => {
  const missionId = await service.mission({ capacity: 2, registrationMode: 'selection' })
  const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => service.member()))
  const params = { missionId }
  const register = (who: typeof first) => service.call('mission.register', { params, body: {} }, who)
  const userIds = [first?.id ?? '', second?.id ?? '']
  for (const who of [first, second]) await register(who)
  await service.call('mission.acceptUser', { params, body: { userIds } }, referent)
  for (const who of [third, fourth]) await register(who)
  // Their place is one to ask for: the third does, and the fourth still waits.
  await service.call('mission.unregister', { params, body: { reasonCode: 'not_available' } }, first)
  const waits = async () => (await service.call('mission.get', { params }, fourth)).data.myParticipation
  expect(await waits()).toMatchObject({ waitlistPosition: 1 })
  const edit = { updatedAt: await service.updatedAt(missionId), registrationMode: 'open' as const }
  expect((await service.call('mission.edit', { params, body: edit }, referent)).status).toBe(200)
  expect(await waits()).toMatchObject({ waitlistPosition: null, awaitedFrom: 'member', placeOffered: true })
  expect((await register(await service.member())).data).toMatchObject({ waitlistPosition: 1 })
})

describe('handing over all missions of somebody', () => {
  it('gives each that is not over to the other, with the contact, and says how many may not be changed', async () => {
    const [leaving, coming] = [await service.member({ role: 'referent', displayName: 'Anne Part' }), referent]
    const own = await service.mission({ managerIds: [leaving.id], contactName: 'Anne Part' })
    const shared = await service.mission({ managerIds: [leaving.id, coming.id], contactName: 'Le comité' })
    const closed = await service.mission({ managerIds: [leaving.id] })
    const closing = { params: { missionId: closed }, body: { closingNote: 'Merci à toutes et à tous.' } }
    expect((await service.call('mission.close', closing, admin)).status).toBe(200)
    const handOver = (by: typeof admin, from = leaving.id, to = coming.id) =>
      service.call('mission.handOver', { body: { from, to } }, by)
    expect((await handOver(farReferent)).data).toEqual({ moved: 0, left: 2 })
    expect((await handOver(leaving)).data).toEqual({ moved: 2, left: 0 })
    expect(await get(own)).toMatchObject({ managerIds: [coming.id], contactName: 'Inès Karoui' })
    expect(await get(shared)).toMatchObject({ managerIds: [coming.id], contactName: 'Le comité' })
    expect((await get(closed)).managerIds).toEqual([leaving.id])
    // Asked again, nothing is left to do.
    expect((await handOver(admin)).data).toEqual({ moved: 0, left: 0 })
    expect((await handOver(admin, leaving.id, leaving.id)).code).toBe('VALIDATION_FAILED')
    expect((await handOver(admin, leaving.id, (await service.member()).id)).code).toBe('VALIDATION_FAILED')
    expect((await handOver(await service.member())).code).toBe('FORBIDDEN')
  })
})
