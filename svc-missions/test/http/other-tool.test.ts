import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MissionContent } from '../../src/domain/mission-content.ts'
import { questionnaire } from '../../src/domain/samples-questionnaire.test-data.ts'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { admin, inDays, referent, startService, type Service } from '../service.ts'
import { notices, told } from '../told.ts'

/** A questionnaire that another tool keeps: what is known here is that somebody says to have answered. */

const url = 'https://enquete.example.org/1'
const elsewhere = { kind: 'link' as const, url, consentText: null, eraseOn: null, sections: [] }

let service: Service
// No file of keys: nothing of it is sealed.
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = inDays(0)))
afterAll(() => service.stop())

/** Open for a day, and for ten more. */
function open(changes: Partial<MissionContent> = {}): Promise<string> {
  const times = { startAt: inDays(-1), endAt: inDays(10) }
  return service.mission({
    type: 'studies_and_surveys',
    capacity: null,
    questionnaire: elsewhere,
    ...times,
    ...changes,
  })
}

async function registered(missionId: string, who?: Principal): Promise<Principal> {
  const person = who ?? (await service.member())
  await service.call('mission.register', { params: { missionId }, body: {} }, person)
  return person
}

type Edit = CallInput<'mission.saveAnswers'>['body']
const say = (missionId: string, who: Principal, edit: Partial<Edit> = {}) =>
  service.call(
    'mission.saveAnswers',
    { params: { missionId }, body: { answers: {}, sectionId: null, done: true, ...edit } },
    who,
  )
const takeBack = (missionId: string, who: Principal) =>
  service.call('mission.takeBackAnswers', { params: { missionId }, body: {} }, who)
const page = async (missionId: string, who: Principal) =>
  (await service.call('mission.get', { params: { missionId } }, who)).data
const mine = async (who: Principal) =>
  (await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, who)).data.items
const edit = async (missionId: string, changes: object) =>
  service.call(
    'mission.edit',
    { params: { missionId }, body: { updatedAt: await service.updatedAt(missionId), ...changes } },
    admin,
  )
const answered = async (missionId: string) =>
  (await told(service, missionId)).filter(({ type }) => type === 'survey.answered')

describe('who says that they have answered in another tool', () => {
  it('is done: present, thanked, past, and waited for no more', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: true, mayTakeBack: false })
    expect(await mine(member)).toMatchObject([{ bucket: 'upcoming', questionnaireWaits: true }])
    const at = inDays(0).toISOString()
    expect((await say(missionId, member)).data).toMatchObject({ answers: {}, consentedAt: null, sentAt: at })
    expect(await page(missionId, member)).toMatchObject({
      myQuestionnaire: { mayAnswer: false, mayTakeBack: true, sentAt: at },
      myParticipation: { attendance: 'present' },
    })
    expect(await mine(member)).toMatchObject([
      { bucket: 'past', questionnaireWaits: false, participant: { attendance: 'present' } },
    ])
    expect(await notices(service, missionId)).toEqual([
      expect.objectContaining({ kind: 'thanks', answered: true, elsewhere: true, userIds: [member.id] }),
    ])
    const kept = await service.db.query({
      text: 'select from questionnaire_answers where mission_id = $1',
      values: [missionId],
    })
    expect(kept.rowCount, 'nothing of what was answered').toBe(0)
    expect(await ownArchive(service.deps, member.id)).toMatchObject({
      participants: [{ said_answered_at: expect.stringContaining('2026-12-01') }],
    })
  })

  it('says it once, however often it is pressed, and in however many tabs', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    const presses = await Promise.all([say(missionId, member), say(missionId, member)])
    service.time.now = inDays(1)
    presses.push(await say(missionId, member))
    for (const { status, data } of presses) {
      expect(status).toBe(200)
      expect(data.sentAt).toBe(inDays(0).toISOString())
    }
    expect(await notices(service, missionId)).toHaveLength(1)
    expect(await answered(missionId)).toHaveLength(1)
  })

  it('takes it back until the end, and is then waited for again', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    expect((await takeBack(missionId, member)).status, 'nothing said').toBe(200)
    expect(await answered(missionId)).toHaveLength(0)
    await say(missionId, member)
    const both = await Promise.all([takeBack(missionId, member), takeBack(missionId, member)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await answered(missionId)).toHaveLength(2)
    expect(await page(missionId, member)).toMatchObject({
      myQuestionnaire: { mayAnswer: true, mayTakeBack: false, sentAt: null },
      myParticipation: { attendance: null },
    })
    expect(await mine(member)).toMatchObject([{ bucket: 'upcoming', questionnaireWaits: true }])
  })

  it('says nothing new before it opens, and after its end', async () => {
    const missionId = await open({ startAt: inDays(1) })
    const member = await registered(missionId)
    const late = await registered(missionId)
    expect(await say(missionId, member)).toMatchObject({ status: 409, code: 'MISSION_CLOSED' })
    service.time.now = inDays(2)
    expect((await say(missionId, member)).status).toBe(200)
    service.time.now = inDays(11)
    expect(await takeBack(missionId, member)).toMatchObject({ status: 409, code: 'MISSION_CLOSED' })
    expect(await say(missionId, late)).toMatchObject({ status: 409, code: 'MISSION_CLOSED' })
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: false, mayTakeBack: false })
  })

  it('says no more than that', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    expect(await say(missionId, member, { done: undefined })).toMatchObject({ fields: { done: ['REQUIRED'] } })
    expect(await say(missionId, member, { answers: { q1: 'yes' } })).toMatchObject({
      fields: { 'answers.q1': ['UNKNOWN_FIELD'] },
    })
    expect((await page(missionId, member)).myQuestionnaire?.sentAt).toBeNull()
  })

  it('has not answered once they have left, and may come back', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await say(missionId, member)
    const reasonCode = 'not_available'
    await service.call('mission.unregister', { params: { missionId }, body: { reasonCode } }, member)
    expect(await say(missionId, member)).toMatchObject({ code: 'NOT_REGISTERED' })
    await registered(missionId, member)
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: true, sentAt: null })
  })

  it.each(['member', 'referent', 'headquarter_referent', 'admin'] as const)(
    'has a part in it themselves, as %s too',
    async (role) => {
      const who = await service.member({ role })
      const missionId = await open()
      const other = await registered(missionId)
      expect(await say(missionId, who)).toMatchObject({ code: 'NOT_REGISTERED' })
      expect(await takeBack(missionId, who)).toMatchObject({ status: 404 })
      expect((await page(missionId, other)).myQuestionnaire?.sentAt).toBeNull()
      await registered(missionId, who)
      expect((await say(missionId, who)).status).toBe(200)
      expect((await takeBack(missionId, who)).status).toBe(200)
    },
  )
})

