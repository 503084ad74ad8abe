import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { editMission } from '../../src/use-cases/edit-mission.ts'
import { rejectMission } from '../../src/use-cases/reject-mission.ts'
import { admin, farReferent, inDays, national, referent, startService, today, type Service } from '../service.ts'

let service: Service
let near: string
beforeAll(async () => {
  service = await startService()
  const selection = { registrationMode: 'selection', motivationRequired: true } as const
  near = await service.mission({ ...selection, title: 'À Lyon', capacity: 3 })
  const far = await service.mission({
    ...selection,
    title: 'À Bordeaux',
    departmentCode: '33',
    managerIds: [farReferent.id],
  })
  await asks(near, inDays(-2), 'Paul Attend')
  await asks(far, inDays(-8), 'Anne Ancienne')
  await asks(near, inDays(-1), 'Zoé Dernière')
  const submitted = content(inDays(9), { title: 'À valider', managerIds: [referent.id] })
  await createMission(service.deps, { actor: referent, content: submitted })
  const over = await service.mission({ title: 'Finie sans bilan' })
  const old = await service.mission({ title: 'Clôturée sans bilan' })
  const cancelled = await service.mission({ title: 'Annulée' })
  await ends(cancelled, inDays(-3))
  await service.db.query({
    text: `update missions set closed_at = $2, cancelled_at = $2, cancellation_reason = 'La salle est fermée ce jour-là.'
      where id = $1`,
    values: [cancelled, inDays(-4)],
  })
  await ends(over, inDays(-3))
  await ends(old, inDays(-20))
  await service.db.query({ text: 'update missions set closed_at = $2 where id = $1', values: [old, inDays(-1)] })
})
afterAll(() => service.stop())

async function asks(missionId: string, since: Date, displayName: string) {
  const person = await service.member({ displayName })
  const body = { motivation: 'J’aimerais beaucoup aider.' }
  const { status, message } = await service.call('mission.register', { params: { missionId }, body }, person)
  expect(status, message).toBe(200)
  await service.db.query({
    text: 'update participants set updated_at = $3 where mission_id = $1 and user_id = $2',
    values: [missionId, person.id, since],
  })
}

async function ends(missionId: string, at: Date) {
  const text = `update missions set start_at = $2::timestamptz - interval '1 day', end_at = $2 where id = $1`
  await service.db.query({ text, values: [missionId, at] })
}

async function waiting(who: Principal) {
  const { data, status, message } = await service.call('mission.waiting', { query: {} }, who)
  expect(status, message).toBe(200)
  return data.items.map(({ kind, late, mission, person }) =>
    [kind, late ? 'late' : 'soon', person?.displayName ?? mission.title].join(' '),
  )
}

