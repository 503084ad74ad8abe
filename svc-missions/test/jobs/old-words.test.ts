import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import * as exports from '../../src/data/exports.ts'
import { daysBefore } from '../../src/domain/days.ts'
import { jobsOf } from '../../src/jobs.ts'
import { expireInvitations } from '../../src/use-cases/expire-invitations.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

/** Three processes do the job of a day, a moment before or after so many months. */
async function look(from: Date, months: number, seconds: number, named = 'forget old words'): Promise<void> {
  const now = new Date(from)
  now.setUTCMonth(now.getUTCMonth() + months)
  service.time.now = new Date(now.getTime() + seconds * 1000)
  await runThrice(named)
}

async function runThrice(named: string): Promise<void> {
  const job = jobsOf(service.deps).find(({ name }) => name === named)
  await Promise.all([job?.run(), job?.run(), job?.run()])
}

const nothing = { motivation: null, answers: [], interests: null, comment: null, invitation: null }
const questions = ['Quel jour vous convient ?']
const motivation = 'Je connais bien le quartier.'
const written = { motivation, answers: ['Le lundi'], conflictOfInterest: 'Aucun' }
const kept = { motivation, answers: ['Le lundi'], interests: 'Aucun' }

async function register(missionId: string, who: Principal): Promise<void> {
  const { status, fields } = await service.call('mission.register', { params: { missionId }, body: written }, who)
  expect({ status, fields }).toEqual({ status: 200 })
}

async function wordsOf(missionId: string, { id }: Principal) {
  const { rows } = await service.db.query({
    text: `select motivation, answers, conflict_of_interest as interests, comment, invitation_message as invitation
      from participants where mission_id = $1 and user_id = $2`,
    values: [missionId, id],
  })
  return rows[0]
}

it('keeps words of who was refused, withdrew or did not answer for six months', async () => {
  const missionId = await service.mission({
    questions,
    registrationMode: 'selection',
    startAt: inDays(700),
    endAt: inDays(701),
  })
  const params = { missionId }
  const [refused, left, silent, waiting] = await Promise.all([1, 2, 3, 4].map(() => service.member()))
  if (!refused || !left || !silent || !waiting) throw new Error('nobody there')
  for (const who of [refused, left, waiting]) await register(missionId, who)
  const refusal = { userIds: [refused.id], reasonCode: 'other' as const, comment: 'Le groupe est complet.' }
  await service.call('mission.rejectUser', { params, body: refusal }, referent)
  const withdrawal = { reasonCode: 'other', comment: 'Je déménage.' } as const
  await service.call('mission.unregister', { params, body: withdrawal }, left)
  const invitation = { userIds: [silent.id], message: 'Nous avons pensé à vous.' }
  await service.call('mission.addParticipants', { params, body: invitation }, referent)
  const expired = inDays(15)
  service.time.now = expired
  await expireInvitations(service.deps)
  await look(today, 6, -1)
  expect(await wordsOf(missionId, refused)).toMatchObject({ ...kept, comment: 'Le groupe est complet.' })
  expect(await wordsOf(missionId, left)).toMatchObject({ ...kept, comment: 'Je déménage.' })
  await look(today, 6, 1)
  expect([await wordsOf(missionId, refused), await wordsOf(missionId, left)]).toEqual([nothing, nothing])
  expect(await wordsOf(missionId, silent)).toMatchObject({ invitation: 'Nous avons pensé à vous.' })
  await look(expired, 6, 1)
  expect(await wordsOf(missionId, silent)).toEqual(nothing)
  // A team still has to read what waits.
  expect(await wordsOf(missionId, waiting)).toMatchObject(kept)
})

it('keeps words of who took part for three years after the end, and that they took part', async () => {
  const ended = await service.mission({ questions, endAt: inDays(30) })
  const lasting = await service.mission({ questions, endAt: null })
  const [person, other] = [await service.member(), await service.member()]
  await register(ended, person)
  await register(lasting, other)
  await look(inDays(30), 36, -1)
  expect(await wordsOf(ended, person)).toMatchObject(kept)
  await look(inDays(30), 36, 1)
  expect(await wordsOf(ended, person)).toEqual(nothing)
  expect(await wordsOf(lasting, other)).toMatchObject(kept)
  const query = {}
  const { data } = await service.call('mission.participantMissions', { params: { userId: 'me' }, query }, person)
  expect(data.items).toMatchObject([{ participant: { missionId: ended, validationStatus: 'validated' } }])
})

