import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { admin, farReferent, referent, startService, today, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const words = 'Tu connais mieux que moi ce stand.'

/** Somebody asks to take part in a mission of a department that has two referents. */
async function world() {
  const missionId = await service.mission({ registrationMode: 'selection' })
  const colleague = await service.member({ role: 'referent', departmentCode: '69', displayName: 'Claude Roux' })
  const asking = await service.member()
  await service.call('mission.register', { params: { missionId }, body: {} }, asking)
  return { missionId, colleague, asking, params: { missionId } }
}

const passOn = (missionId: string, userId: string, toId: string, by = referent) =>
  service.call('mission.passOnRequest', { params: { missionId }, body: { userId, toId, words: ` ${words} ` } }, by)

describe('passing a request on', () => {
  it('offers the others of the team and the admins, and nobody else', async () => {
    const { params, colleague } = await world()
    const { data } = await service.call('mission.colleagues', { params }, referent)
    const ids = data.items.map(({ userId }) => userId)
    expect(ids.slice(0, -1)).toContain(colleague.id)
    expect(ids.at(-1)).toBe(admin.id)
    expect(ids).not.toContain(referent.id)
    expect(ids).not.toContain(farReferent.id)
  })

  it('shows both whose it is now, since when, by whom and with which words, and keeps the times before', async () => {
    const { missionId, params, colleague, asking } = await world()
    expect((await passOn(missionId, asking.id, colleague.id)).status).toBe(200)
    const { data } = await passOn(missionId, asking.id, referent.id, colleague)
    const passed = [
      { toId: referent.id, byId: colleague.id, byName: 'Claude Roux' },
      { toId: colleague.id, toName: 'Claude Roux', byId: referent.id, at: today.toISOString(), words },
    ]
    expect(data.passedOn).toMatchObject(passed)
    for (const who of [referent, colleague]) {
      const waiting = await service.call('mission.waiting', { query: { pageSize: 100 } }, who)
      const row = waiting.data.items.find(({ person }) => person?.userId === asking.id)
      expect(row?.person?.passedOn).toMatchObject(passed)
      const people = await service.call('mission.participants', { params, query: {} }, who)
      expect(people.data.items[0]?.passedOn).toMatchObject(passed)
    }
  })

  it('shows an admin a request that is theirs now, and that has not waited for long', async () => {
    const { missionId, colleague, asking } = await world()
    await service.db.query({
      text: 'update missions set creator_id = $2, manager_ids = array[$2::uuid] where id = $1',
      values: [missionId, referent.id],
    })
    const seen = async () => {
      const { data } = await service.call('mission.waiting', { query: { pageSize: 100 } }, admin)
      return data.items.some(({ person }) => person?.userId === asking.id)
    }
    expect(await seen()).toBe(false)
    await passOn(missionId, asking.id, admin.id)
    expect(await seen()).toBe(true)
    await passOn(missionId, asking.id, colleague.id)
    expect(await seen()).toBe(false)
  })

  it('asks that the colleague be told, without the words, and under no name that tells the person', async () => {
    const { missionId, colleague, asking } = await world()
    await passOn(missionId, asking.id, colleague.id)
    const [fact] = (await told(service, missionId)).filter(({ type }) => type === 'participant.passed_on')
    expect(fact).toMatchObject({ personId: asking.id, toId: colleague.id, byId: referent.id })
    expect(JSON.stringify(fact)).not.toContain(words)
    expect(fact).not.toHaveProperty('userId')
  })

  it('leaves the decision to whoever may decide, and passes on nothing that is decided', async () => {
    const { missionId, params, colleague, asking } = await world()
    await passOn(missionId, asking.id, colleague.id)
    const body = { userIds: [asking.id] }
    expect((await service.call('mission.acceptUser', { params, body }, referent)).data.updated).toEqual([asking.id])
    expect((await passOn(missionId, asking.id, colleague.id)).code).toBe('STATUS_CONFLICT')
  })

  it('refuses who is not of the team, on either side, and who did not ask', async () => {
    const { missionId, colleague, asking } = await world()
    expect((await passOn(missionId, asking.id, farReferent.id)).code).toBe('VALIDATION_FAILED')
    expect((await passOn(missionId, asking.id, referent.id)).code).toBe('VALIDATION_FAILED')
    expect((await passOn(missionId, asking.id, colleague.id, farReferent)).code).toBe('OUT_OF_SCOPE')
    expect((await passOn(missionId, asking.id, colleague.id, asking)).code).toBe('FORBIDDEN')
    expect((await passOn(missionId, colleague.id, colleague.id)).code).toBe('NOT_REGISTERED')
  })

  it('belongs to what is kept of the person, without the names of the team', async () => {
    const { missionId, colleague, asking } = await world()
    await passOn(missionId, asking.id, colleague.id)
    const text = JSON.stringify(await ownArchive(service.deps, asking.id))
    expect(text).toContain(words)
    expect(text).not.toContain(colleague.id)
  })
})
