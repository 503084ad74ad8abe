import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const reason = 'La salle n’est plus libre ce jour-là.'

async function move(missionId: string, startAt = inDays(20), endAt: Date | null = inDays(21), updatedAt?: string) {
  const dates = { startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null }
  const body = { ...dates, reason, updatedAt: updatedAt ?? (await service.updatedAt(missionId)) }
  return service.call('mission.reschedule', { params: { missionId }, body }, referent)
}

async function withTwoPlaces() {
  const missionId = await service.mission({
    capacity: 2,
    registrationMode: 'open',
    registrationDeadline: inDays(8),
  })
  const [first, second, inLine] = await Promise.all([service.member(), service.member(), service.member()])
  for (const who of [first, second, inLine])
    await service.call('mission.register', { params: { missionId }, body: {} }, who)
  return { missionId, first, second, inLine, params: { missionId } }
}

describe('moving a mission to another date', () => {
  it('moves the deadline along, keeps the places, and tells everybody in their standing', async () => {
    const { missionId, first, second, inLine } = await withTwoPlaces()
    const { data, status, message } = await move(missionId)
    expect(status, message).toBe(200)
    expect(data).toMatchObject({
      startAt: inDays(20).toISOString(),
      endAt: inDays(21).toISOString(),
      registrationDeadline: inDays(18).toISOString(),
      displayStatus: 'full',
      reschedule: { reason, previousStartAt: inDays(10).toISOString(), previousEndAt: inDays(11).toISOString() },
      counters: { validatedCount: 2, newDateAwaitedCount: 2 },
    })
    expect(data.history?.at(-1)).toMatchObject({ action: 'reschedule', detail: { reason } })
    const facts = await told(service, missionId)
    expect(facts.find(({ type }) => type === 'mission.rescheduled')).toMatchObject({
      startAt: inDays(20).toISOString(),
    })
    const due = facts.filter(({ type }) => type === 'notice.reschedule_due')
    expect(due).toMatchObject([
      { standing: 'confirmed', reason, previousStartAt: inDays(10).toISOString() },
      { standing: 'waitlisted', userIds: [inLine.id] },
    ])
    expect(new Set(due[0]?.['userIds'] as string[])).toEqual(new Set([first.id, second.id]))
  })

  it('moves the sessions that are still to come, under the names that calendars know them by', async () => {
    const missionId = await service.mission({ registrationMode: 'open', endAt: inDays(40) })
    const session = (days: number) => ({ id: randomUUID(), startAt: inDays(days).toISOString(), endAt: null })
    const [over, coming] = [session(-1), session(17)]
    const body = { sessions: [over, coming], updatedAt: await service.updatedAt(missionId) }
    await service.call('mission.updateWorkspace', { params: { missionId }, body }, referent)
    const { data, message } = await move(missionId, inDays(12), inDays(42))
    expect(data.workspace?.sessions, message).toEqual([over, { ...coming, startAt: inDays(19).toISOString() }])
    const facts = await told(service, missionId)
    const rescheduled = facts.find(({ type }) => type === 'mission.rescheduled')
    expect(rescheduled).toMatchObject({ practical: { sessions: [over, { id: coming.id }] } })
  })

  it('asks who is confirmed: a yes keeps the place, a no gives it to the first in line', async () => {
    const { missionId, first, second, inLine, params } = await withTwoPlaces()
    expect((await service.call('mission.answerNewDate', { params, body: { suits: true } }, first)).code).toBe(
      'STATUS_CONFLICT',
    )
    await move(missionId)
    const seen = await service.call('mission.get', { params }, first)
    expect(seen.data.allowedActions).toContain('answer_new_date')
    expect(seen.data.myParticipation).toMatchObject({ newDateAnswer: 'awaited' })
    const yes = await service.call('mission.answerNewDate', { params, body: { suits: true } }, first)
    expect(yes.data).toMatchObject({ validationStatus: 'validated', newDateAnswer: 'suits' })
    const no = await service.call('mission.answerNewDate', { params, body: { suits: false } }, second)
    expect(no.data).toMatchObject({ withdrawnAt: today.toISOString(), reasonCode: 'not_available' })
    const { data } = await service.call('mission.get', { params }, referent)
    expect(data.counters).toMatchObject({ validatedCount: 1, invitedCount: 1, newDateAwaitedCount: 0 })
    const kept = (await told(service, missionId)).filter(({ type }) => type === 'participant.kept_place')
    expect(kept).toMatchObject([{ userId: first.id }])
    const refused = await service.call('mission.answerNewDate', { params, body: { suits: true } }, inLine)
    expect(refused.code).toBe('NOT_REGISTERED')
  })

  it('gives who is invited time to answer that the new date leaves, and says until when', async () => {
    const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(2), registrationDeadline: null })
    const [invited, params] = [await service.member(), { missionId }]
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [invited.id] })
    const until = async () =>
      (await service.call('mission.get', { params }, invited)).data.myParticipation?.invitationExpiresAt
    expect(await until()).toBe(inDays(1).toISOString())
    expect((await move(missionId)).status).toBe(200)
    expect(await until()).toBe(inDays(3).toISOString())
    const [due] = (await told(service, missionId)).filter(({ type }) => type === 'notice.reschedule_due')
    const answerUntil = [{ userId: invited.id, expiresAt: inDays(3).toISOString() }]
    expect(due).toMatchObject({ standing: 'invited', answerUntil })
  })

  it('lets who is invited answer as long as other dates in its form leave, and not once it has ended', async () => {
    const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(2), registrationDeadline: null })
    const [invited, params] = [await service.member(), { missionId }]
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [invited.id] })
    const edit = async (from: number, to: number) => {
      const dates = { startAt: inDays(from).toISOString(), endAt: inDays(to).toISOString() }
      const body = { ...dates, updatedAt: await service.updatedAt(missionId) }
      const { status, message } = await service.call('mission.edit', { params, body }, admin)
      expect(status, message).toBe(200)
      const { data } = await service.call('mission.get', { params }, invited)
      return data.myParticipation?.invitationExpiresAt
    }
    expect(await edit(20, 21)).toBe(inDays(3).toISOString())
    expect(await edit(2, 21)).toBe(inDays(2).toISOString())
    await service.db.query({
      text: 'update participants set invitation_expires_at = $2 where mission_id = $1',
      values: [missionId, inDays(30)],
    })
    service.time.now = inDays(22)
    const late = await service.call('mission.acceptInvitation', { params, body: {} }, invited)
    expect(late.code).toBe('MISSION_CLOSED')
  })

  it('tells whoever waits of other dates in its form as in its own window, and asks nobody whether they suit', async () => {
    const { missionId, inLine, params } = await withTwoPlaces()
    const selects = await service.mission({ registrationMode: 'selection', motivationRequired: false })
    const [requested, invited] = [await service.member(), await service.member()]
    await service.call('mission.register', { params: { missionId: selects }, body: {} }, requested)
    await inviteMembers(service.deps, { actor: referent, missionId: selects, userIds: [invited.id] })
    const edit = async (id: string, changes: object) => {
      const body = { ...changes, updatedAt: await service.updatedAt(id) }
      const { status, message } = await service.call('mission.edit', { params: { missionId: id }, body }, referent)
      expect(status, message).toBe(200)
      return (await told(service, id)).filter(({ type }) => type === 'notice.reschedule_due')
    }
    expect(await edit(missionId, { practicalInfo: 'Prévoyez un manteau.' })).toEqual([])
    const dates = { startAt: inDays(20).toISOString(), endAt: inDays(21).toISOString() }
    const before = { reason: '', previousStartAt: inDays(10).toISOString() }
    expect(await edit(missionId, dates)).toMatchObject([{ ...before, standing: 'waitlisted', userIds: [inLine.id] }])
    const notices = (await told(service, missionId)).filter(({ type }) => type === 'notice.due')
    expect(notices).toMatchObject([{ kind: 'changed', changed: ['date'] }])
    const { data } = await service.call('mission.get', { params }, referent)
    expect(data.counters).toMatchObject({ validatedCount: 2, newDateAwaitedCount: 0 })
    const answerUntil = [{ userId: invited.id, expiresAt: inDays(10).toISOString() }]
    const due = await edit(selects, dates)
    expect(due).toHaveLength(2)
    expect(due).toContainEqual(expect.objectContaining({ ...before, standing: 'requested', userIds: [requested.id] }))
    expect(due).toContainEqual(expect.objectContaining({ ...before, standing: 'invited', answerUntil }))
  })

  it('asks again when it is moved again', async () => {
    const { missionId, first, params } = await withTwoPlaces()
    await move(missionId)
    await service.call('mission.answerNewDate', { params, body: { suits: true } }, first)
    await move(missionId, inDays(30), inDays(31))
    const { data } = await service.call('mission.get', { params }, first)
    expect(data.myParticipation).toMatchObject({ newDateAnswer: 'awaited' })
    expect(data.reschedule?.previousStartAt).toBe(inDays(20).toISOString())
  })

  it('refuses a date in the past, the same date, an end before the beginning, and an editor who was overtaken', async () => {
    const missionId = await service.mission()
    const stale = await service.updatedAt(missionId)
    expect((await move(missionId, inDays(-1), null)).fields).toEqual({ startAt: ['OUT_OF_RANGE'] })
    expect((await move(missionId, inDays(10), inDays(11))).fields).toEqual({ startAt: ['OUT_OF_RANGE'] })
    expect((await move(missionId, inDays(20), inDays(19))).fields).toEqual({ endAt: ['DATE_ORDER'] })
    expect((await move(missionId)).status).toBe(200)
    expect((await move(missionId, inDays(30), inDays(31), stale)).code).toBe('STALE_UPDATE')
    service.time.now = inDays(25)
    expect((await move(missionId, inDays(40), null)).code).toBe('MISSION_CLOSED')
  })
})