it('names the contacts of a mission for three years after the end, then its office', async () => {
  const contactEmail = 'ostermann@example.org'
  const organisation = {
    name: 'Les marcheurs',
    type: 'association' as const,
    domains: ['prevention' as const],
    website: null,
    contactName: 'Maude Ostermann',
    contactEmail,
    contactPhone: '01 99 00 12 34',
  }
  const changes = { contactName: 'Nils Ostermann', origin: 'external_actor' as const, organisation }
  const ended = await service.mission({ ...changes, endAt: inDays(30) })
  const lasting = await service.mission({ ...changes, endAt: null })
  const contactsOf = async (missionId: string) => {
    const { data } = await service.call('mission.get', { params: { missionId } }, admin)
    return [data.contactName, data.organisation]
  }
  await look(inDays(30), 36, -1, 'forget old contacts')
  expect(await contactsOf(ended)).toEqual(['Nils Ostermann', organisation])
  await look(inDays(30), 36, 1, 'forget old contacts')
  const office = { contactName: null, contactEmail: 'comite-69@example.org', contactPhone: null }
  expect(await contactsOf(ended)).toEqual(['Comité Rhône', { ...organisation, ...office }])
  expect(await contactsOf(lasting)).toEqual(['Nils Ostermann', organisation])
  const told = async (missionId: string) => {
    const text = 'select payload from outbox where aggregate_id = $1'
    return JSON.stringify((await service.db.query({ text, values: [missionId] })).rows)
  }
  expect(await told(ended)).not.toContain('Ostermann')
  expect(await told(lasting)).toContain('Ostermann')
  const { rows } = await service.db.query({
    text: `select count(*)::int as told from outbox where aggregate_id = $1 and type = 'missions.mission.changed'`,
    values: [ended],
  })
  expect(rows).toEqual([{ told: 1 }])
})

it('keeps a comment for three months after the end, and while it may be quoted', async () => {
  const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(2) })
  const params = { missionId }
  const [plain, quoted, late, takenBack] = await Promise.all([1, 2, 3, 4].map(() => service.member()))
  if (!plain || !quoted || !late || !takenBack) throw new Error('nobody there')
  for (const who of [plain, quoted, late, takenBack]) {
    await service.call('mission.register', { params, body: {} }, who)
  }
  const answer = async (who: Principal, publishable: boolean) => {
    const body = { grade: 5, usefulness: 4, publishable, comment: 'Une belle journée.' }
    expect((await service.call('mission.answerSurvey', { params, body }, who)).status).toBe(200)
  }
  const comments = async () => {
    const { data } = await service.call('mission.surveyResults', { params }, referent)
    expect(data).toMatchObject({ averageGrade: 5 })
    return data.remarks?.map(({ publishable }) => publishable) ?? []
  }
  service.time.now = inDays(3)
  await service.call('mission.sendSurvey', { params, body: { kind: 'built_in', subject: 'Votre avis' } }, referent)
  await answer(plain, false)
  await answer(quoted, true)
  await answer(takenBack, true)
  await service.call('mission.withdrawQuote', { params }, takenBack)
  service.time.now = inDays(60)
  await answer(late, false)
  await look(inDays(3), 3, -1)
  expect(await comments()).toHaveLength(4)
  await look(inDays(3), 3, 1)
  expect((await comments()).sort()).toEqual([false, true])
  await look(inDays(60), 3, 1)
  expect(await comments()).toEqual([true])
  await look(inDays(3), 24, -1)
  expect(await comments()).toEqual([true])
  await look(inDays(3), 24, 1)
  expect(await comments()).toEqual([])
})

it('keeps who took a list away for a year, and what they searched for thirty days; nothing goes sooner', async () => {
  // The table itself looks at the clock of the database.
  const now = new Date()
  service.time.now = now
  const filters = [{ field: 'title' as const, operator: 'contains' as const, value: 'chimio' }]
  const asked = { scope: 'all', search: 'Karoui', filters }
  for (const days of [400, 367, 363, 31, 28]) {
    const taken = {
      at: daysBefore(now, days),
      actor: admin,
      list: 'missions',
      missionId: null,
      asked,
      rows: days,
    } as const
    await inTransaction(service.db, (tx) => exports.append(tx, taken))
  }
  await runThrice('forget exports')
  const left = async () => (await service.db.query({ text: 'select rows, asked from exports order by at' })).rows
  const kept = [
    { rows: 363, asked: { scope: 'all' } },
    { rows: 31, asked: { scope: 'all' } },
    { rows: 28, asked },
  ]
  expect(await left()).toEqual(kept)
  for (const text of [
    'delete from exports',
    `update exports set asked = '{}'`,
    `update exports set asked = asked - array['search', 'filters'] where rows = 28`,
    'update exports set rows = 1, actor_role = actor_role where rows = 363',
    'truncate exports',
  ]) {
    await expect(service.db.query({ text }), text).rejects.toThrow('append-only')
  }
  expect(await left()).toEqual(kept)
})
