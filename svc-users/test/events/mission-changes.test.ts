import { randomUUID } from 'node:crypto'
import { missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { changeMailHandlers } from '../../src/events/change-mail-handlers.ts'
import { messageMailHandlers } from '../../src/events/message-mail-handlers.ts'
import { missionMailHandlers, noticeMailHandlers } from '../../src/events/mission-mail-handlers.ts'
import { consumersOf, missionTitleHandlers } from '../../src/events/subscriptions.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let manager: User, member: User
beforeAll(async () => {
  users = await startUsers()
  manager = await users.add({ role: 'referent', firstName: 'Solange', language: 'fr' })
  member = await users.add({ firstName: 'Inès', language: 'fr' })
})
afterAll(() => users.stop())

const reason = 'Une tempête est annoncée.\n\nNous en sommes désolés.'
const dates = { startAt: '2026-12-19T13:00:00.000Z', endAt: '2026-12-19T16:00:00.000Z' }

type Fact = Extract<
  keyof typeof missionEvents,
  | 'missionApproved'
  | 'missionCancelled'
  | 'missionClosed'
  | 'cancellationDue'
  | 'rescheduleDue'
  | 'letterDue'
  | 'threadDue'
  | 'requestPassedOn'
  | 'noticeDue'
  | 'participantInvited'
  | 'participantRefused'
  | 'participantWithdrawn'
  | 'participantExpired'
  | 'participantKeptPlace'
>

/** Takes an event as the consumers do. */
async function take(fact: Fact, subject: string, version: number, data: object, quiet = false) {
  const { type, version: dataversion } = missionEvents[fact]
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/missions',
    type,
    subject,
    time: '2026-11-21T09:00:00.000Z',
    datacontenttype: 'application/json',
    dataversion,
    aggregateversion: version,
    data,
    ...(quiet && { quiet }),
  }
  const settings = { newId: randomUUID, origin: publicOrigin }
  const every = [
    ...missionTitleHandlers,
    ...changeMailHandlers(settings),
    ...messageMailHandlers(settings),
    ...consumersOf(settings).flatMap(({ name, handlers }) => (name.endsWith('participant-mails') ? handlers : [])),
    ...noticeMailHandlers(settings),
    ...missionMailHandlers(settings),
  ]
  for (const known of every.filter((one) => one.type === type)) await inTransaction(users.db, known.read(event))
}

async function known(title = 'Tenir le stand') {
  const missionId = randomUUID()
  const data = { title, departmentCode: '69', managerIds: [manager.id], ...dates }
  await take('missionApproved', missionId, 1, data)
  return missionId
}

async function mails(missionId: string) {
  interface Row {
    kind: string
    subject: string
    text: string
    html: string
    calendar: string | null
    replyTo: string | null
    to: string
    about: string | null
  }
  const { rows } = await users.db.query<Row>({
    text: `select kind, subject, text, html, calendar, reply_to as "replyTo", recipient_id as "to", about_id as about
      from outgoing_mail where html like $1`,
    values: [`%/missions/${missionId}%`],
  })
  return rows
}

let callers = 0

/** Somebody without an address. */
async function caller(): Promise<string> {
  callers += 1
  const referent = await users.add({ role: 'referent', departmentCode: '69' })
  const account = {
    firstName: 'Odette',
    lastName: 'Perrin',
    phone: `06 39 98 00 ${10 + callers}`,
    departmentCode: '69',
  }
  const said = { version: '1', language: 'fr' } as const
  const { data } = await users.call(
    'user.openByTelephone',
    { body: { ...account, language: 'fr', said } },
    as(referent),
  )
  return data.id
}

/** What they are to be told by telephone. */
async function calls(userId: string) {
  const { rows } = await users.db.query<{ subject: string; body: string; neededBy: Date | null }>({
    text: 'select subject, body, needed_by as "neededBy" from calls_to_make where user_id = $1 and outcome is null order by since',
    values: [userId],
  })
  return rows
}

const told = (missionId: string, standing: Standing) => ({
  missionId,
  standing,
  userIds: [member.id],
  reason,
  mission: { title: 'Tenir le stand', ...dates },
})

