import { randomUUID } from 'node:crypto'
import type { Principal } from '@ensemble/service-kit/auth/principal'
import { inTransaction } from '@ensemble/service-kit/database'
import ical from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MissionContent } from '../../src/domain/mission-content.ts'
import * as members from '../../src/data/members.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const feedOf = async (who: Principal) => (await service.call('mission.makeCalendarFeed', {}, who)).data

/** Asks as a calendar does: with the address alone. */
async function fetched(address: string) {
  return service.app.inject({ url: address.replace('https://ensemble.example.org/api', '') })
}

/** The entries of a calendar, as another program reads them. */
async function entriesAt(address: string) {
  const file = new ical.Component(ical.parse((await fetched(address)).body))
  return file.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    title: String(event.getFirstPropertyValue('summary')),
    place: String(event.getFirstPropertyValue('location')),
    says: String(event.getFirstPropertyValue('description')),
    conference: event.getFirstPropertyValue('conference'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    start: new ical.Event(event).startDate,
    alarms: event.getAllSubcomponents('valarm').length,
    blocks: event.getFirstPropertyValue('transp') === 'OPAQUE',
  }))
}

async function placeIn(who: Principal, changes: Partial<MissionContent> = {}) {
  const missionId = await service.mission({ registrationMode: 'open', ...changes })
  await service.call('mission.register', { params: { missionId }, body: {} }, who)
  return missionId
}

