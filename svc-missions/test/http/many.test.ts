import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { questionnaire } from '../../src/domain/samples-questionnaire.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { admin, farReferent, inDays, national, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const get = async (missionId: string, who: Principal = referent) =>
  (await service.call('mission.get', { params: { missionId } }, who)).data

const day = (days: number) => inDays(days).toISOString()

/** What a form sends of a mission that begins in ten days and lasts for a day. */
function written(): CallInput<'mission.createSeries'>['body']['mission'] {
  const { startAt: _startAt, endAt: _endAt, ...rest } = content(inDays(10))
  return { ...rest, startAt: day(10), endAt: day(11), registrationDeadline: day(7), managerIds: [referent.id] }
}

/** A series of three dates, a week apart. */
async function seriesOf(who: Principal, dates = [day(24), day(17)]) {
  const made = await service.call('mission.createSeries', { body: { mission: written(), dates } }, who)
  expect(made.status, made.message).toBe(200)
  return made.data.missions.map(({ id }) => id)
}

const eventsOf = async (missionIds: string[]) => {
  const { rows } = await service.db.query<{ type: string; data: { series?: { position: number }; changed?: object } }>({
    text: `select type, payload -> 'data' as data from outbox where aggregate_id = any($1) order by id`,
    values: [missionIds],
  })
  return rows
}

/** Which of those that were submitted at once each submission says that it is. */
const positionsOf = async (missionIds: string[]) => {
  const submitted = (await eventsOf(missionIds)).filter(({ type }) => type === 'missions.mission.submitted')
  return submitted.map(({ data }) => data.series?.position)
}

