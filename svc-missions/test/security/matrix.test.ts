import { randomUUID } from 'node:crypto'
import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import type { Role } from '@ensemble/contracts/enumerations'
import { missionCalls } from '@ensemble/contracts/missions/calls'
import type { Principal } from '@ensemble/service-kit/auth/principal'
import { wrongAtDoor } from '@ensemble/service-kit/testing/door'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MissionContent } from '../../src/domain/mission-content.ts'
import { inDays, startService, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const ids = Object.keys(missionCalls) as (keyof typeof missionCalls)[]

describe('the door of the mission service: nobody, and every role in every status', () => {
  it.each(ids)('%s', async (id) => expect(await wrongAtDoor(service, id, { aboutOneself: true })).toEqual([]))
})

/** Whose mission it is, seen from the one who asks; `run` is one of elsewhere that they run and have not made. */
type Whose = 'own' | 'run' | 'department' | 'national' | 'foreign'
type MissionCall = Extract<CallId, `mission.${string}`>
type Staff = Exclude<Role, 'member'>

const everybody: Whose[] = ['own', 'run', 'department', 'national', 'foreign']
const staff: Staff[] = ['admin', 'headquarter_referent', 'referent']
const edits: Record<Staff, Whose[]> = {
  admin: everybody,
  headquarter_referent: ['own', 'run', 'national'],
  referent: ['own', 'run', 'department'],
}
// Another date is a new mission, which a referent makes in the own department alone.
const adds = { ...edits, referent: ['own', 'department'] as Whose[] }
const theirs: Whose[] = ['own', 'run']
const approves = { ...edits, headquarter_referent: everybody.filter((whose) => whose !== 'own'), referent: [] }
const decides = { ...edits, headquarter_referent: everybody }
const deletes = { ...edits, headquarter_referent: theirs, referent: theirs }

const newDate = { startAt: inDays(20).toISOString(), endAt: null, reason: 'La salle n’est plus libre.' }

/** The permission matrix, written by hand a second time: A, Q and R on a mission of each kind. */
const cells: [MissionCall, object, Record<Staff, Whose[]>][] = [
  ['mission.edit', { updatedAt: '2026-01-01T00:00:00.000Z' }, edits],
  ['mission.editFollowing', { updatedAt: '2026-01-01T00:00:00.000Z' }, edits],
  ['mission.extendSeries', { dates: [inDays(30).toISOString()] }, adds],
  ['mission.updateWorkspace', { updatedAt: '2026-01-01T00:00:00.000Z' }, edits],
  ['mission.sendSurvey', { kind: 'built_in', subject: 'Votre avis' }, edits],
  ['mission.surveyResults', {}, edits],
  ['mission.participants', {}, decides],
  ['mission.acceptUser', { userIds: [randomUUID()] }, decides],
  ['mission.rejectUser', { userIds: [randomUUID()], reasonCode: 'other' }, decides],
  ['mission.passOnRequest', { userId: randomUUID(), toId: randomUUID() }, decides],
  ['mission.colleagues', {}, decides],
  ['mission.attendance', { items: [{ userId: randomUUID(), attendance: 'present' }] }, decides],
  ['mission.addParticipants', { userIds: [randomUUID()] }, decides],
  ['mission.letters', {}, edits],
  ['mission.threads', {}, edits],
  ['mission.writeLetter', { audience: 'everybody', subject: 'Horaire', text: 'À demain.' }, edits],
  // From here on a call that is let in changes the mission: what comes after meets a state, no longer a person.
  ['mission.reject', { reasonCode: 'other', comment: 'À reprendre avec nous.' }, approves],
  ['mission.revokeRejection', {}, approves],
  ['mission.approve', {}, approves],
  ['mission.reschedule', { ...newDate, updatedAt: '2026-01-01T00:00:00.000Z' }, edits],
  ['mission.cancelFollowing', { reason: 'La salle n’est plus libre.' }, edits],
  ['mission.cancel', { reason: 'La salle n’est plus libre.' }, edits],
  ['mission.close', { closingNote: 'Merci à toutes et à tous.' }, edits],
  ['mission.delete', {}, deletes],
]

describe('the matrix of who does what to which mission', () => {
  const worlds: { role: Staff; whose: Whose; actor: Principal; missionId: string }[] = []
  beforeAll(async () => {
    for (const role of staff) {
      const actor = await service.member({ role, departmentCode: role === 'referent' ? '69' : '75' })
      for (const whose of everybody) worlds.push({ role, whose, actor, missionId: await missionOf(whose, actor.id) })
    }
  })

  it.each(cells)('%s', async (id, input, reach) => {
    const call: Call = calls[id]
    for (const { role, whose, actor, missionId } of worlds) {
      const answer = await service.app.inject({
        method: call.method,
        url: call.path.replace(':missionId', missionId),
        headers: { authorization: `Bearer ${service.identity.tokenFor(actor)}` },
        ...(call.method === 'GET' ? {} : { payload: input }),
      })
      const told = `${id}: ${role} on a mission that is ${whose}: ${answer.body}`
      expect(answer.statusCode === 403, told).toBe(!reach[role].includes(whose))
    }
  })
})

it('whoever has left the staff reads of a mission that they made what every member does', async () => {
  const person = await service.member()
  const missionId = await service.mission()
  await service.db.query({
    text: 'update missions set creator_id = $2, manager_ids = array[$2::uuid] where id = $1',
    values: [missionId, person.id],
  })
  expect((await service.call('mission.participants', { params: { missionId } }, person)).status).toBe(403)
  const { data } = await service.call('mission.get', { params: { missionId } }, person)
  expect(data).not.toHaveProperty('counters')
  expect(data).not.toHaveProperty('workspace')
})

/** A mission that waits for approval, made or run by the one who asks where it is theirs. */
async function missionOf(whose: Whose, actorId: string): Promise<string> {
  const changes: Record<Whose, Partial<MissionContent>> = {
    own: {},
    run: { departmentCode: '33' },
    department: {},
    national: { origin: 'headquarters_services', departmentCode: null },
    foreign: { departmentCode: '33' },
  }
  const missionId = await service.mission(changes[whose])
  await service.db.query({
    text: `update missions set approval_status = 'waiting_for_approval', creator_id = case when $2 then $4 else creator_id end,
        manager_ids = case when $3 then array[$4::uuid] else manager_ids end
      where id = $1`,
    values: [missionId, whose === 'own', whose === 'run', actorId],
  })
  return missionId
}