describe('GET /mission/waiting', () => {
  it('shows a referent what waits in the department and in what they run, the longest first', async () => {
    expect(await waiting(referent)).toEqual([
      'note late Clôturée sans bilan',
      'note soon Finie sans bilan',
      'request soon Paul Attend',
      'request soon Zoé Dernière',
    ])
    expect(await waiting(farReferent)).toEqual(['request late Anne Ancienne'])
  })

  it('shows headquarters what waits for an approval, and what has waited too long anywhere', async () => {
    expect(await waiting(admin)).toEqual([
      'note late Clôturée sans bilan',
      'request late Anne Ancienne',
      // An admin made these missions.
      'note soon Finie sans bilan',
      'request soon Paul Attend',
      'request soon Zoé Dernière',
      'approval soon À valider',
    ])
    expect(await waiting(national)).toEqual(['request late Anne Ancienne', 'approval soon À valider'])
  })

  it('takes from each kind in turn, so that many of one hide no other', async () => {
    const { data } = await service.call('mission.waiting', { query: { pageSize: 5, page: 0 } }, admin)
    expect(data.items.map(({ kind }) => kind)).toEqual(['note', 'request', 'note', 'request', 'approval'])
    const { data: next } = await service.call('mission.waiting', { query: { pageSize: 5, page: 1 } }, admin)
    expect(next.items.map(({ person }) => person?.displayName)).toEqual(['Zoé Dernière'])
  })

  it('brings what the answer needs: the words of the person and the places left', async () => {
    const { data } = await service.call('mission.waiting', { query: {} }, farReferent)
    expect(data.total).toBe(1)
    expect(data.items[0]).toMatchObject({
      since: inDays(-8).toISOString(),
      mission: { title: 'À Bordeaux', departmentCode: '33' },
      person: { motivation: 'J’aimerais beaucoup aider.' },
    })
  })

  it('says who may ask the person back, and who only answers them', async () => {
    const asks = async (who: Principal) => {
      const { data } = await service.call('mission.waiting', { query: {} }, who)
      return data.items.find(({ person }) => person?.displayName === 'Anne Ancienne')?.mission.mayWrite
    }
    expect(await Promise.all([farReferent, admin, national].map(asks))).toEqual([true, true, false])
  })

  it('says of a mission to approve whether it is new or was changed', async () => {
    const title = 'Changée depuis'
    const missionId = await service.mission({ title: 'Déjà validée', managerIds: [referent.id] })
    const edit = { updatedAt: await service.updatedAt(missionId), title }
    await editMission(service.deps, { actor: referent, missionId, edit })
    const { data } = await service.call('mission.waiting', { query: {} }, admin)
    const approvals = data.items.filter(({ kind }) => kind === 'approval').map(({ mission }) => mission)
    const kinds = Object.fromEntries(approvals.map((mission) => [mission.title, mission.submission?.kind]))
    expect(kinds).toEqual({ [title]: 'edited', 'À valider': 'new' })
    expect(data.items.find(({ kind }) => kind === 'request')?.mission.submission).toBeNull()
    await rejectMission(service.deps, { actor: admin, missionId, reasonCode: 'other', comment: 'Le titre dit moins.' })
  })

  it('forgets what was answered, what is closed, and who may not come any more', async () => {
    const before = await service.call('mission.waiting', { query: {} }, referent)
    const asked = before.data.items.find(({ person }) => person?.displayName === 'Paul Attend')
    const body = { userIds: [asked?.person?.userId ?? ''] }
    await service.call('mission.acceptUser', { params: { missionId: near }, body }, referent)
    expect(await waiting(referent)).not.toContain('request soon Paul Attend')
    service.time.now = inDays(60)
    expect((await waiting(referent)).filter((line) => line.startsWith('request'))).toEqual([])
    service.time.now = today
  })

  it('gives pages, and nothing to members', async () => {
    const { data } = await service.call('mission.waiting', { query: { pageSize: 5, page: 0 } }, admin)
    expect(data).toMatchObject({ total: 5, lastPage: 0 })
    // Whoever wants all in one list asks for as many as one answer brings.
    const all = { query: { pageSize: 500 } } as const
    const answers = [
      await service.call('mission.waiting', all, admin),
      await service.call('mission.unreadThreads', all, admin),
    ]
    expect(answers.map(({ status, data: page }) => [status, page.pageSize])).toEqual([
      [200, 500],
      [200, 500],
    ])
    expect((await service.call('mission.waiting', { query: { page: 3 } }, admin)).status).toBe(422)
    const member = await service.member()
    expect((await service.call('mission.waiting', { query: {} }, member)).status).toBe(403)
  })

  it('has no time for a request whose mission begins in three days, nor once it has begun', async () => {
    const at = (days: number) => ({ startAt: inDays(days), endAt: inDays(days + 1) })
    const seen = async (who: Principal) => {
      const { data } = await service.call('mission.waiting', { query: {} }, who)
      const { late, pressing } = data.items.find(({ person }) => person?.displayName === 'Léa Pressée') ?? {}
      return [late, pressing]
    }
    const missionId = await service.mission({ registrationMode: 'selection', ...at(4) })
    await asks(missionId, inDays(-1), 'Léa Pressée')
    expect(await Promise.all([referent, national].map(seen))).toEqual([
      [false, false],
      [undefined, undefined],
    ])
    for (const [days, pressing] of [
      [1.1, true],
      [4.5, false],
    ] as const) {
      service.time.now = inDays(days)
      expect(await Promise.all([referent, national].map(seen)), `day ${days}`).toEqual([
        [true, pressing],
        [true, pressing],
      ])
    }
    service.time.now = inDays(1.1)
    const { data } = await service.call('mission.waiting', { query: { pageSize: 5, page: 0 } }, referent)
    expect(data.items.map(({ pressing }) => pressing)[0], 'before all that waits longer').toBe(true)
    service.time.now = inDays(3)
    const dates = `update missions set start_at = $2, end_at = null where id = $1`
    await service.db.query({ text: dates, values: [missionId, inDays(-30)] })
    expect(await seen(referent), 'who joins what runs has time').toEqual([false, false])
    service.time.now = today
  })
})
