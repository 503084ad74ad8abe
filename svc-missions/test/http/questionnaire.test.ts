import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import { newKeyFile, writeKeyFile } from '@ensemble/service-kit/sealing/key-file'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MissionContent } from '../../src/domain/mission-content.ts'
import { questionnaire } from '../../src/domain/samples-questionnaire.test-data.ts'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { eraseAnswersOfPerson, eraseDueAnswers } from '../../src/use-cases/erase-answers.ts'
import { answerKeyStore } from '../../src/vault/answer-key-store.ts'
import { admin, farReferent, inDays, referent, startService, type Service } from '../service.ts'
import { told } from '../told.ts'

type Edit = CallInput<'mission.saveAnswers'>['body']

const study = questionnaire()
const consentText = study.consentText ?? ''
/** What nobody else has typed: wherever it turns up, it came from here. */
const rare = 'Chordome-du-clivus'
const complete = { q1: 'yes', q2: 4, q3: ['a', 'b'], q4: 12, q5: '2024-05-06', q6: rare }

let service: Service
let keysFile: string
beforeAll(async () => {
  keysFile = join(mkdtempSync(join(tmpdir(), 'answer-keys-')), 'keys.json')
  await writeKeyFile(keysFile, newKeyFile())
  service = await startService({ env: { ANSWER_KEYS_FILE: keysFile } })
})
beforeEach(() => void (service.time.now = inDays(0)))
afterAll(async () => {
  await service.stop()
  rmSync(join(keysFile, '..'), { recursive: true })
})

/** A study that has been open for a day and is for ten more. */
function open(changes: Partial<MissionContent> = {}): Promise<string> {
  const times = { startAt: inDays(-1), endAt: inDays(10) }
  return service.mission({ type: 'studies_and_surveys', capacity: null, questionnaire: study, ...times, ...changes })
}

async function registered(missionId: string): Promise<Principal> {
  const member = await service.member()
  await service.call('mission.register', { params: { missionId }, body: {} }, member)
  return member
}

const save = (missionId: string, who: Principal, edit: Partial<Edit> = {}) =>
  service.call(
    'mission.saveAnswers',
    { params: { missionId }, body: { answers: {}, sectionId: null, consentText, ...edit } },
    who,
  )
const send = (missionId: string, who: Principal, answers: Edit['answers'] = complete) =>
  save(missionId, who, { answers, done: true })
const own = async (missionId: string, who: Principal) =>
  (await service.call('mission.ownAnswers', { params: { missionId } }, who)).data
const mine = async (who: Principal) =>
  (await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, who)).data.items
const page = async (missionId: string, who: Principal) =>
  (await service.call('mission.get', { params: { missionId } }, who)).data
const takeBack = (missionId: string, who: Principal) =>
  service.call('mission.takeBackAnswers', { params: { missionId }, body: {} }, who)
const results = (missionId: string, who: Principal = referent) =>
  service.call('mission.questionnaireResults', { params: { missionId } }, who)
const refuseOne = async (missionId: string, { id }: Principal) => {
  const body = { userIds: [id], reasonCode: 'other' as const }
  const { data } = await service.call('mission.rejectUser', { params: { missionId }, body }, referent)
  expect(data.updated).toEqual([id])
}
const edit = async (missionId: string, changes: object) =>
  service.call(
    'mission.edit',
    { params: { missionId }, body: { updatedAt: await service.updatedAt(missionId), ...changes } },
    admin,
  )