describe('mails about a change of a mission', () => {
  it.each([
    ['confirmed', 'ne vous déplacez pas'],
    ['requested', 'sans avoir été refusée'],
    ['waitlisted', 'La liste d’attente s’arrête'],
    ['invited', 'vous n’avez pas à y répondre'],
  ] as const)('say to who was %s that it is cancelled, why, and what else there is', async (standing, words) => {
    const [missionId, other] = [await known(), await known('Accueillir au congrès')]
    const alternatives = [{ userId: member.id, missionIds: [other] }]
    await take('cancellationDue', missionId, 2, { ...told(missionId, standing), alternatives })
    const [mail, ...more] = await mails(missionId)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Mission annulée\u00a0: Tenir le stand')
    for (const part of [words, 'Une tempête est annoncée.', 'Accueillir au congrès', 'samedi 19 décembre 2026']) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.calendar?.includes('METHOD:CANCEL') ?? false).toBe(standing === 'confirmed')
    if (standing === 'invited') expect(mail?.text).not.toContain('demande')
    expect(mail?.text).not.toMatch(/merci/i)
    expect(mail?.html.match(/border-radius:999px/g)).toHaveLength(1)
  })

  it.each([
    ['confirmed', 'Vous gardez votre place.', 'Dire si la date me convient'],
    ['requested', 'Votre demande reste', 'Voir la mission'],
    ['waitlisted', 'Vous gardez votre rang', 'Voir la mission'],
    ['invited', 'L’invitation tient toujours.', 'Accepter ou décliner'],
  ] as const)('say to who was %s when it was, when it is, and what to do', async (standing, words, button) => {
    const missionId = await known()
    const data = { ...told(missionId, standing), previousStartAt: '2026-12-12T13:30:00.000Z' }
    await take('rescheduleDue', missionId, 2, data)
    const [mail] = await mails(missionId)
    expect(mail?.subject).toBe('Nouvelle date\u00a0: Tenir le stand')
    for (const part of [words, button, 'samedi 12 décembre 2026 à 14\u00a0h\u00a030', 'samedi 19 décembre 2026']) {
      expect(mail?.text).toContain(part)
    }
  })

  it.each(['requested', 'waitlisted', 'invited'] as const)(
    'say to who was %s which date it is now, and no words or beginning of before where there are none',
    async (standing) => {
      const missionId = await known()
      const data = { ...told(missionId, standing), reason: '', previousStartAt: dates.startAt }
      await take('rescheduleDue', missionId, 2, data)
      const [mail] = await mails(missionId)
      const text = mail?.text.replaceAll(/\s+/g, ' ')
      expect(text).toContain('samedi 19 décembre 2026')
      expect(text).not.toContain('Voici ce qu’en dit')
      expect(text).not.toContain('Elle devait commencer')
    },
  )

  it('are told by telephone to who has no address: the last word alone, and nothing once it is over', async () => {
    const userId = await caller()
    const missionId = await known()
    const data = { ...told(missionId, 'confirmed'), userIds: [userId] }
    const open = () => calls(userId)
    await take('rescheduleDue', missionId, 2, { ...data, previousStartAt: '2026-12-12T13:30:00.000Z' })
    const [moved] = await open()
    expect(moved?.subject).toBe('Nouvelle date\u00a0: Tenir le stand')
    for (const part of ['Vous gardez votre place.', 'samedi 19 décembre 2026', 'Une tempête est annoncée.'])
      expect(moved?.body).toContain(part)
    // The date that they know: it comes before the new one.
    expect(moved?.neededBy).toEqual(new Date('2026-12-12T13:30:00.000Z'))
    await take('cancellationDue', missionId, 3, { ...data, alternatives: [] })
    const [cancelled, ...more] = await open()
    expect(more).toEqual([])
    expect(cancelled?.subject).toBe('Mission annulée\u00a0: Tenir le stand')
    expect(cancelled?.body).toContain('ne vous déplacez pas')
    expect(cancelled?.neededBy).toEqual(new Date(dates.startAt))
    expect(await mails(missionId)).toEqual([])
    const closed = await known()
    const soon = { missionId: closed, kind: 'starting_soon', userIds: [userId], mission: data.mission }
    await take('noticeDue', closed, 2, soon)
    expect(await open()).toHaveLength(2)
    await take('missionClosed', closed, 3, { title: 'Tenir le stand', departmentCode: '69', managerIds: [], ...dates })
    expect(await open()).toEqual([cancelled])
  })

  const invitation = { by: 'staff', solicited: true, expiresAt: '2026-12-05T09:00:00.000Z' }
  const partOf = (missionId: string, userId: string, validationStatus = 'awaiting_validation') => {
    return { missionId, userId, validationStatus, waitlistPosition: null, sharedHealthFields: [] }
  }

  it.each([
    ['participantExpired', 'rejected', { by: 'system' }],
    ['participantRefused', 'rejected', { by: 'system', was: 'invited', reasonCode: 'account_suspended' }],
    ['participantWithdrawn', 'awaiting_validation', { by: 'member', was: 'invited', onBehalf: true }],
  ] as const)('(%s) leave no call about an invitation that is none any more', async (fact, status, more) => {
    const userId = await caller()
    const missionId = await known()
    await take('participantInvited', missionId, 2, { ...partOf(missionId, userId), ...invitation })
    expect(await calls(userId)).toHaveLength(1)
    const reminder = {
      missionId,
      kind: 'invitation_reminder',
      userIds: [userId],
      mission: told(missionId, 'invited').mission,
    }
    await take('noticeDue', missionId, 2, reminder)
    const [reminded, ...others] = await calls(userId)
    expect(reminded?.subject).toMatch(/^Rappel/)
    expect(others, 'the reminder says it all').toEqual([])
    await take(fact, missionId, 3, { ...partOf(missionId, userId, status), ...more })
    expect(await calls(userId)).toEqual([])
  })

  it('leave a call about a place that was not taken in time, until the person has a place again', async () => {
    const userId = await caller()
    const missionId = await known()
    const offer = { ...invitation, by: 'system', solicited: false }
    await take('participantInvited', missionId, 2, { ...partOf(missionId, userId), ...offer })
    await take('participantExpired', missionId, 3, {
      ...partOf(missionId, userId, 'rejected'),
      by: 'system',
      solicited: false,
    })
    expect((await calls(userId)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^La place n’est plus/)])
    await take('participantInvited', missionId, 4, { ...partOf(missionId, userId), ...invitation })
    expect((await calls(userId)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^On vous propose/)])
  })

  it('leave no call about a new date to who has said on the telephone that it suits', async () => {
    const userId = await caller()
    const missionId = await known()
    const moved = { ...told(missionId, 'confirmed'), userIds: [userId], previousStartAt: '2026-12-12T13:30:00.000Z' }
    await take('rescheduleDue', missionId, 2, moved)
    expect(await calls(userId)).toHaveLength(1)
    const kept = { ...partOf(missionId, userId, 'validated'), by: 'member', onBehalf: true }
    await take('participantKeptPlace', missionId, 3, kept)
    expect(await calls(userId)).toEqual([])
  })

  it('are not sent about demonstration data', async () => {
    const missionId = await known()
    await take('cancellationDue', missionId, 2, { ...told(missionId, 'confirmed'), alternatives: [] }, true)
    expect(await mails(missionId)).toEqual([])
  })
})