describe('the address of a calendar', () => {
  it('gives what somebody holds a place in, as the mails do: address, alarms, a stable name, a growing number', async () => {
    const who = await service.member()
    const { address, since } = await feedOf(who)
    expect(since).toBe(today.toISOString())
    const missionId = await placeIn(who, { title: 'Tenir le stand', street: '12 place de la Croix-Rousse' })
    await service.mission({ title: 'Sans moi' })
    const answer = await fetched(address)
    expect(answer.headers['content-type']).toContain('text/calendar')
    const [entry, ...others] = await entriesAt(address)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      uid: `${missionId}.${who.id}@ensemble.example.org`,
      title: 'Tenir le stand',
      alarms: 2,
    })
    expect(entry?.place).toContain('12 place de la Croix-Rousse')
    expect(entry?.says).toMatch(/, 01 99 00 00 69$/)
    expect(entry?.start.toJSDate()).toEqual(inDays(10))

    service.time.now = new Date(today.getTime() + 60_000)
    const to = { startAt: inDays(20).toISOString(), endAt: inDays(21).toISOString() }
    const body = { ...to, reason: 'La salle n’est plus libre.', updatedAt: await service.updatedAt(missionId) }
    await service.call('mission.reschedule', { params: { missionId }, body }, referent)
    const [moved] = await entriesAt(address)
    expect(moved).toMatchObject({ uid: entry?.uid, start: { day: inDays(20).getUTCDate() } })
    expect(moved?.sequence).toBeGreaterThan(entry?.sequence ?? 0)

    const cancelled = { reason: 'La salle n’est plus libre.' }
    await service.call('mission.cancel', { params: { missionId }, body: cancelled }, referent)
    expect(await entriesAt(address)).toEqual([])
  })

  it('reminds of a questionnaire on its last day, and names the next session beside a mission that goes on', async () => {
    const who = await service.member()
    const { address } = await feedOf(who)
    const meetingUrl = 'https://meet.example/groupe'
    await placeIn(who, { type: 'studies_and_surveys', title: 'Une enquête', endAt: inDays(60) })
    const missionId = await placeIn(who, {
      title: 'Un groupe',
      startAt: inDays(11),
      endAt: null,
      mode: 'mixed',
      meetingUrl,
    })
    const nextMeetingAt = inDays(15).toISOString()
    const workspace = { intro: null, links: [], documents: [], nextMeetingAt, notes: null }
    const edit = { ...workspace, updatedAt: await service.updatedAt(missionId) }
    await service.call('mission.updateWorkspace', { params: { missionId }, body: edit }, referent)
    const [survey, group, session] = await entriesAt(address)
    expect(survey).toMatchObject({ title: 'Une enquête', blocks: false, start: { isDate: true } })
    expect(survey?.start.toString()).toBe(inDays(60).toISOString().slice(0, 10))
    expect(group?.title).toBe('Un groupe')
    expect(group).toMatchObject({ place: '69003 Lyon', conference: meetingUrl })
    expect(group?.says).toContain(`\nPour participer à distance\u00a0: ${meetingUrl}\n`)
    expect(session?.title).toBe('Un groupe (prochaine réunion)')
    expect(session?.start.toJSDate()).toEqual(inDays(15))
  })

  it('reminds nobody of a questionnaire who has answered it, in another tool too', async () => {
    const who = await service.member()
    const { address } = await feedOf(who)
    const url = 'https://enquete.example.org/1'
    const questionnaire = { kind: 'link' as const, url, consentText: null, eraseOn: null, sections: [] }
    const times = { startAt: inDays(-1), endAt: inDays(60) }
    const missionId = await placeIn(who, { type: 'studies_and_surveys', questionnaire, ...times })
    expect(await entriesAt(address)).toHaveLength(1)
    const body = { answers: {}, sectionId: null, done: true as const }
    await service.call('mission.saveAnswers', { params: { missionId }, body }, who)
    expect(await entriesAt(address)).toEqual([])
    await service.call('mission.takeBackAnswers', { params: { missionId }, body: {} }, who)
    expect(await entriesAt(address)).toHaveLength(1)
  })

  it('has one entry for each session of a mission that comes back, which moves under its name and goes when it is taken off', async () => {
    const who = await service.member()
    const { address } = await feedOf(who)
    const missionId = await placeIn(who, { title: 'Un groupe', startAt: inDays(11), endAt: inDays(60) })
    const at = (days: number, id = randomUUID()) => ({
      id,
      startAt: inDays(days).toISOString(),
      endAt: new Date(inDays(days).getTime() + 7_200_000).toISOString(),
    })
    const put = async (sessions: ReturnType<typeof at>[]) =>
      service.call(
        'mission.updateWorkspace',
        { params: { missionId }, body: { updatedAt: await service.updatedAt(missionId), sessions } },
        referent,
      )
    const [first, second] = [at(12), at(19)]
    await put([second, first])
    const sessions = async () => (await entriesAt(address)).filter(({ title }) => title === 'Un groupe (séance)')
    const before = await sessions()
    expect(before.map(({ start, blocks, alarms }) => ({ start: start.toJSDate(), blocks, alarms }))).toEqual([
      { start: inDays(12), blocks: true, alarms: 2 },
      { start: inDays(19), blocks: true, alarms: 2 },
    ])
    service.time.now = new Date(today.getTime() + 120_000)
    await put([at(13, first.id), second])
    const [moved] = await sessions()
    expect(moved).toMatchObject({ uid: before[0]?.uid, start: { day: inDays(13).getUTCDate() } })
    expect(moved?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0)
    await put([second])
    expect((await sessions()).map(({ uid }) => uid)).toEqual([before[1]?.uid])
    const backwards = { ...second, endAt: inDays(1).toISOString() }
    expect(await put([backwards])).toMatchObject({ fields: { 'sessions.0.endAt': ['DATE_ORDER'] } })
  })

  it('stops where another one is made, where it is taken back, and with the account; its secret is kept nowhere', async () => {
    const who = await service.member()
    const first = await feedOf(who)
    const second = await feedOf(who)
    expect((await fetched(first.address)).statusCode).toBe(404)
    expect((await fetched(second.address)).statusCode).toBe(200)
    const { rows } = await service.db.query<{ row: string }>({
      text: 'select row_to_json(f)::text as row from calendar_feeds f where user_id = $1',
      values: [who.id],
    })
    expect(rows[0]?.row).not.toContain(second.address.slice(-43))
    await service.call('mission.revokeCalendarFeed', {}, who)
    expect((await service.call('mission.calendarFeed', {}, who)).data).toEqual({ since: null })
    expect((await fetched(second.address)).statusCode).toBe(404)

    const third = await feedOf(who)
    const { rows: known } = await service.db.query<members.Member>({
      text: `select ${members.table.select()} from members_v1 where id = $1`,
      values: [who.id],
    })
    const suspended = known.map((member) => ({ ...member, version: member.version + 1, status: 'suspended' }))
    await inTransaction(service.db, async (tx) => {
      for (const member of suspended) await members.upsertIfNewer(tx, member)
    })
    expect((await fetched(third.address)).statusCode).toBe(404)
  })
})