describe('a mission that takes place on several dates', () => {
  it('is one mission for each, which know of each other, and is sent to those who approve once', async () => {
    const ids = await seriesOf(referent)
    expect(ids).toHaveLength(3)
    const [first, second, third] = [await get(ids[0] ?? ''), await get(ids[1] ?? ''), await get(ids[2] ?? '')]
    expect([first.startAt, second.startAt, third.startAt]).toEqual([day(10), day(17), day(24)])
    expect([second.endAt, second.registrationDeadline]).toEqual([day(18), day(14)])
    expect(second.series?.dates.map(({ missionId }) => missionId)).toEqual(ids)
    expect(second.series).toEqual(first.series)
    const { data } = await service.call('mission.managed', { query: { scope: 'mine', sort: 'startAt' } }, referent)
    expect(data.items.map(({ series }) => series && `${series.position}/${series.count}`)).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ])
    const events = await eventsOf(ids)
    expect(events.map(({ data: { series } }) => series?.position)).toEqual([1, 2, 3])
    // Members see the dates that are approved, and no others.
    const missionId = ids[1] ?? ''
    await service.call('mission.approve', { params: { missionId }, body: {} }, admin)
    expect((await get(missionId, await service.member())).series).toBeUndefined()
  })

  it('is made whole or not at all', async () => {
    const before = await service.call('mission.managed', { query: { scope: 'all' } }, admin)
    const send = (who: Principal, dates: string[], changes = {}) =>
      service.call('mission.createSeries', { body: { mission: { ...written(), ...changes }, dates } }, who)
    expect((await send(referent, [day(17), day(3)])).fields).toEqual({ dates: ['DATE_ORDER'] })
    expect((await send(referent, [day(17)], { managerIds: [(await service.member()).id] })).status).toBe(422)
    expect((await send(farReferent, [day(17)])).code).toBe('OUT_OF_SCOPE')
    expect((await send(await service.member(), [day(17)])).code).toBe('FORBIDDEN')
    const after = await service.call('mission.managed', { query: { scope: 'all' } }, admin)
    expect(after.data.total).toBe(before.data.total)
  })

  it('gets more dates later, each approved and told of like a new mission', async () => {
    const ids = await seriesOf(admin)
    const [first = '', second = ''] = ids
    const extend = (missionId: string, dates: string[], who: Principal = referent) =>
      service.call('mission.extendSeries', { params: { missionId }, body: { dates } }, who)
    const changed = { updatedAt: (await get(second)).updatedAt, contactName: 'Paul Martin' }
    await service.call('mission.edit', { params: { missionId: second }, body: changed }, admin)
    const { data } = await extend(second, [day(38), day(31), day(24)])
    // The series has one of the three already.
    expect(data.missions.map(({ startAt }) => startAt)).toEqual([day(31), day(38)])
    const [added = { id: '' }] = data.missions
    expect(await get(added.id)).toMatchObject({
      contactName: 'Paul Martin',
      endAt: day(32),
      registrationDeadline: day(28),
      approvalStatus: 'waiting_for_approval',
    })
    expect((await get(first)).series?.dates).toHaveLength(5)
    const events = await eventsOf(data.missions.map(({ id }) => id))
    expect(events.map(({ type, data: { series } }) => [type.split('.')[2], series?.position])).toEqual([
      ['submitted', 1],
      ['submitted', 2],
    ])
    expect((await extend(second, [day(31)])).data.missions).toEqual([])
    expect((await extend(second, [day(-1)])).fields).toEqual({ dates: ['OUT_OF_RANGE'] })
    const many = Array.from({ length: 48 }, (_, index) => day(50 + index))
    expect((await extend(second, many)).fields).toEqual({ dates: ['OUT_OF_RANGE'] })
    expect((await extend(await service.mission(), [day(31)])).code).toBe('STATUS_CONFLICT')
    expect((await extend(second, [day(60)], farReferent)).code).toBe('OUT_OF_SCOPE')
  })

  it('takes a date anew that was cancelled, once', async () => {
    const [first = '', second = ''] = await seriesOf(admin)
    const cancelled = { params: { missionId: second }, body: { reason: 'La salle n’est plus libre.' } }
    expect((await service.call('mission.cancel', cancelled, referent)).status).toBe(200)
    const extend = () =>
      service.call('mission.extendSeries', { params: { missionId: first }, body: { dates: [day(17), day(24)] } }, admin)
    expect((await extend()).data.missions.map(({ startAt }) => startAt)).toEqual([day(17)])
    expect((await extend()).data.missions).toEqual([])
    const dates = (await get(first)).series?.dates.map(({ startAt, open }) => [startAt, open])
    expect(dates?.filter(([, open]) => open)).toEqual([day(10), day(17), day(24)].map((at) => [at, true]))
    expect(dates).toContainEqual([day(17), false])
  })

  it('erases the answers to a study as many days after the end of each date', async () => {
    const study = questionnaire({ eraseOn: day(13).slice(0, 10) })
    const mission = { ...written(), type: 'studies_and_surveys' as const, questionnaire: study }
    const body = { mission, dates: [day(17), day(24)] }
    const made = await service.call('mission.createSeries', { body }, referent)
    expect(made.status, made.message).toBe(200)
    const [first = '', second = '', third = ''] = made.data.missions.map(({ id }) => id)
    const extended = await service.call(
      'mission.extendSeries',
      { params: { missionId: first }, body: { dates: [day(31)] } },
      referent,
    )
    const [{ id: fourth } = { id: '' }] = extended.data.missions
    const erased = async () => {
      const missions = await Promise.all([first, second, third, fourth].map((id) => get(id)))
      return missions.map(({ endAt, questionnaire }) => [endAt?.slice(0, 10), questionnaire?.eraseOn])
    }
    const on = (days: number) => day(days).slice(0, 10)
    const ends = [11, 18, 25, 32]
    expect(await erased()).toEqual(ends.map((end) => [on(end), on(end + 2)]))
    // Whoever changes the study on the dates that follow gives none of them the day of the first.
    const { updatedAt } = await get(second)
    const longer = { ...study, eraseOn: on(28) }
    const edit = { params: { missionId: second }, body: { updatedAt, questionnaire: longer } }
    const answer = await service.call('mission.editFollowing', edit, referent)
    expect(answer.data).toEqual({ changed: 3, failed: [] })
    expect(await erased()).toEqual(ends.map((end, index) => [on(end), on(end + (index === 0 ? 2 : 10))]))
  })

  it('is changed on one date, or on that and those that follow', async () => {
    const [first = '', second = '', third = ''] = await seriesOf(admin)
    const { updatedAt } = await get(second)
    const later = (days: number) => new Date(inDays(days).getTime() + 3_600_000).toISOString()
    const body = { updatedAt, title: 'Un autre titre', startAt: later(17), endAt: later(18) }
    const answer = await service.call('mission.editFollowing', { params: { missionId: second }, body }, referent)
    expect(answer.data).toEqual({ changed: 2, failed: [] })
    expect(await get(first)).toMatchObject({ title: written().title, startAt: day(10) })
    const changed = { title: 'Un autre titre', approvalStatus: 'waiting_for_approval' }
    expect(await get(second)).toMatchObject({ ...changed, startAt: later(17) })
    expect(await get(third)).toMatchObject({ ...changed, startAt: later(24), endAt: later(25) })
    // Whose answer is old learns it, and nothing is changed anywhere.
    const again = { params: { missionId: second }, body: { ...body, title: 'Encore un titre' } }
    expect((await service.call('mission.editFollowing', again, referent)).code).toBe('STALE_UPDATE')
    expect((await get(third)).title).toBe('Un autre titre')
    expect(await positionsOf([second, third])).toEqual([1, 2])
  })

  it('tells approvers once of dates that are changed together, also where the first waits already', async () => {
    const [, second = '', third = ''] = await seriesOf(admin)
    const change = async (call: 'mission.edit' | 'mission.editFollowing', title: string) => {
      const { updatedAt } = await get(second)
      return service.call(call, { params: { missionId: second }, body: { updatedAt, title } }, referent)
    }
    await change('mission.edit', 'Un titre')
    expect(await positionsOf([second, third])).toEqual([undefined])
    await change('mission.editFollowing', 'Un autre titre')
    expect(await positionsOf([second, third])).toEqual([undefined, 1])
  })

  it('is cancelled from one date on; what was never approved is deleted', async () => {
    const [first = '', second = '', third = ''] = await seriesOf(referent)
    await service.call('mission.approve', { params: { missionId: second }, body: {} }, admin)
    const cancel = (missionId: string, body: { reason?: string }) =>
      service.call('mission.cancelFollowing', { params: { missionId }, body }, referent)
    expect((await cancel(second, {})).fields).toEqual({ reason: ['REQUIRED'] })
    const answer = await cancel(second, { reason: 'La salle n’est plus libre.' })
    expect(answer.data).toEqual({ cancelled: 1, deleted: 1, failed: [] })
    // Who runs them hears once of all of them.
    const ended = (await eventsOf([second, third])).filter(({ type }) => /cancelled|deleted/.test(type))
    expect(ended.map(({ data }) => data.changed)).toEqual([
      { byId: referent.id, reason: 'La salle n’est plus libre.', following: 1 },
      undefined,
    ])
    expect(await get(second)).toMatchObject({ displayStatus: 'cancelled' })
    expect((await service.call('mission.get', { params: { missionId: third } }, referent)).status).toBe(404)
    expect(await get(first)).toMatchObject({ displayStatus: 'waiting_for_approval' })
    expect((await cancel(first, {})).data).toEqual({ cancelled: 0, deleted: 1, failed: [] })
  })

  it('tells who runs only a later date of that one', async () => {
    const [first = '', second = '', third = ''] = await seriesOf(admin)
    await service.db.query({
      text: 'update missions set manager_ids = array[$2::uuid] where id = $1',
      values: [third, national.id],
    })
    const body = { reason: 'La salle n’est plus libre.' }
    await service.call('mission.cancelFollowing', { params: { missionId: first }, body }, admin)
    const ended = (await eventsOf([first, second, third])).filter(({ type }) => type.endsWith('cancelled'))
    expect(ended.map(({ data }) => data.changed)).toEqual([
      { byId: admin.id, ...body, following: 2 },
      undefined,
      { byId: admin.id, ...body },
    ])
  })

  it('is cancelled also where one of its dates was refused after it was approved', async () => {
    const [first = '', second = ''] = await seriesOf(admin)
    const refusal = { reasonCode: 'duplicate' as const, comment: 'Cette date est déjà prise.' }
    await service.call('mission.reject', { params: { missionId: second }, body: refusal }, admin)
    expect((await get(second)).allowedActions).not.toContain('cancel')
    const body = { reason: 'La salle n’est plus libre.' }
    const answer = await service.call('mission.cancelFollowing', { params: { missionId: first }, body }, referent)
    expect(answer.data).toEqual({ cancelled: 2, deleted: 1, failed: [] })
  })
})

