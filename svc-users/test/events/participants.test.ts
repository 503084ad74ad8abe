import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { consumersOf } from '../../src/events/subscriptions.ts'
import { type MissionsTeam, startMissionsTeam } from '../missions-team.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('events of missions', () => {
  let users: UsersUnderTest
  let bus: TestBus
  let missions: MissionsTeam
  let consumers: ReturnType<typeof startConsumers>
  let manager: User
  beforeAll(async () => {
    users = await startUsers()
    bus = await createTestBus()
    missions = await startMissionsTeam(bus.bus)
    const settings = { newId: randomUUID, origin: publicOrigin }
    consumers = startConsumers(consumersOf(settings), {
      db: users.db,
      bus: bus.bus,
      log: createLog({ name: 'test', level: 'silent' }),
    })
    manager = await users.add({ role: 'referent', firstName: 'Solange', language: 'en' })
  })
  afterAll(async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()))
    await bus.close()
    await users.stop()
  })

  async function newMission(title = 'Tenir le stand') {
    const missionId = randomUUID()
    await missions.publish({
      definition: missionEvents.missionApproved,
      subject: missionId,
      version: 1,
      data: missionState(title),
    })
    return missionId
  }

  const missionState = (title: string) => ({
    title,
    departmentCode: '69',
    managerIds: [manager.id],
    startAt: '2026-12-12T13:00:00.000Z',
    endAt: '2026-12-12T16:00:00.000Z',
  })

  const participant = (missionId: string, userId: string) => ({
    missionId,
    userId,
    validationStatus: 'awaiting_validation' as const,
    waitlistPosition: null,
    sharedHealthFields: [],
  })

  async function mails(missionId: string) {
    const { rows } = await users.db.query<{
      kind: string
      recipientId: string
      aboutId: string | null
      subject: string
      calendar: string | null
    }>({
      text: `select kind, recipient_id as "recipientId", about_id as "aboutId", subject, calendar from outgoing_mail
             where html like $1 order by kind`,
      values: [`%${missionId}%`],
    })
    return rows
  }

  async function queued(): Promise<number> {
    const { rows } = await users.db.query<{ count: number }>({ text: 'select count(*) as count from outgoing_mail' })
    return rows[0]?.count ?? 0
  }

  async function activities(missionId: string): Promise<string[]> {
    const { rows } = await users.db.query<{ type: string }>({
      text: 'select type from activity where target_id = $1 order by at, type',
      values: [missionId],
    })
    return rows.map(({ type }) => type)
  }

  const settled = (expectation: () => Promise<void>) => vi.waitFor(expectation)

  it('takes a registration delivered three times as one activity, one mail each and one count', async () => {
    const member = await users.add({ firstName: 'Inès', language: 'fr' })
    const missionId = await newMission()
    const event = {
      definition: missionEvents.participantRegistered,
      subject: missionId,
      version: 2,
      data: participant(missionId, member.id),
    }
    await missions.publish(event, 3)
    await missions.publish({
      definition: missionEvents.participantAccepted,
      subject: missionId,
      version: 3,
      data: { ...participant(missionId, member.id), validationStatus: 'validated' },
    })
    await settled(async () => expect(await mails(missionId)).toHaveLength(3))
    await settled(async () =>
      expect(await activities(missionId)).toEqual(['participant.accepted', 'participant.registered']),
    )
    expect(await mails(missionId)).toMatchObject([
      {
        kind: 'new_request',
        recipientId: manager.id,
        aboutId: member.id,
        subject: 'Inès Karoui asks to take part: Tenir le stand',
        calendar: null,
      },
      {
        kind: 'place_confirmed',
        recipientId: member.id,
        aboutId: null,
        subject: 'Votre participation est confirmée\u00a0: Tenir le stand',
        calendar: expect.stringContaining('DTSTART;TZID=Europe/Paris:20261212T140000'),
      },
      {
        kind: 'request_received',
        recipientId: member.id,
        subject: 'Demande bien reçue\u00a0: Tenir le stand',
        calendar: null,
      },
    ])
    const admin = await users.add({ role: 'admin' })
    const filters = JSON.stringify([{ field: 'id', operator: 'eq', value: member.id }])
    const { data } = await users.call('user.list', { query: { filters } }, as(admin))
    expect(data.items).toMatchObject([{ participationCount: 1 }])
  })

  it('reads everything again when its place is lost, and mails and counts nothing twice', async () => {
    const member = await users.add()
    const missionId = await newMission()
    const registered = participant(missionId, member.id)
    const { participantRegistered, participantWithdrawn } = missionEvents
    await missions.publish({ definition: participantRegistered, subject: missionId, version: 2, data: registered })
    await settled(async () => expect(await mails(missionId)).toHaveLength(2))
    const before = await queued()
    await users.db.query({ text: 'update stream_places set epoch = epoch + 1, sequence = 0, message_id = null' })
    await missions.publish({
      definition: participantWithdrawn,
      subject: missionId,
      version: 3,
      data: registered,
    })
    await settled(async () =>
      expect(await activities(missionId)).toEqual(['participant.registered', 'participant.withdrawn']),
    )
    expect((await queued()) - before).toBe((await mails(missionId)).length - 2)
  })

  it('brings nothing back of somebody who was deleted when it hears that they left', async () => {
    const member = await users.add()
    const missionId = await newMission()
    const data = { ...participant(missionId, member.id), sharedHealthFields: ['cancerTypes' as const] }
    const { participantRegistered, participantWithdrawn } = missionEvents
    const known = async () => {
      const { rows } = await users.db.query({
        text: `select p.version, p.state, p.shared_fields as shared,
                 (select count(*)::int from activity where actor_id = p.user_id) as activities
               from participations p where user_id = $1`,
        values: [member.id],
      })
      return rows
    }
    await missions.publish({ definition: participantRegistered, subject: missionId, version: 2, data })
    await settled(async () =>
      expect(await known()).toEqual([{ version: 2, state: 'waiting', shared: ['cancerTypes'], activities: 1 }]),
    )
    const body = { confirmEmail: member.email ?? '' }
    expect((await users.call('user.delete', { params: { userId: 'me' }, body }, as(member))).status).toBe(200)
    // As a release tells it that still names what was shared.
    await missions.publish({ definition: participantWithdrawn, subject: missionId, version: 3, data })
    await settled(async () => expect(await known()).toMatchObject([{ version: 3 }]))
    expect(await known()).toEqual([{ version: 3, state: 'withdrawn', shared: [], activities: 0 }])
  })

  it('takes the date of who withdraws out of their calendar, by the entry that the confirmation put there', async () => {
    const member = await users.add({ language: 'fr' })
    const missionId = await newMission()
    const data = { ...participant(missionId, member.id), validationStatus: 'validated' as const, by: 'member' as const }
    const { participantRegistered, participantWithdrawn } = missionEvents
    await missions.publish({ definition: participantRegistered, subject: missionId, version: 2, data })
    await missions.publish({ definition: participantWithdrawn, subject: missionId, version: 3, data })
    await settled(async () => expect(await mails(missionId)).toHaveLength(3))
    const files = (await mails(missionId)).flatMap(({ calendar }) => calendar ?? [])
    const linesOf = (name: string) => files.map((file) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1])
    expect(linesOf('METHOD')).toEqual(['REQUEST', 'CANCEL'])
    expect(linesOf('ORGANIZER')).toEqual(['mailto:comite-69@example.org', 'mailto:comite-69@example.org'])
    const [confirmed, cancelled] = linesOf('UID')
    expect(cancelled).toBe(confirmed)
  })

  it('keeps the newest state, in whatever order events come', async () => {
    const member = await users.add()
    const missionId = await newMission()
    const data = participant(missionId, member.id)
    const withdrawn = { ...data, validationStatus: 'validated' as const }
    await missions.publish({
      definition: missionEvents.participantWithdrawn,
      subject: missionId,
      version: 4,
      data: withdrawn,
    })
    await missions.publish({
      definition: missionEvents.participantAccepted,
      subject: missionId,
      version: 3,
      data: withdrawn,
    })
    await missions.publish({
      definition: missionEvents.missionChanged,
      subject: missionId,
      version: 6,
      data: missionState('New'),
    })
    await missions.publish({
      definition: missionEvents.missionChanged,
      subject: missionId,
      version: 5,
      data: missionState('Old'),
    })
    await settled(async () => expect(await activities(missionId)).toHaveLength(2))
    await settled(async () => {
      const { rows } = await users.db.query({
        text: `select p.state, p.version, m.title, m.version as newest, m.open
               from participations p join mission_titles m using (mission_id) where mission_id = $1`,
        values: [missionId],
      })
      expect(rows).toEqual([{ state: 'withdrawn', version: 4, title: 'New', newest: 6, open: true }])
    })
  })

  it('keeps when a team asked somebody, but not a place that became free, and what the mission asks for', async () => {
    const [asked, inLine] = [await users.add(), await users.add()]
    const missionId = randomUUID()
    const nature = {
      type: 'media_speaking',
      domains: ['advocacy', 'research'],
      mode: 'remote',
      skills: ['writing'],
      requiredVolunteerKinds: [],
    } as const
    const state = {
      ...missionState('Asks'),
      nature: { ...nature, domains: [...nature.domains], skills: [...nature.skills], requiredVolunteerKinds: [] },
    }
    await missions.publish({ definition: missionEvents.missionApproved, subject: missionId, version: 1, data: state })
    const invited = { definition: missionEvents.participantInvited, subject: missionId }
    const data = participant(missionId, asked.id)
    const { participantRefused } = missionEvents
    const declined = { ...data, validationStatus: 'rejected', reasonCode: 'not_available', blind: true } as const
    await missions.publish({ definition: participantRefused, subject: missionId, version: 3, data: declined })
    await missions.publish({ ...invited, version: 2, data: { ...data, blind: true, solicited: true } })
    await missions.publish({ ...invited, version: 4, data: { ...participant(missionId, inLine.id), solicited: false } })
    await settled(async () => {
      const { rows } = await users.db.query({
        text: `select p.state, p.version, p.blind, p.asked_at is not null as asked, m.nature
               from participations p join mission_titles m using (mission_id) where mission_id = $1 order by p.version`,
        values: [missionId],
      })
      const { domains: _domains, ...rest } = nature
      // The history of a mission tells nothing of who was asked by criteria.
      expect(await activities(missionId)).toEqual(['participant.invited'])
      expect(rows).toEqual([
        {
          state: 'rejected',
          version: 3,
          blind: true,
          asked: true,
          nature: { ...rest, interestDomains: ['democracy_in_health'] },
        },
        expect.objectContaining({ state: 'invited', version: 4, blind: false, asked: false }),
      ])
    })
  })

  it('counts no place in a mission that is cancelled, whichever is heard first', async () => {
    const [before, after] = [await users.add(), await users.add()]
    const missionId = await newMission('Cancelled')
    const place = (userId: string) => ({ ...participant(missionId, userId), validationStatus: 'validated' as const })
    const registered = { definition: missionEvents.participantRegistered, subject: missionId }
    const counted = async () => {
      const { rows } = await users.db.query<{ count: number; state: string | null }>({
        text: `select u.participation_count as count, p.state from users u left join participations p on p.user_id = u.id
               where u.id = any($1) order by u.id = $2`,
        values: [[before.id, after.id], after.id],
      })
      return rows.map(({ count, state }) => [count, state])
    }
    await missions.publish({ ...registered, version: 2, data: place(before.id) })
    await settled(async () => expect((await counted())[0]).toEqual([1, 'validated']))
    const cancelled = { ...missionState('Cancelled'), reason: 'Une tempête est annoncée.' }
    await missions.publish({
      definition: missionEvents.missionCancelled,
      subject: missionId,
      version: 3,
      data: cancelled,
    })
    await settled(async () => expect((await counted())[0]).toEqual([0, 'validated']))
    await missions.publish({ ...registered, version: 4, data: place(after.id) })
    await settled(async () => expect((await counted())[1]).toEqual([0, 'validated']))
  })

  it('waits for the mission when a participant comes first', async () => {
    const member = await users.add()
    const missionId = randomUUID()
    const data = { ...participant(missionId, member.id), validationStatus: 'validated' as const }
    await missions.publish({ definition: missionEvents.participantRegistered, subject: missionId, version: 2, data })
    await settled(async () => expect(await activities(missionId)).toEqual(['participant.registered']))
    expect(await mails(missionId)).toEqual([])
    await missions.publish({
      definition: missionEvents.missionApproved,
      subject: missionId,
      version: 1,
      data: missionState('Late'),
    })
    await settled(async () =>
      expect(await mails(missionId)).toMatchObject([{ kind: 'registration_confirmed', recipientId: member.id }]),
    )
  })

  it('fills the read models from quiet events, and mails nobody about them', async () => {
    const member = await users.add()
    const missionId = await newMission()
    const data = participant(missionId, member.id)
    const quiet = { definition: missionEvents.participantRegistered, subject: missionId, version: 2, data, quiet: true }
    await missions.publish(quiet)
    const loud = { ...data, validationStatus: 'validated' as const }
    await missions.publish({
      definition: missionEvents.participantAccepted,
      subject: missionId,
      version: 3,
      data: loud,
    })
    await settled(async () => expect(await mails(missionId)).toHaveLength(1))
    expect(await mails(missionId)).toMatchObject([{ kind: 'place_confirmed' }])
    await settled(async () => expect(await activities(missionId)).toHaveLength(2))
  })

  it('offers three other missions that can be joined with a refusal, and answers to the mission’s contact', async () => {
    const member = await users.add({ language: 'en' })
    const missionId = await newMission('Full')
    const data = {
      ...participant(missionId, member.id),
      validationStatus: 'rejected' as const,
      reasonCode: 'no_place_left' as const,
    }
    const shut = { registration: { closesAt: '2026-11-20T10:00:00.000Z', capacity: null } }
    const full = { registration: { closesAt: null, capacity: 0 } }
    for (const registration of [shut, full]) {
      const data = { ...missionState('Nobody can join'), ...registration, startAt: '2026-11-23T10:00:00.000Z' }
      await missions.publish({ definition: missionEvents.missionApproved, subject: randomUUID(), version: 1, data })
    }
    for (const title of ['One', 'Two', 'Three', 'Four']) await newMission(title)
    await settled(async () => {
      const { rows } = await users.db.query({ text: `select 1 from mission_titles where title = 'Four'` })
      expect(rows).toHaveLength(1)
    })
    const { participantRefused } = missionEvents
    const refusal = await missions.publish({ definition: participantRefused, subject: missionId, version: 2, data })
    const queued = () =>
      users.db.query<{ text: string; replyTo: string }>({
        text: 'select text, reply_to as "replyTo" from outgoing_mail where dedupe_key like $1',
        values: [`${refusal}:%`],
      })
    await settled(async () => expect((await queued()).rows).toHaveLength(1))
    const [mail] = (await queued()).rows
    expect(mail?.text).toContain('There are no places left.')
    expect(mail?.text.match(/^- /gm)).toHaveLength(3)
    expect(mail?.text).not.toContain('Nobody can join')
    expect(mail?.replyTo).toBe('comite-69@example.org')
  })
})