describe('the team of a questionnaire in another tool', () => {
  it('sees who says to have answered, and how many', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await registered(missionId)
    await say(missionId, member)
    const results = await service.call('mission.questionnaireResults', { params: { missionId } }, referent)
    expect(results.data).toEqual({ sent: 1, erasedAt: null, questions: [] })
    const list = await service.call('mission.participants', { params: { missionId }, query: {} }, referent)
    const present = list.data.items.filter(({ attendance }) => attendance === 'present')
    expect(present.map(({ userId }) => userId)).toEqual([member.id])
    const file = await service.file(`/mission/${missionId}/participants?format=csv`, referent)
    expect(
      file.body
        .split('\r\n')
        .slice(1)
        .filter((line) => line.includes('Présence')),
    ).toHaveLength(1)
  })

  it('mends its address, and makes no other questionnaire of it once somebody has answered', async () => {
    const missionId = await open()
    await say(missionId, await registered(missionId))
    const mended = { ...elsewhere, url: `${url}2` }
    expect((await edit(missionId, { questionnaire: mended })).status).toBe(200)
    expect(await edit(missionId, { questionnaire: questionnaire() })).toMatchObject({ code: 'ANSWERED_ELSEWHERE' })
  })

  it('has those who take part told when another address was refused, and the one of before stands again', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    const other = { ...elsewhere, url: `${url}2` }
    const change = { updatedAt: await service.updatedAt(missionId), questionnaire: other }
    await service.call('mission.edit', { params: { missionId }, body: change }, referent)
    const refusal = { reasonCode: 'privacy_risk' as const, comment: 'Cet outil n’est pas sûr.' }
    await service.call('mission.reject', { params: { missionId }, body: refusal }, admin)
    expect((await page(missionId, member)).questionnaire?.url).toBe(url)
    const addressOf = (meetingUrl: string) => ({
      kind: 'changed',
      changed: ['link'],
      userIds: [member.id],
      mission: expect.objectContaining({ practical: expect.objectContaining({ meetingUrl }) }),
    })
    expect(await notices(service, missionId)).toEqual([
      expect.objectContaining(addressOf(other.url)),
      expect.objectContaining(addressOf(url)),
    ])
  })
})