describe('many missions at once', () => {
  it('get another team, contact and end of registration, each with its history and its event', async () => {
    const near = await service.mission({ endAt: inDays(11) })
    const far = await service.mission({ departmentCode: '33', managerIds: [farReferent.id] })
    const closed = await service.mission()
    const closing = { params: { missionId: closed }, body: { closingNote: 'Merci à toutes et à tous.' } }
    expect((await service.call('mission.close', closing, admin)).status).toBe(200)
    const missionIds = [near, far, closed]
    const change = { managerIds: [national.id], contactName: 'Le comité', deadline: { daysBefore: 3 } }
    const answer = await service.call('mission.editMany', { body: { missionIds, ...change } }, referent)
    expect(answer.data.failed).toEqual([
      { missionId: far, code: 'OUT_OF_SCOPE' },
      { missionId: closed, code: 'MISSION_CLOSED' },
    ])
    expect(answer.data.changed).toMatchObject([{ missionId: near, before: { managerIds: [referent.id] } }])
    const told = { managerIds: [national.id], contactName: 'Le comité', registrationDeadline: day(7) }
    expect(await get(near)).toMatchObject({ ...told, approvalStatus: 'approved' })
    expect((await get(near)).history?.at(-1)).toMatchObject({
      action: 'edit',
      detail: { fields: 'registrationDeadline managerIds contactName' },
    })
    expect((await eventsOf([near])).at(-1)?.type).toBe('missions.mission.changed')
    // Asked again there is nothing to do; and what stood before can be put back by an edit.
    const again = await service.call('mission.editMany', { body: { missionIds: [near], ...change } }, referent)
    expect(again.data).toEqual({ changed: [], unchanged: 1, failed: [] })
    const [{ before, updatedAt } = { before: {}, updatedAt: '' }] = answer.data.changed
    const back = { params: { missionId: near }, body: { ...before, updatedAt } }
    expect((await service.call('mission.edit', back, referent)).data).toMatchObject(before)
  })

  it('keep those who run them where somebody comes beside, and refuse what fits nowhere', async () => {
    const missionId = await service.mission()
    const send = (body: object) =>
      service.call('mission.editMany', { body: { missionIds: [missionId], ...body } }, admin)
    await send({ managerIds: [national.id], beside: true })
    expect((await get(missionId)).managerIds).toEqual([referent.id, national.id])
    const others = [0, 1, 2].map(() => service.member({ role: 'referent' }))
    const three = (await Promise.all(others)).map(({ id }) => id)
    expect((await send({ managerIds: three, beside: true })).data.changed).toHaveLength(1)
    const sixth = await send({ managerIds: [farReferent.id], beside: true })
    expect(sixth.data.failed, 'five at most run a mission').toEqual([{ missionId, code: 'VALIDATION_FAILED' }])
    expect((await get(missionId)).managerIds).toEqual([referent.id, national.id, ...three])
    expect((await send({})).status).toBe(422)
    expect((await send({ managerIds: [(await service.member()).id] })).status).toBe(422)
    expect((await send({ deadline: { at: day(30) } })).data.failed).toEqual([{ missionId, code: 'VALIDATION_FAILED' }])
    expect((await send({ deadline: null })).data.unchanged).toBe(1)
  })
})

