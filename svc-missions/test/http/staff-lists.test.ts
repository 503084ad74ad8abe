import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ManagedScope } from '@ensemble/contracts/missions/http'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { admin, farReferent, inDays, national, referent, startService, type Service } from '../service.ts'

let service: Service
const far = { departmentCode: '33', managerIds: [farReferent.id] }

beforeAll(async () => {
  service = await startService()
  await service.mission({ title: 'Validée à Lyon' })
  await service.mission({ ...far, title: 'Validée à Bordeaux' })
  await createMission(service.deps, { actor: referent, content: content(inDays(9), { title: 'Attend à Lyon' }) })
  await createMission(service.deps, {
    actor: farReferent,
    content: content(inDays(9), { ...far, title: 'Attend à Bordeaux' }),
  })
  await createMission(service.deps, {
    actor: national,
    content: content(inDays(9), {
      title: '=Attend du siège',
      origin: 'departmental_committee',
      managerIds: [national.id],
    }),
  })
})
afterAll(() => service.stop())

async function titles(scope: ManagedScope, who: Principal) {
  const answer = await service.call('mission.managed', { query: { scope, sort: 'createdAt', order: 'asc' } }, who)
  expect(answer.status, answer.message).toBe(200)
  return answer.data.items.map(({ title }) => title).sort()
}

