import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '@ensemble/contracts/schemas'
import { inDays, referent, startService, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const survey = { kind: 'built_in', subject: 'Votre avis' } as const

function send(missionId: string, changes: Partial<CallInput<'mission.sendSurvey'>['body']> = {}) {
  return service.call('mission.sendSurvey', { params: { missionId }, body: { ...survey, ...changes } }, referent)
}

it('asks how it was once it is over, or of a part that is', async () => {
  const missionId = await service.mission({ registrationMode: 'open', startAt: inDays(10), endAt: inDays(20) })
  const member = await service.member()
  await service.call('mission.register', { params: { missionId }, body: {} }, member)
  expect(await send(missionId, { part: 'La réunion' })).toMatchObject({ status: 409, code: 'STATUS_CONFLICT' })
  service.time.now = inDays(12)
  expect(await send(missionId)).toMatchObject({ status: 422, fields: { part: ['REQUIRED'] } })
  expect(await send(missionId, { part: 'La première réunion', message: 'Merci.' })).toMatchObject({ status: 200 })
  const facts = await told(service, missionId)
  expect(facts.find(({ type }) => type === 'survey.sent')).toMatchObject({ message: 'La première réunion\n\nMerci.' })
  service.time.now = inDays(0)
})

it('asks again those who have not answered, and nobody else', async () => {
  const missionId = await service.mission({ registrationMode: 'open', startAt: inDays(1), endAt: inDays(2) })
  const [answers, silent] = [await service.member(), await service.member()]
  const params = { missionId }
  for (const who of [answers, silent]) await service.call('mission.register', { params, body: {} }, who)
  service.time.now = inDays(3)
  expect((await send(missionId)).data.recipients).toBe(2)
  await service.call('mission.answerSurvey', { params, body: { grade: 5, usefulness: 5, publishable: false } }, answers)
  expect(await send(missionId)).toMatchObject({ status: 409, code: 'SURVEY_NO_RECIPIENT' })
  expect((await send(missionId, { again: true })).data.recipients).toBe(1)
  const facts = (await told(service, missionId)).filter(({ type }) => type === 'survey.sent')
  expect(facts.at(-1)?.userIds).toEqual([silent.id])
  const { data } = await service.call('mission.surveyResults', { params }, referent)
  expect(data).toMatchObject({ recipients: 2, answers: 1 })
  service.time.now = inDays(0)
})

it('asks nobody how it was who was noted as absent or excused, now or again', async () => {
  const missionId = await service.mission({ registrationMode: 'open', startAt: inDays(1), endAt: inDays(2) })
  const params = { missionId }
  const people = [await service.member(), await service.member(), await service.member(), await service.member()]
  for (const who of people) await service.call('mission.register', { params, body: {} }, who)
  const [came, unnoted, absent, excused] = people.map(({ id }) => id)
  service.time.now = inDays(3)
  const note = (userId = '', attendance: 'present' | 'absent' | 'excused' | null) =>
    service.call('mission.attendance', { params, body: { items: [{ userId, attendance }] } }, referent)
  await note(came, 'present')
  await note(absent, 'absent')
  await note(excused, 'excused')
  expect(await send(missionId, { userIds: [absent ?? ''] })).toMatchObject({ code: 'SURVEY_NO_RECIPIENT' })
  expect((await send(missionId)).data.recipients).toBe(2)
  // Of the wrong person; nobody knows of them any more, and then they did not come.
  await note(unnoted, 'excused')
  await note(unnoted, null)
  const { data } = await service.call('mission.participants', { params, query: {} }, referent)
  expect(data.items.find(({ userId }) => userId === unnoted)?.attendance).toBeNull()
  await note(unnoted, 'absent')
  expect((await send(missionId, { again: true })).data.recipients).toBe(1)
  const sent = (await told(service, missionId)).filter(({ type }) => type === 'survey.sent')
  expect(sent.map(({ userIds }) => new Set(userIds as string[]))).toEqual([new Set([came, unnoted]), new Set([came])])
  service.time.now = inDays(0)
})

it('asks for an opinion on a card as on its page: by the newest survey that somebody was sent', async () => {
  const missionId = await service.mission({ registrationMode: 'open', startAt: inDays(1), endAt: inDays(2) })
  const params = { missionId }
  const member = await service.member()
  await service.call('mission.register', { params, body: {} }, member)
  const waits = async () => {
    const mine = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, member)
    const { data } = await service.call('mission.get', { params }, member)
    return [mine.data.items[0]?.surveyWaits, data.allowedActions.includes('answer_survey')]
  }
  expect(await waits()).toEqual([false, false])
  service.time.now = inDays(3)
  await send(missionId)
  expect(await waits()).toEqual([true, true])
  service.time.now = inDays(4)
  await send(missionId, { kind: 'link', url: 'https://example.org/avis', again: true })
  expect(await waits()).toEqual([false, false])
  service.time.now = inDays(5)
  await send(missionId, { again: true })
  expect(await waits()).toEqual([true, true])
  service.time.now = inDays(0)
})

it('shows a comment without its grade until ten people have answered', async () => {
  const missionId = await service.mission({ registrationMode: 'open', startAt: inDays(1), endAt: inDays(2) })
  const params = { missionId }
  const people = await Promise.all(Array.from({ length: 10 }, () => service.member()))
  for (const who of people) await service.call('mission.register', { params, body: {} }, who)
  service.time.now = inDays(3)
  await send(missionId)
  const words = { comment: 'La salle était froide.', publishable: false }
  const answer = { grade: 2, usefulness: 4, publishable: false }
  const results = async () => (await service.call('mission.surveyResults', { params }, referent)).data
  for (const [index, who] of people.entries()) {
    if (index === 9) {
      const { answers, comments, remarks } = await results()
      expect({ answers, comments, remarks }).toEqual({ answers: 9, comments: [], remarks: [words] })
    }
    const body = index === 0 ? { ...answer, ...words } : answer
    await service.call('mission.answerSurvey', { params, body }, who)
  }
  const graded = [{ ...words, grade: 2 }]
  expect(await results()).toMatchObject({ answers: 10, comments: graded, remarks: graded })
  service.time.now = inDays(0)
})

it('tells five hundred comments, and whether there are others', async () => {
  const missionId = await service.mission()
  const results = async () => {
    const { data } = await service.call('mission.surveyResults', { params: { missionId } }, referent)
    return [data.remarks?.length, data.moreRemarks]
  }
  const answer = (people: number) =>
    service.db.query({
      text: `insert into survey_answers (mission_id, user_id, grade, usefulness, comment, publishable, answered_at)
        select $1, gen_random_uuid(), 5, 5, 'Un bel accueil.', false, now() from generate_series(1, $2::int)`,
      values: [missionId, people],
    })
  await answer(500)
  expect(await results()).toEqual([500, false])
  await answer(1)
  expect(await results()).toEqual([500, true])
})
