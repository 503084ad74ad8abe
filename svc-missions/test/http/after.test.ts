import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { national, inDays, referent, startService, type Service } from '../service.ts'
import { notices } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

type Who = Awaited<ReturnType<Service['member']>>
const closingNote = 'Quarante personnes ont été accueillies au stand.'

async function lived(title: string, people: readonly Who[]): Promise<string> {
  service.time.now = inDays(0)
  const missionId = await service.mission({ title, registrationMode: 'open', startAt: inDays(1), endAt: inDays(2) })
  for (const person of people) await service.call('mission.register', { params: { missionId }, body: {} }, person)
  return missionId
}

describe('what a mission led to', () => {
  it('reaches who took part, and in other words who had a place and could not come', async () => {
    const [came, gone, excused] = [await service.member(), await service.member(), await service.member()]
    const params = { missionId: await lived('Tenir le stand', [came, gone, excused]) }
    await service.call('mission.unregister', { params, body: { reasonCode: 'not_available' } }, gone)
    service.time.now = inDays(3)
    const items = [{ userId: excused.id, attendance: 'excused' as const }]
    await service.call('mission.attendance', { params, body: { items } }, referent)
    await service.call('mission.close', { params, body: { closingNote } }, referent)
    const thanks = (await notices(service, params.missionId)).filter(({ kind }) => kind === 'thanks')
    expect(thanks).toEqual([
      expect.objectContaining({ userIds: [came.id], note: closingNote }),
      expect.objectContaining({ note: closingNote, came: false }),
    ])
    expect(thanks[1]?.userIds).toHaveLength(2)
    expect(thanks[1]?.userIds).toEqual(expect.arrayContaining([gone.id, excused.id]))
    const { data } = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, gone)
    expect(data.items[0]?.closingNote).toBe(closingNote)
  })

  it('is for everybody only where its author lets everybody read it', async () => {
    const stranger = await service.member()
    const past = async () => (await service.call('mission.past', { query: {} }, stranger)).data.items
    const noteOf = async (missionId: string) =>
      (await service.call('mission.get', { params: { missionId }, query: {} }, stranger)).data.closingNote
    const [kept, shared] = [await lived('Gardée', []), await lived('Partagée', [])]
    service.time.now = inDays(3)
    await service.call('mission.close', { params: { missionId: kept }, body: { closingNote } }, referent)
    await service.call(
      'mission.close',
      { params: { missionId: shared }, body: { closingNote, shared: true } },
      referent,
    )
    expect(await past()).toEqual([expect.objectContaining({ id: shared, title: 'Partagée', closingNote })])
    expect([await noteOf(kept), await noteOf(shared)]).toEqual([null, closingNote])
  })
})

describe('words that may be quoted', () => {
  const comment = 'On se sent utile, et écouté.'
  const body = { grade: 5, usefulness: 5, comment, publishable: true } as const
  const listed = async (search?: string) =>
    search === undefined
      ? service.call('mission.quotes', { query: {} }, national)
      : service.call('mission.searchQuotes', { body: { search } }, national)

  it('stand in one list for headquarters without whose they are, until the consent ends or is taken back', async () => {
    const [quoted, silent] = [await service.member(), await service.member()]
    const params = { missionId: await lived('Relire une brochure', [quoted, silent]) }
    service.time.now = inDays(3)
    const survey = { kind: 'built_in', subject: 'Votre avis' } as const
    await service.call('mission.sendSurvey', { params, body: survey }, referent)
    await service.call('mission.answerSurvey', { params, body }, quoted)
    await service.call('mission.answerSurvey', { params, body: { ...body, publishable: false } }, silent)
    const { data } = await listed()
    expect(data.items).toEqual([
      {
        quote: comment,
        mission: { id: params.missionId, title: 'Relire une brochure' },
        departmentCode: '69',
        agreedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    expect(JSON.stringify(data)).not.toContain(quoted.id)
    expect((await listed('ecoute')).data.total).toBe(1)
    expect((await listed('piscine')).data.total).toBe(0)
    expect(await service.call('mission.quotes', { query: {} }, referent)).toMatchObject({ code: 'FORBIDDEN' })

    service.time.now = inDays(3 + 800)
    expect((await listed()).data.total).toBe(0)
    service.time.now = inDays(3)
    const mine = async () => (await service.call('mission.get', { params, query: {} }, quoted)).data.mySurvey
    expect((await mine())?.quotableUntil).toMatch(/^20/)
    expect(await service.call('mission.withdrawQuote', { params }, quoted)).toMatchObject({ status: 200 })
    expect((await mine())?.quotableUntil).toBeNull()
    expect((await listed()).data.total).toBe(0)
    const stranger = await service.member()
    expect(await service.call('mission.withdrawQuote', { params }, stranger)).toMatchObject({ code: 'NOT_FOUND' })
  })
})