describe('a questionnaire of a study', () => {
  it('is answered in two sittings, and then the part is done', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: true, begunAt: null })
    expect(await mine(member)).toMatchObject([{ questionnaireWaits: true, questionnaireBegun: false }])
    expect((await save(missionId, member, { answers: { q1: 'yes' }, sectionId: 's2' })).status).toBe(200)
    expect(await mine(member)).toMatchObject([{ questionnaireWaits: true, questionnaireBegun: true }])
    service.time.now = inDays(2)
    expect(await own(missionId, member)).toMatchObject({ answers: { q1: 'yes' }, sectionId: 's2', sentAt: null })
    expect((await send(missionId, member)).data).toMatchObject({ answers: complete })
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: false, mayTakeBack: true })
    expect(await mine(member)).toMatchObject([
      { bucket: 'past', questionnaireWaits: false, participant: { attendance: 'present' } },
    ])
    expect(await send(missionId, member)).toMatchObject({ code: 'STATUS_CONFLICT' })
    const thanks = (await told(service, missionId)).filter(({ type }) => type === 'notice.due')
    expect(thanks).toEqual([expect.objectContaining({ kind: 'thanks', answered: true, userIds: [member.id] })])
  })

  it('begins with the consent to this study, in the words that it has', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    const without = await save(missionId, member, { consentText: undefined })
    expect(without).toMatchObject({ status: 422, fields: { consentText: ['REQUIRED'] } })
    expect(await save(missionId, member, { consentText: 'Un autre texte.' })).toMatchObject({ code: 'STALE_UPDATE' })
    expect(await send(missionId, member, {})).toMatchObject({ status: 422, fields: { 'answers.q1': ['REQUIRED'] } })
  })

  it('is begun once: who agrees again in another tab goes on with what is kept', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await save(missionId, member)
    await save(missionId, member, { answers: { q1: 'yes' }, sectionId: 's2', consentText: undefined })
    const kept = await own(missionId, member)
    service.time.now = inDays(1)
    expect(await save(missionId, member)).toMatchObject({ status: 200, data: kept })
    // What is emptied in the form itself is emptied.
    await save(missionId, member, { consentText: undefined })
    expect(await own(missionId, member)).toMatchObject({ answers: {}, consentedAt: kept.consentedAt })
  })

  it('is open to those who have a part, from its beginning to its end', async () => {
    const missionId = await open({ startAt: inDays(1) })
    expect(await save(missionId, await service.member())).toMatchObject({ code: 'NOT_REGISTERED' })
    const member = await registered(missionId)
    expect(await save(missionId, member)).toMatchObject({ code: 'MISSION_CLOSED' })
    service.time.now = inDays(2)
    expect((await send(missionId, member)).status).toBe(200)
    service.time.now = inDays(11)
    expect(await takeBack(missionId, member)).toMatchObject({ code: 'MISSION_CLOSED' })
  })

  it('is taken back until the end, and may be begun anew', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await send(missionId, member)
    expect((await takeBack(missionId, member)).status).toBe(200)
    expect(await own(missionId, member)).toMatchObject({ answers: {}, sentAt: null, consentedAt: null })
    expect((await page(missionId, member)).myParticipation).toMatchObject({ attendance: null })
    expect((await send(missionId, member, { q1: 'no' })).status).toBe(200)
    const reasonCode = 'not_available'
    await service.call('mission.unregister', { params: { missionId }, body: { reasonCode } }, member)
    expect(await own(missionId, member)).toMatchObject({ answers: {}, sentAt: null })
  })

  it('can be read and taken back by who had begun when they were refused', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await save(missionId, member, { answers: { q1: 'yes' } })
    await refuseOne(missionId, member)
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayAnswer: false, mayTakeBack: true })
    expect(await own(missionId, member)).toMatchObject({ answers: { q1: 'yes' } })
    expect((await takeBack(missionId, member)).status).toBe(200)
    expect(await own(missionId, member)).toMatchObject({ answers: {}, consentedAt: null })
    expect((await page(missionId, member)).myQuestionnaire).toMatchObject({ mayTakeBack: false, begunAt: null })
  })

  it('keeps its meaning once somebody has begun; its titles may be mended', async () => {
    const missionId = await open()
    await save(missionId, await registered(missionId))
    const sections = study.sections.map((section) => ({ ...section, title: `${section.title} !` }))
    expect((await edit(missionId, { questionnaire: { ...study, sections } })).status).toBe(200)
    expect(await edit(missionId, { questionnaire: { ...study, eraseOn: '2027-07-01' } })).toMatchObject({
      code: 'ANSWERS_BEGUN',
    })
    expect(await edit(missionId, { questionnaire: null })).toMatchObject({ code: 'ANSWERS_BEGUN' })
  })

  it('keeps answers as long after another date, and holds the day of erasure once somebody has begun', async () => {
    const missionId = await open()
    const move = async (startAt: Date, endAt: Date) => {
      const dates = { startAt: startAt.toISOString(), endAt: endAt.toISOString() }
      const body = { ...dates, reason: 'Le budget vient plus tard.', updatedAt: await service.updatedAt(missionId) }
      return service.call('mission.reschedule', { params: { missionId }, body }, referent)
    }
    expect((await move(inDays(1), inDays(12))).data.questionnaire?.eraseOn).toBe('2027-07-02')
    service.time.now = inDays(2)
    await save(missionId, await registered(missionId))
    expect((await move(inDays(3), new Date('2027-07-02T12:00:00Z'))).fields).toEqual({
      'questionnaire.eraseOn': ['DATE_ORDER'],
    })
    expect((await move(inDays(3), inDays(14))).data.questionnaire?.eraseOn).toBe('2027-07-02')
  })

  it('is approved again when a referent changes it', async () => {
    const missionId = await open()
    const body = { updatedAt: await service.updatedAt(missionId), questionnaire: { ...study, eraseOn: '2027-07-01' } }
    const { data } = await service.call('mission.edit', { params: { missionId }, body }, referent)
    expect(data.approvalStatus).toBe('waiting_for_approval')
  })

  it('tells the address of another tool to those who have a part', async () => {
    const url = 'https://enquete.example.org/1'
    const missionId = await open({
      questionnaire: { ...study, kind: 'link', url, consentText: null, eraseOn: null, sections: [] },
    })
    expect((await page(missionId, await service.member())).questionnaire?.url).toBeNull()
    expect((await page(missionId, await registered(missionId))).questionnaire?.url).toBe(url)
    const [fact] = await told(service, missionId)
    expect(fact).toMatchObject({ practical: { meetingUrl: url } })
  })
})