describe('templates', () => {
  it('of a department are its own, those of headquarters are for everybody', async () => {
    const missionId = await service.mission({ title: 'Tenir un stand' })
    const keep = (who: Principal, name: string) =>
      service.call('mission.keepTemplate', { body: { missionId, name } }, who)
    const list = async (who: Principal) =>
      (await service.call('mission.templates', {}, who)).data.items.map(({ name, own }) => `${name} ${own}`)
    const kept = await keep(referent, 'Stand à Lyon')
    expect(kept.data).toMatchObject({ departmentCode: '69', own: true, content: { title: 'Tenir un stand' } })
    expect(kept.data.content).not.toHaveProperty('startAt')
    expect(kept.data.content).not.toHaveProperty('managerIds')
    const common = await keep(national, 'Stand')
    expect(common.data.departmentCode).toBeNull()
    expect((await keep(farReferent, 'Stand')).code).toBe('OUT_OF_SCOPE')
    expect(await list(referent)).toEqual(['Stand false', 'Stand à Lyon true'])
    expect(await list(farReferent)).toEqual(['Stand false'])
    expect(await list(national)).toEqual(['Stand true', 'Stand à Lyon true'])
    expect((await service.call('mission.templates', {}, await service.member())).code).toBe('FORBIDDEN')
    // The same name in the same place is the same template.
    expect((await keep(referent, ' Stand à Lyon ')).data.id).toBe(kept.data.id)
    const remove = (who: Principal, templateId: string) =>
      service.call('mission.removeTemplate', { params: { templateId } }, who)
    expect((await remove(referent, common.data.id)).code).toBe('OUT_OF_SCOPE')
    expect((await remove(farReferent, kept.data.id)).code).toBe('OUT_OF_SCOPE')
    expect((await remove(referent, kept.data.id)).status).toBe(200)
    expect((await remove(referent, kept.data.id)).status).toBe(404)
    expect((await remove(admin, common.data.id)).status).toBe(200)
  })

  it('are told up to two hundred, and whether there are others', async () => {
    const missionId = await service.mission()
    const { data } = await service.call('mission.keepTemplate', { body: { missionId, name: 'Modèle 0' } }, national)
    const keep = (from: number, to: number) =>
      service.db.query({
        text: `insert into mission_templates (id, name, content, created_at)
          select gen_random_uuid()::text, 'Modèle ' || n, kept.content, kept.created_at
          from mission_templates kept, generate_series($1::int, $2::int) n where kept.id = $3`,
        values: [from, to, data.id],
      })
    const told = async () => {
      const { items, more } = (await service.call('mission.templates', {}, referent)).data
      return [items.length, more]
    }
    await keep(1, 199)
    expect(await told()).toEqual([200, false])
    await keep(200, 200)
    expect(await told()).toEqual([200, true])
    // One that is not among them is told to whom it is for when it is asked for by itself.
    const last = await service.call('mission.keepTemplate', { body: { missionId, name: 'Zoé' } }, referent)
    const alone = async (who: Principal) =>
      (await service.call('mission.templates', { query: { templateId: last.data.id } }, who)).data
    expect(await alone(referent)).toMatchObject({ items: [{ name: 'Zoé', own: true }], more: false })
    expect(await alone(farReferent)).toEqual({ items: [], more: false })
  })
})