describe('mails about what a mission’s people and its team write', () => {
  const mission = { title: 'Tenir le stand', ...dates }
  const meetingUrl = 'https://meet.example/stand'
  const energy = { level: 1, canSit: true, canStop: true, cameraOptional: true, breaks: true, companion: false }
  const practical = {
    street: null,
    postalCode: null,
    city: null,
    meetingUrl,
    accessNote: null,
    practicalInfo: 'Prenez un manteau.',
    contactName: 'Claire Fontaine',
    effort: { hours: 3.5, per: 'total' },
    energy: { ...energy, travelNote: null },
  }

  it('carry a letter of the team to each person, and answers go to the mission’s contact', async () => {
    const missionId = await known()
    const other = await users.add({ firstName: 'Rosalie', language: 'en' })
    const letter = { subject: 'Le rendez-vous', text: 'À neuf heures.\n\nÀ demain.' }
    await take('letterDue', missionId, 1, { missionId, userIds: [member.id, other.id], ...letter, mission })
    const sent = await mails(missionId)
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual(
      expect.arrayContaining([member, other].map(({ id }) => ({ to: id, subject: 'Le rendez-vous (Tenir le stand)' }))),
    )
    for (const { to, replyTo, text, html } of sent) {
      expect(replyTo).toContain('@')
      expect([member.email, other.email]).not.toContain(replyTo)
      expect(text).toContain('À neuf heures.\n\nÀ demain.')
      expect(text).not.toContain(to === member.id ? (other.email ?? '') : (member.email ?? ''))
      expect(html).toContain(`/missions/${missionId}?thread=me`)
    }
  })

  it('say the sessions of a mission that comes back, and take one that is off out of the calendar', async () => {
    const missionId = await known()
    const session = (id: string, day: number) => ({ id, startAt: `2026-12-${day}T13:00:00.000Z`, endAt: null })
    const sessions = [session('kept', 22), { ...session('over', 10), startAt: '2026-11-10T13:00:00.000Z' }]
    const notice = { kind: 'changed', missionId, userIds: [member.id], endedSessions: [session('off', 29)] }
    await take('noticeDue', missionId, 1, { ...notice, mission: { ...mission, practical: { ...practical, sessions } } })
    const [{ text, calendar } = { text: '', calendar: null }] = await mails(missionId)
    expect(text).toContain('Les dates des séances ont été mises à jour.')
    expect(text).toMatch(/Prochaines séances\s: mardi 22 décembre 2026 à 14\sh\n/)
    const unfolded = calendar?.replaceAll('\r\n ', '') ?? ''
    const statuses = [...unfolded.matchAll(/\.(kept|off|over)@[^]*?STATUS:(\w+)/g)].map(([, id, status]) => [
      id,
      status,
    ])
    expect(statuses).toEqual([
      ['kept', 'CONFIRMED'],
      ['off', 'CANCELLED'],
    ])
  })

  it('say how to come to who still can, and give the link of the meeting to who holds a place', async () => {
    const missionId = await known()
    const other = await users.add({ firstName: 'Rosalie', language: 'fr' })
    const letter = {
      missionId,
      userIds: [member.id, other.id],
      holders: [member.id],
      subject: 'À demain',
      text: 'Venez.',
    }
    await take('letterDue', missionId, 1, { ...letter, mission: { ...mission, practical } })
    const texts = new Map((await mails(missionId)).map(({ to, text }) => [to, text]))
    expect(texts.get(member.id)).toMatch(/Prenez un manteau\.[^]*3\sh\s30 en tout/)
    expect(texts.get(member.id)).toContain(meetingUrl)
    expect(texts.get(other.id)).toContain('Il vous est donné quand votre place est confirmée.')
    expect(texts.get(other.id)).not.toContain(meetingUrl)
  })

  it('tell a person of the team’s words, and the team that there is something to read', async () => {
    const missionId = await known()
    const thread = { missionId, userId: member.id, mission }
    await take('threadDue', missionId, 1, { ...thread, to: 'person', count: 1, texts: ['Oui, bien sûr.'] })
    await take('threadDue', missionId, 1, { ...thread, to: 'team', count: 2, texts: [] })
    const sent = new Map((await mails(missionId)).map((mail) => [mail.to, mail]))
    expect(sent.get(member.id)?.subject).toBe('L’équipe vous écrit\u00a0: Tenir le stand')
    expect(sent.get(member.id)?.text).toContain('Oui, bien sûr.')
    expect([member, manager].map(({ id }) => sent.get(id)?.about)).toEqual([null, member.id])
    expect(sent.get(manager.id)?.subject).toMatch(/^Inès .* vous écrit/)
    expect(sent.get(manager.id)?.text).toContain('2 messages attendent votre réponse.')
    expect(sent.get(manager.id)?.replyTo).not.toBe(member.email)
  })

  it('tell nobody who has left the staff of whom writes to the team of a mission that is over', async () => {
    const missionId = await known()
    const closed = { title: 'Tenir le stand', departmentCode: '69', managerIds: [manager.id], ...dates }
    await take('missionClosed', missionId, 2, closed)
    await users.db.query({ text: `update users set role = 'member' where id = $1`, values: [manager.id] })
    await take('threadDue', missionId, 2, { missionId, userId: member.id, mission, to: 'team', count: 1, texts: [] })
    await users.db.query({ text: `update users set role = 'referent' where id = $1`, values: [manager.id] })
    expect(await mails(missionId)).toEqual([])
  })

  it('tell a colleague whose request was passed on to them by whom, and who reads once a day the next morning', async () => {
    const missionId = await known()
    const colleague = await users.add({ role: 'referent', firstName: 'Claude', lastName: 'Roux' })
    const passed = { missionId, personId: member.id, toId: colleague.id, byId: manager.id, mission }
    await take('requestPassedOn', missionId, 1, passed)
    const [mail, ...others] = await mails(missionId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'request_passed_on', to: colleague.id, about: member.id })
    expect(mail?.subject).toMatch(/^À vous de répondre à Inès .*: Tenir le stand$/)
    expect(mail?.html).toContain(`/missions/${missionId}?tab=participants&amp;show=${member.id}`)
    await users.db.query({
      text: `update users set staff_frequency = 'daily' where id = $1`,
      values: [colleague.id],
    })
    await take('requestPassedOn', missionId, 2, passed)
    expect(await mails(missionId)).toHaveLength(1)
    const lines = await users.db.query({
      text: 'select kind, item_id as "itemId" from summary_lines where recipient_id = $1',
      values: [colleague.id],
    })
    expect(lines.rows).toEqual([{ kind: 'request_passed_on', itemId: member.id }])
  })
})