describe('the answers', () => {
  it('stand nowhere in the open, under a number and not a name, and open only where they belong', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await send(missionId, member)
    const { rows: tables } = await service.db.query<{ name: string }>({
      text: `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'answer_keys')`,
    })
    for (const { name } of tables) {
      const { rows } = await service.db.query<{ text: string }>({
        text: `select t::text as text from ${name} t`,
      })
      const bytes = Buffer.from(rare).toString('hex')
      expect(
        rows.filter(({ text }) => text.includes(rare) || text.includes(bytes)),
        name,
      ).toEqual([])
    }
    await service.db.query({
      text: `update questionnaire_answers set version = version + 1 where mission_id = $1`,
      values: [missionId],
    })
    const { status } = await service.call('mission.ownAnswers', { params: { missionId } }, member)
    expect(status).toBe(500)
  })

  it('open after a rotation, and say "try again" without the key', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await send(missionId, member)
    expect(await rotateKeys(service.db, keysFile, answerKeyStore)).toMatchObject({ unopened: 0 })
    expect((await own(missionId, member)).answers).toEqual(complete)
    renameSync(keysFile, `${keysFile}.away`)
    const { status } = await service.call('mission.ownAnswers', { params: { missionId } }, member)
    renameSync(`${keysFile}.away`, keysFile)
    expect(status).toBe(503)
  })

  it('are seen from ten on, by the team alone, and leave as a file that is noted', async () => {
    const missionId = await open()
    const people = await Promise.all(Array.from({ length: 12 }, () => registered(missionId)))
    const url = `/mission/${missionId}/questionnaire_results`
    for (const [index, who] of people.entries()) {
      if (index === 9) {
        expect((await results(missionId)).data).toEqual({ sent: null, erasedAt: null, questions: [] })
        expect((await service.file(`${url}?format=csv`, referent)).statusCode).toBe(409)
      }
      await send(missionId, who)
    }
    const { data } = await results(missionId)
    expect(data.sent).toBe(12)
    expect(data.questions[0]).toMatchObject({ questionId: 'q1', answers: 12, declined: null })
    expect((await results(missionId, farReferent)).status).toBe(403)
    expect((await results(missionId, people[0] ?? referent)).status).toBe(403)
    const file = await service.file(`${url}?format=csv`, referent)
    expect(file.body.trim().split('\r\n')).toHaveLength(13)
    for (const { id } of people) expect(file.body).not.toContain(id)
    expect((await service.file(`${url}?format=codebook`, referent)).body).toContain('Avez-vous repris le travail')
    const { rows } = await service.db.query({
      text: `select actor_id, rows from exports where mission_id = $1 and list = 'questionnaire'`,
      values: [missionId],
    })
    expect(rows).toEqual([
      { actor_id: referent.id, rows: 12 },
      { actor_id: referent.id, rows: 12 },
    ])
    // Who refuses somebody would read in the difference what they had answered; the person alone takes it away.
    const [first = referent] = people
    await refuseOne(missionId, first)
    expect((await results(missionId)).data).toEqual(data)
    await takeBack(missionId, first)
    expect((await results(missionId)).data.sent).toBe(11)
  })

  it('are erased on the day that the study names, with their keys', async () => {
    const missionId = await open()
    await send(missionId, await registered(missionId))
    service.time.now = new Date('2027-06-29T12:00:00Z')
    await eraseDueAnswers(service.deps)
    expect((await results(missionId)).data.erasedAt).toBeNull()
    service.time.now = new Date('2027-06-30T01:00:00Z')
    await eraseDueAnswers(service.deps)
    expect((await results(missionId)).data.erasedAt).toBe('2027-06-30T01:00:00.000Z')
    for (const table of ['questionnaire_answers', 'answer_keys.keys']) {
      const left = await service.db.query({ text: `select from ${table} where mission_id = $1`, values: [missionId] })
      expect(left.rowCount, table).toBe(0)
    }
  })

  it('are taken no more on that day, and are erased again where the team names a later one', async () => {
    const missionId = await open({ endAt: null })
    const [early, late] = [await registered(missionId), await registered(missionId)]
    await send(missionId, early)
    service.time.now = new Date('2027-06-30T01:00:00Z')
    expect((await save(missionId, late)).data).toMatchObject({ code: 'MISSION_CLOSED' })
    expect((await page(missionId, late)).myQuestionnaire).toMatchObject({ mayAnswer: false })
    expect(await mine(late)).toMatchObject([{ questionnaireWaits: false }])
    await eraseDueAnswers(service.deps)
    expect((await edit(missionId, { questionnaire: { ...study, eraseOn: '2027-08-31' } })).status).toBe(200)
    expect(await mine(late)).toMatchObject([{ questionnaireWaits: true }])
    expect((await send(missionId, late)).status).toBe(200)
    await eraseDueAnswers(service.deps)
    expect((await results(missionId)).data.erasedAt).toBeNull()
    expect((await own(missionId, late)).answers).toEqual(complete)
    service.time.now = new Date('2027-08-31T01:00:00Z')
    await eraseDueAnswers(service.deps)
    expect((await results(missionId)).data.erasedAt).toBe('2027-08-31T01:00:00.000Z')
    expect((await own(missionId, late)).answers).toEqual({})
  })

  it('are in the copy of a person’s data, and go with their account', async () => {
    const missionId = await open()
    const member = await registered(missionId)
    await send(missionId, member)
    expect(await ownArchive(service.deps, member.id)).toMatchObject({
      answersToStudies: [{ missionId, answers: complete }],
    })
    expect(await inTransaction(service.db, (tx) => eraseAnswersOfPerson(tx, member.id))).toBe(1)
    expect(await ownArchive(service.deps, member.id)).toMatchObject({ answersToStudies: [] })
  })
})