describe('the lists of the staff', () => {
  it('show a referent their own and those of the department', async () => {
    expect(await titles('mine', referent)).toEqual(['Attend à Lyon', 'Validée à Lyon'])
    expect(await titles('department', farReferent)).toEqual(['Attend à Bordeaux', 'Validée à Bordeaux'])
  })

  it('show approvers what waits for them, and nobody their own', async () => {
    expect(await titles('to_approve', national)).toEqual(['Attend à Bordeaux', 'Attend à Lyon'])
    expect(await titles('to_approve', admin)).toHaveLength(3)
  })

  it('show headquarters everything, with counters and who to ask', async () => {
    const { data } = await service.call('mission.managed', { query: { scope: 'all' } }, national)
    expect(data.total).toBe(5)
    expect(data.items[0]).toMatchObject({ counters: { validatedCount: 0 }, contactName: expect.any(String) })
  })

  it.each([
    ['all', referent],
    ['to_approve', referent],
  ] as const)('refuse %s to a referent', async (scope, who) => {
    const answer = await service.call('mission.managed', { query: { scope } }, who)
    expect(answer.status).toBe(403)
  })

  it('put all missions in no order that would read them all', async () => {
    const answer = await service.call('mission.managed', { query: { scope: 'all', sort: 'contactName' } }, admin)
    expect(answer.status).toBe(422)
    expect((await service.call('mission.managed', { query: { sort: 'contactName' } }, admin)).status).toBe(200)
  })

  it('filter by each operator of the table', async () => {
    const filtered = async (field: string, operator: string, value?: string | number | string[]) => {
      const filters = JSON.stringify([{ field, operator, ...(value === undefined ? {} : { value }) }])
      const answer = await service.call('mission.managed', { query: { scope: 'all', filters } }, admin)
      expect(answer.status, `${field} ${operator}: ${answer.message}`).toBe(200)
      return answer.data.total
    }
    expect(await filtered('title', 'contains', 'validee')).toBe(2)
    expect(await filtered('displayStatus', 'eq', 'waiting_for_approval')).toBe(3)
    expect(await filtered('departmentCode', 'in', ['33', '75'])).toBe(2)
    expect(await filtered('awaitingStaffCount', 'gt', 0)).toBe(0)
    expect(await filtered('awaitingStaffCount', 'gte', 0)).toBe(5)
    expect(await filtered('startAt', 'lt', inDays(9).toISOString())).toBe(0)
    expect(await filtered('startAt', 'lte', inDays(9).toISOString())).toBe(3)
    expect(await filtered('contactName', 'notEmpty')).toBe(5)
  })

  it('are a file with no formula in it, without paging', async () => {
    const answer = await service.file('/mission/creator_missions?scope=all&format=csv&sort=createdAt&order=asc', admin)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="missions.csv"')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('Mission;État;Validation')
    expect(lines.filter((line) => line.startsWith("'=Attend du siège;"))).toHaveLength(1)
    // Made within one millisecond, two missions may change places.
    const approved = lines.find((line) => line.startsWith('Validée à Lyon;'))
    expect(approved).toMatch(/^Validée à Lyon;À venir;Validée;Comité départemental;.*;\d{2}\/\d{2}\/\d{4} \d{2}:\d{2};/)
    const machines = await service.file('/mission/creator_missions?scope=all&format=csv&for=machines', admin)
    expect(machines.body).toMatch(/;approved;departmental_committee;/)
    const english = await service.file('/mission/creator_missions?format=csv', referent, 'en')
    expect(english.body).toContain('Mission;Status;Approval')
  })

  it('give the participants as a file to those who run the mission, and to no member', async () => {
    const missionId = await service.mission({
      title: 'Avec des gens',
      registrationMode: 'open',
      motivationRequired: false,
    })
    const member = await service.member({ displayName: 'Inès Karoui' })
    const registered = await service.call(
      'mission.register',
      { params: { missionId }, body: { motivation: '=cmd|calc' } },
      member,
    )
    expect(registered.status, registered.message).toBe(200)
    const address = `/mission/${missionId}/participants?format=csv`
    const answer = await service.file(address, referent)
    expect(answer.body).toContain("'=cmd|calc")
    expect(answer.body).toContain('Inès Karoui;Rhône (69);Place confirmée;')
    expect((await service.file(address, member)).statusCode).toBe(403)
    expect((await service.file(address, farReferent)).statusCode).toBe(403)
    const { data } = await service.call('mission.get', { params: { missionId } }, referent)
    expect(data.history?.at(-1)).toMatchObject({ action: 'export_participants', actorId: referent.id })
    await service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'not_available' } }, member)
    // Who does not come must not be read as confirmed; programs read what the calls say.
    expect((await service.file(address, referent)).body).toContain('Inès Karoui;Rhône (69);Retirée;')
    expect((await service.file(`${address}&for=machines`, referent)).body).toContain('Inès Karoui;69;validated;')
  })

  it('say whose account has ended, and call who is deleted so in the language of the file', async () => {
    const missionId = await service.mission()
    const [open, suspended, deleted] = [
      await service.member(),
      await service.member({ status: 'suspended' }),
      await service.member({ status: 'deleted', deleted: true, displayName: 'Membre supprimé' }),
    ]
    for (const who of [open, suspended, deleted]) {
      await service.call('mission.register', { params: { missionId }, body: {} }, who)
    }
    const { data } = await service.call('mission.participants', { params: { missionId } }, referent)
    const ended = new Map(data.items.map(({ userId, accountEnded }) => [userId, accountEnded]))
    expect([open, suspended, deleted].map(({ id }) => ended.get(id))).toEqual([null, 'suspended', 'deleted'])
    const address = `/mission/${missionId}/participants?format=csv`
    expect((await service.file(address, referent)).body).toContain('Membre supprimé;Rhône (69);')
    expect((await service.file(address, referent, 'en')).body).toContain('Deleted member;Rhône (69);')
  })

  it('are noted as files before they leave, and the note stays as it is; without the note there is no file', async () => {
    const exported = async () => {
      const { rows } = await service.db.query<{ actor: string; list: string; asked: { scope?: string }; rows: number }>(
        {
          text: 'select actor_id as actor, list, asked, rows from exports order by id',
        },
      )
      return rows
    }
    const before = await exported()
    await service.file('/mission/creator_missions?scope=department&format=csv', farReferent)
    await service.file('/mission/creator_missions?scope=all&format=csv', farReferent)
    const noted = { actor: farReferent.id, list: 'missions', asked: { scope: 'department', search: '', filters: [] } }
    expect((await exported()).slice(before.length)).toEqual([{ ...noted, rows: 2 }])
    await expect(service.db.query({ text: 'update exports set rows = 0' })).rejects.toThrow('append-only')
    await expect(service.db.query({ text: 'delete from exports' })).rejects.toThrow('append-only')
    await service.db.query({ text: 'alter table exports rename to exports_away' })
    const answer = await service.file('/mission/creator_missions?format=csv', referent)
    await service.db.query({ text: 'alter table exports_away rename to exports' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('Lyon')
  })
})
