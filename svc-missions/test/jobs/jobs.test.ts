import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { runJobs } from '@ensemble/service-kit/testing/run-jobs'
import { jobsOf } from '../../src/jobs.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'
import { lastOfPeople, notices, told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

/** Three processes look at the same time, at whatever time it is. */
async function look(days: number): Promise<void> {
  service.time.now = inDays(days)
  const process = () => Promise.all(jobsOf(service.deps).map((job) => job.run()))
  await Promise.all([process(), process(), process()])
}

const invite = (missionId: string, userIds: string[]) =>
  service.call('mission.addParticipants', { params: { missionId }, body: { userIds } }, referent)
const register = (missionId: string, who: Principal) =>
  service.call('mission.register', { params: { missionId }, body: {} }, who)

async function people(count: number): Promise<Principal[]> {
  return Promise.all(Array.from({ length: count }, () => service.member()))
}

async function types(missionId: string): Promise<string[]> {
  return (await told(service, missionId)).map(({ type }) => type)
}

describe('recurring work', () => {
  it('is claimed by one of the processes that look', async () => {
    const [one, other] = await Promise.all([
      runJobs(service.deps, jobsOf(service.deps)),
      runJobs(service.deps, jobsOf(service.deps)),
    ])
    expect([...one, ...other].sort()).toEqual(
      jobsOf(service.deps)
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('is asked for in one statement where nothing is due', async () => {
    const jobs = jobsOf(service.deps)
    await runJobs(service.deps, jobs)
    const query = vi.spyOn(service.deps.db, 'query')
    expect(await runJobs(service.deps, jobs)).toEqual([])
    expect(query).toHaveBeenCalledOnce()
    query.mockRestore()
  })

  it('reminds of an invitation after seven days, ends it after fourteen, and hands the place on', async () => {
    const missionId = await service.mission({ capacity: 1, startAt: inDays(60), endAt: inDays(61) })
    const [asked, first, second] = (await people(3)) as [Principal, Principal, Principal]
    await invite(missionId, [asked.id])
    await register(missionId, first)
    await register(missionId, second)
    await look(6.9)
    expect(await notices(service, missionId)).toEqual([])
    await look(7.1)
    await look(8)
    expect(await notices(service, missionId)).toMatchObject([{ kind: 'invitation_reminder', userIds: [asked.id] }])
    await look(13.9)
    expect(await types(missionId)).not.toContain('participant.expired')
    await look(14.1)
    await look(14.2)
    const facts = (await told(service, missionId)).filter(({ type }) => /expired|invited/.test(type))
    expect(facts).toMatchObject([
      { type: 'participant.invited', userId: asked.id, solicited: true },
      { type: 'participant.expired', userId: asked.id, by: 'system', solicited: true },
      { type: 'participant.invited', userId: first.id, solicited: false },
    ])
    await look(17.2)
    expect(await lastOfPeople(service, missionId)).toMatchObject({ type: 'participant.invited', userId: second.id })
    await service.call('mission.acceptInvitation', { params: { missionId }, body: {} }, second)
    const { rows } = await service.db.query({
      text: 'select validated, invited, waitlist from mission_seats where mission_id = $1',
      values: [missionId],
    })
    expect(rows).toEqual([{ validated: 1, invited: 0, waitlist: 0 }])
  })

  it('hands no place on once the day of the mission has begun, when nobody could come any more', async () => {
    const missionId = await service.mission({ capacity: 1, startAt: inDays(5), endAt: inDays(5.3) })
    const [asked, inLine] = (await people(2)) as [Principal, Principal]
    await invite(missionId, [asked.id])
    await register(missionId, inLine)
    await look(5.01)
    expect(await lastOfPeople(service, missionId)).toMatchObject({ type: 'participant.expired', userId: asked.id })
  })

  it('reminds again of an invitation that is sent anew once the first ran out', async () => {
    const missionId = await service.mission({ startAt: inDays(60), endAt: inDays(61) })
    const asked = await service.member()
    await invite(missionId, [asked.id])
    await look(7.1)
    await look(14.1)
    await invite(missionId, [asked.id])
    await look(21)
    const reminder = { kind: 'invitation_reminder', userIds: [asked.id] }
    expect(await notices(service, missionId)).toMatchObject([reminder])
    await look(21.3)
    expect(await notices(service, missionId)).toMatchObject([reminder, reminder])
  })

  it('reminds a week after the team has recalled an invitation, and the team may recall a day after a reminder', async () => {
    const missionId = await service.mission({ startAt: inDays(60), endAt: inDays(61) })
    const [byTeam, byClock] = (await people(2)) as [Principal, Principal]
    await invite(missionId, [byTeam.id, byClock.id])
    service.time.now = inDays(6.9)
    expect((await invite(missionId, [byTeam.id])).data.invited).toEqual([byTeam.id])
    await look(7.1)
    service.time.now = inDays(7.2)
    const { data } = await invite(missionId, [byClock.id])
    expect(data.skipped).toEqual([{ userId: byClock.id, code: 'ALREADY_REGISTERED' }])
    const [recalled, reminded] = [
      { kind: 'invitation_reminder', userIds: [byTeam.id] },
      { kind: 'invitation_reminder', userIds: [byClock.id] },
    ]
    expect(await notices(service, missionId)).toMatchObject([recalled, reminded])
    await look(13.95)
    expect(await notices(service, missionId)).toMatchObject([recalled, reminded, recalled])
  })

  it('tells the team when an invitation went out, however long ago the person came and whatever reminded of it', async () => {
    const missionId = await service.mission({ capacity: 2, startAt: inDays(60), endAt: inDays(61) })
    const [asked, recalled, inLine] = (await people(3)) as [Principal, Principal, Principal]
    const sentAt = async (who: Principal) => {
      const { data } = await service.call('mission.participants', { params: { missionId }, query: {} }, referent)
      return data.items.find(({ userId }) => userId === who.id)?.invitedAt
    }
    const instant = (days: number) => inDays(days).toISOString()
    await invite(missionId, [asked.id, recalled.id])
    await register(missionId, inLine)
    service.time.now = inDays(6)
    await invite(missionId, [recalled.id])
    await look(8)
    expect([await sentAt(asked), await sentAt(recalled)]).toEqual([instant(0), instant(6)])
    expect(await sentAt(inLine)).toBeNull()
    await look(15)
    expect([await sentAt(asked), await sentAt(inLine)]).toEqual([instant(0), instant(15)])
    await service.call('mission.rejectInvitation', { params: { missionId }, body: {} }, inLine)
    expect(await sentAt(inLine)).toBeNull()
  })

  it('keeps a place that became free for three days more when the team recalls its offer, and not for fourteen', async () => {
    const missionId = await service.mission({ capacity: 1, startAt: inDays(60), endAt: inDays(61) })
    const [asked, inLine] = (await people(2)) as [Principal, Principal]
    const offer = async () =>
      (await service.call('mission.get', { params: { missionId } }, inLine)).data.myParticipation?.invitationExpiresAt
    await invite(missionId, [asked.id])
    await register(missionId, inLine)
    await service.call('mission.rejectInvitation', { params: { missionId }, body: {} }, asked)
    expect(await offer()).toBe(inDays(3).toISOString())
    service.time.now = inDays(2)
    expect((await invite(missionId, [inLine.id])).data.invited).toEqual([inLine.id])
    expect(await offer()).toBe(inDays(5).toISOString())
    await look(5.1)
    expect(await lastOfPeople(service, missionId)).toMatchObject({
      type: 'participant.expired',
      userId: inLine.id,
      solicited: false,
    })
  })

  it('tells who takes part three days before the start, and again when the start is moved', async () => {
    const missionId = await service.mission()
    const [confirmed, withdrawn] = (await people(2)) as [Principal, Principal]
    await register(missionId, confirmed)
    await register(missionId, withdrawn)
    const body = { reasonCode: 'not_available' as const }
    await service.call('mission.unregister', { params: { missionId }, body }, withdrawn)
    await look(6.9)
    expect(await notices(service, missionId)).toEqual([])
    await look(7.1)
    await look(8)
    const reminder = { kind: 'starting_soon', userIds: [confirmed.id] }
    expect(await notices(service, missionId)).toMatchObject([reminder])
    const edit = { updatedAt: await service.updatedAt(missionId), startAt: inDays(20).toISOString(), endAt: null }
    await service.call('mission.edit', { params: { missionId }, body: edit }, referent)
    await look(17.5)
    expect(await notices(service, missionId)).toMatchObject([
      reminder,
      { kind: 'changed', changed: ['date'] },
      reminder,
    ])
  })

  it('tells them also while a change of the mission waits for approval', async () => {
    const missionId = await service.mission()
    const person = await service.member()
    await register(missionId, person)
    const edit = { updatedAt: await service.updatedAt(missionId), title: 'Tenir le stand Octobre rose' }
    const { data } = await service.call('mission.edit', { params: { missionId }, body: edit }, referent)
    expect(data.approvalStatus).toBe('waiting_for_approval')
    await look(7.1)
    await look(8)
    expect(await notices(service, missionId)).toMatchObject([{ kind: 'starting_soon', userIds: [person.id] }])
  })

  it('waits for the morning in Paris', async () => {
    const missionId = await service.mission()
    await register(missionId, await service.member())
    await look(7.9)
    expect(await notices(service, missionId)).toEqual([])
    await look(8)
    expect(await notices(service, missionId)).toHaveLength(1)
  })

  it('tells managers of the end, warns them, closes, and thanks once the note is there', async () => {
    const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(20) })
    const member = await service.member()
    await register(missionId, member)
    for (const days of [2, 12, 14, 21, 30, 42, 44, 50]) await look(days)
    const kinds = async () => (await notices(service, missionId)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['ending_soon', 'ended', 'closing_soon'])
    expect(await types(missionId)).not.toContain('mission.closed')
    await look(51.5)
    await look(52)
    expect((await types(missionId)).filter((type) => type === 'mission.closed')).toHaveLength(1)
    expect(await kinds()).not.toContain('thanks')
    const body = { closingNote: 'Quarante personnes ont été accueillies au stand.' }
    const noted = await service.call('mission.close', { params: { missionId }, body }, referent)
    expect(noted.data).toMatchObject({ displayStatus: 'closed', closingNote: body.closingNote })
    expect((await notices(service, missionId)).at(-1)).toMatchObject({
      kind: 'thanks',
      userIds: [member.id],
      note: body.closingNote,
    })
    expect(await service.call('mission.close', { params: { missionId }, body }, referent)).toMatchObject({
      code: 'MISSION_CLOSED',
    })
  })

  it('says nothing of a week to come while a mission of some days goes on', async () => {
    const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(3) })
    await look(2)
    expect((await notices(service, missionId)).map(({ kind }) => kind)).not.toContain('ending_soon')
    await look(4)
    expect((await notices(service, missionId)).map(({ kind }) => kind)).toContain('ended')
  })

  it('warns a week before it closes, however long it was away', async () => {
    const missionId = await service.mission({ startAt: inDays(1), endAt: inDays(2) })
    await look(90)
    await look(96)
    expect(await types(missionId)).not.toContain('mission.closed')
    await look(97.1)
    expect(await types(missionId)).toContain('mission.closed')
  })

  it('tells managers of requests that wait for a week, and the department’s referents a week later', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', startAt: inDays(90), endAt: inDays(91) })
    const other = await service.member({ role: 'referent', departmentCode: '69' })
    await register(missionId, await service.member())
    await look(6.9)
    expect(await notices(service, missionId)).toEqual([])
    await look(8)
    await look(10)
    const first = { kind: 'unanswered_requests', userIds: [referent.id], count: 1 }
    expect(await notices(service, missionId)).toMatchObject([first])
    await look(15.2)
    const again = (await notices(service, missionId)).slice(1)
    expect(again).toMatchObject([
      { kind: 'unanswered_requests', count: 1 },
      { kind: 'unanswered_requests', count: 1 },
    ])
    const people = again.flatMap(({ userIds }) => userIds)
    expect(people.sort()).toEqual([referent.id, other.id].sort())
  })

  it('tells managers each morning of requests whose mission begins in three days', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', startAt: inDays(5), endAt: inDays(6) })
    await register(missionId, await service.member())
    await look(1.9)
    expect(await notices(service, missionId)).toEqual([])
    await look(3)
    await look(3.1)
    await service.member({ role: 'referent', departmentCode: '69' })
    const startAt = inDays(5).toISOString()
    const line = { missionId, title: expect.any(String), count: 1, since: today.toISOString(), startAt }
    const notice = { kind: 'unanswered_requests', userIds: [referent.id], unanswered: [line] }
    expect(await notices(service, missionId)).toMatchObject([notice])
    // Who has asked since the evening was told of at once, and is not told of again.
    await register(missionId, await service.member())
    await look(4)
    const [, ...again] = await notices(service, missionId)
    expect(again.map(({ unanswered }) => unanswered)).toEqual(again.map(() => [{ ...line, count: 2 }]))
    expect(again.length, 'the other referents of the department hear of it as well').toBeGreaterThan(1)
    await look(5.1)
    const afterwards = (await notices(service, missionId)).filter(({ kind }) => kind === notice.kind)
    expect(afterwards, 'it has begun').toHaveLength(1 + again.length)
  })

  it('tells nobody of requests for what is over', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', startAt: inDays(2), endAt: inDays(3) })
    await register(missionId, await service.member())
    await look(8)
    const kinds = (await notices(service, missionId)).map(({ kind }) => kind)
    expect(kinds).not.toContain('unanswered_requests')
  })

  it('tells each manager once of all missions whose requests wait, the longest first', async () => {
    const dates = { registrationMode: 'selection', startAt: inDays(90), endAt: inDays(91) } as const
    const [later, sooner] = [await service.mission(dates), await service.mission(dates)]
    await register(sooner, await service.member())
    service.time.now = inDays(0.2)
    await register(later, await service.member())
    await look(8)
    await look(8.2)
    expect(await notices(service, later)).toEqual([])
    const wait = (missionId: string, days: number) => ({ missionId, count: 1, since: inDays(days).toISOString() })
    expect(await notices(service, sooner)).toMatchObject([
      { kind: 'unanswered_requests', userIds: [referent.id], unanswered: [wait(sooner, 0), wait(later, 0.2)] },
    ])
  })

  it('goes on where a process died half way, and does nothing twice', async () => {
    const missionIds = await Promise.all(Array.from({ length: 5 }, () => service.mission()))
    for (const missionId of missionIds) await register(missionId, await service.member())
    service.time.now = inDays(8)
    let asked = 0
    const dying = {
      now: () => {
        asked += 1
        if (asked > 4) throw new Error('killed')
        return service.time.now
      },
    }
    const [job] = jobsOf({ ...service.deps, clock: dying }).filter(({ name }) => name === 'tell of starts')
    await expect(job?.run()).rejects.toThrow('killed')
    const counts = async () => Promise.all(missionIds.map(async (id) => (await notices(service, id)).length))
    const some = (await counts()).filter((count) => count === 1)
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(5)
    await look(8)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
  })
})
