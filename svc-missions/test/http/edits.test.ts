import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, referent, startService, today, type Service } from '../service.ts'

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