describe('those who approve', () => {
  it('see who sent a mission and since when, and after a refusal what has changed', async () => {
    const missionId = await createMission(service.deps, { actor: referent, content: content(inDays(9)) })
    expect((await get(missionId, national)).submission).toEqual({
      kind: 'new',
      since: today.toISOString(),
      byName: 'Inès Karoui',
      updatedAt: (await get(missionId)).updatedAt,
      refusal: null,
    })
    const comment = 'Dites où l’on se retrouve.'
    const refusal = { reasonCode: 'content_insufficient' as const, comment }
    await service.call('mission.reject', { params: { missionId }, body: refusal }, national)
    service.time.now = inDays(1)
    const body = { updatedAt: (await get(missionId)).updatedAt, resubmit: true as const, city: 'Villeurbanne' }
    expect((await service.call('mission.edit', { params: { missionId }, body }, referent)).status).toBe(200)
    expect((await get(missionId, national)).submission).toMatchObject({
      kind: 'resubmitted',
      since: day(1),
      before: { city: content(inDays(9)).city },
      refusal: { ...refusal, at: today.toISOString() },
    })
    expect((await get(missionId)).submission).toBeUndefined()
    const { data } = await service.call('mission.managed', { query: { scope: 'to_approve' } }, national)
    expect(data.items.at(-1)).toMatchObject({ id: missionId, submission: { kind: 'resubmitted', since: day(1) } })
    await service.call('mission.approve', { params: { missionId }, body: {} }, national)
    const { updatedAt, title } = await get(missionId)
    const edit = { params: { missionId }, body: { updatedAt, title: 'Un tout autre titre' } }
    await service.call('mission.edit', edit, referent)
    expect((await get(missionId, national)).submission).toMatchObject({
      kind: 'edited',
      before: { title },
      refusal: null,
    })
  })

  it('decide on the text that they have read, and on no other', async () => {
    const missionId = await createMission(service.deps, { actor: referent, content: content(inDays(9)) })
    const { updatedAt } = await get(missionId, national)
    const listed = await service.call('mission.managed', { query: { scope: 'to_approve' } }, national)
    expect(listed.data.items.find(({ id }) => id === missionId)?.submission?.updatedAt).toBe(updatedAt)
    const waiting = await service.call('mission.waiting', { query: {} }, national)
    const told = waiting.data.items.find(({ mission }) => mission.id === missionId)
    expect(told?.mission.submission?.updatedAt).toBe(updatedAt)
    await service.call('mission.edit', { params: { missionId }, body: { updatedAt, city: 'Villeurbanne' } }, referent)
    const approve = (seen: string) =>
      service.call('mission.approve', { params: { missionId }, body: { updatedAt: seen } }, national)
    expect(await approve(updatedAt)).toMatchObject({ status: 409, code: 'STALE_UPDATE' })
    const body = { reasonCode: 'other' as const, comment: 'Le lieu manque encore.', updatedAt }
    const rejected = await service.call('mission.reject', { params: { missionId }, body }, national)
    expect(rejected).toMatchObject({ status: 409, code: 'STALE_UPDATE' })
    expect((await approve((await get(missionId, national)).updatedAt)).status).toBe(200)
  })
})
