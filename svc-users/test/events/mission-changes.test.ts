import { randomUUID } from 'node:crypto'
import { missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { changeMailHandlers } from '../../src/events/change-mail-handlers.ts'
import { missionTitleHandlers } from '../../src/events/subscriptions.ts'
import { publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

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

type Fact = 'missionApproved' | 'missionCancelled' | 'cancellationDue' | 'rescheduleDue'

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
  const handlers = [...missionTitleHandlers, ...changeMailHandlers(settings)].filter((one) => one.type === type)
  for (const known of handlers) await inTransaction(users.db, known.read(event))
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
  }
  const { rows } = await users.db.query<Row>({
    text: 'select kind, subject, text, html, calendar from outgoing_mail where html like $1',
    values: [`%${missionId}"%`],
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
    ['invited', 'L’invitation tient toujours.', 'Répondre'],
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

  it('are not sent about demonstration data', async () => {
    const missionId = await known()
    await take('cancellationDue', missionId, 2, { ...told(missionId, 'confirmed'), alternatives: [] }, true)
    expect(await mails(missionId)).toEqual([])
  })
})
