import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { consumersOf } from '../../src/events/subscriptions.ts'
import { sendDigests } from '../../src/use-cases/send-digests.ts'
import { sendSearchMails } from '../../src/use-cases/send-search-mails.ts'
import { sendSummaries } from '../../src/use-cases/send-summaries.ts'
import { type MissionsTeam, startMissionsTeam } from '../missions-team.ts'
import { publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

/** Words that no mail may hold: what people are treated for is theirs to tell. */
const health = /cancer|chimio|chemo|tumeur|tumour|traitement|treatment|maladie|illness|patient/i

describe('mails about missions', () => {
  let users: UsersUnderTest
  let bus: TestBus
  let missions: MissionsTeam
  let consumers: ReturnType<typeof startConsumers>
  let manager: User, admin: User, national: User, member: User, second: User
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
    manager = await users.add({ role: 'referent', firstName: 'Solange', language: 'fr' })
    admin = await users.add({ role: 'admin', language: 'en' })
    national = await users.add({ role: 'headquarter_referent', departmentCode: null, language: 'fr' })
    member = await users.add({ firstName: 'Inès', language: 'fr' })
    second = await users.add({ firstName: 'Rosalie', language: 'en' })
  })
  afterAll(async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()))
    await bus.close()
    await users.stop()
  })

  const state = (more = {}) => ({
    title: 'Tenir le stand',
    departmentCode: '69',
    managerIds: [manager.id],
    creatorId: manager.id,
    ...dates,
    ...more,
  })
  const dates = { startAt: '2026-12-12T13:00:00.000Z', endAt: '2026-12-12T16:00:00.000Z' }
  const stated = { title: 'Tenir le stand', ...dates }

  async function known(): Promise<string> {
    const missionId = randomUUID()
    await missions.publish({ definition: missionEvents.missionApproved, subject: missionId, version: 1, data: state() })
    return missionId
  }

  async function mails(missionId: string) {
    const { rows } = await users.db.query<{ kind: string; to: string; subject: string; text: string; html: string }>({
      text: `select kind, recipient_id as to, subject, text, html from outgoing_mail where html like $1
             order by kind, subject`,
      values: [`%${missionId}%`],
    })
    for (const { text, html } of rows) {
      expect(text).not.toMatch(health)
      expect(html.match(/border-radius:999px/g)).toHaveLength(1)
    }
    return rows
  }

  /** Every event comes three times; the mails are those of one. */
  async function expectMails(missionId: string, expected: { kind: string; to: string; subject: string }[]) {
    const told = async () => (await mails(missionId)).map(({ kind, to, subject }) => ({ kind, to, subject }))
    const sorted = [...expected].sort((one, other) => (one.kind + one.subject < other.kind + other.subject ? -1 : 1))
    await vi.waitFor(async () => expect(await told()).toEqual(sorted))
  }

  it('ask approvers, never the one who made it, each in their language (9)', async () => {
    const missionId = randomUUID()
    const data = state({ creatorId: national.id })
    await missions.publish({ definition: missionEvents.missionSubmitted, subject: missionId, version: 1, data }, 3)
    await expectMails(missionId, [
      { kind: 'mission_to_approve', to: admin.id, subject: 'Mission to approve: Tenir le stand' },
    ])
  })

  it('tell its creator of the answer (10, 11, 11b), and nobody where it was approved as it was made', async () => {
    const missionId = await known()
    const publish = (
      definition: (typeof missionEvents)['missionRejected' | 'missionApproved' | 'missionSubmitted'],
      version: number,
      more = {},
    ) => missions.publish({ definition, subject: missionId, version, data: state(more) }, 3)
    await publish(missionEvents.missionRejected, 2, { reasonCode: 'duplicate', comment: 'Voyez la mission de mars.' })
    await publish(missionEvents.missionSubmitted, 3, { cause: 'rejection_revoked' })
    await publish(missionEvents.missionApproved, 4)
    await expectMails(missionId, [
      { kind: 'mission_published', to: manager.id, subject: 'Votre mission est publiée\u00a0: Tenir le stand' },
      { kind: 'mission_to_revise', to: manager.id, subject: 'Votre mission doit être revue\u00a0: Tenir le stand' },
      {
        kind: 'rejection_revoked',
        to: manager.id,
        subject: 'Votre mission est de nouveau examinée\u00a0: Tenir le stand',
      },
    ])
    const revise = (await mails(missionId)).find(({ kind }) => kind === 'mission_to_revise')
    expect(revise?.text).toContain('Cette mission existe déjà.')
    expect(revise?.text).toContain('Voyez la mission de mars.')
  })

  it('tell those who run it now of the answer, where its creator does so no more', async () => {
    const suspended = await users.add({ role: 'referent' })
    await users.db.query({ text: `update users set status = 'suspended' where id = $1`, values: [suspended.id] })
    const { missionApproved } = missionEvents
    for (const made of [
      { creatorId: national.id },
      { creatorId: suspended.id, managerIds: [suspended.id, manager.id] },
    ]) {
      const missionId = await known()
      await missions.publish({ definition: missionApproved, subject: missionId, version: 2, data: state(made) })
      const subject = 'Votre mission est publiée\u00a0: Tenir le stand'
      await expectMails(missionId, [{ kind: 'mission_published', to: manager.id, subject }])
    }
  })

  it('invite, tell managers of the answer, and offer a place that became free (16, 17)', async () => {
    const missionId = await known()
    const participant = (who: User, more = {}) => ({
      missionId,
      userId: who.id,
      validationStatus: 'awaiting_validation' as const,
      waitlistPosition: null,
      sharedHealthFields: [],
      message: 'Votre sourire nous aiderait.',
      ...more,
    })
    const { participantInvited, participantRefused } = missionEvents
    const expiresAt = '2026-12-05T09:30:00.000Z'
    const publish = (definition: typeof participantInvited, version: number, data: ReturnType<typeof participant>) =>
      missions.publish({ definition, subject: missionId, version, data }, 3)
    await publish(participantInvited, 2, participant(member, { by: 'staff', solicited: true, expiresAt }))
    await publish(participantInvited, 3, participant(second, { by: 'system', solicited: false }))
    const declined = { ...participant(member), validationStatus: 'rejected' as const, reasonCode: 'other' as const }
    const refusal = {
      definition: participantRefused,
      subject: missionId,
      version: 4,
      data: { ...declined, by: 'member' as const },
    }
    await missions.publish(refusal, 3)
    await expectMails(missionId, [
      { kind: 'invitation', to: member.id, subject: 'On vous propose une mission\u00a0: Tenir le stand' },
      { kind: 'place_offered', to: second.id, subject: 'A place is free: Tenir le stand' },
      { kind: 'invitation_answered', to: manager.id, subject: 'Inès Karoui a répondu\u00a0: Tenir le stand' },
    ])
    const invitation = (await mails(missionId)).find(({ kind }) => kind === 'invitation')
    expect(invitation?.text).toContain('Votre sourire nous aiderait.')
    expect(invitation?.text).toContain('jusqu’au samedi 5 décembre 2026 à 10\u00a0h\u00a030.')
  })

  it('say nothing of how to come to what is over', async () => {
    const missionId = randomUUID()
    const over = { startAt: '2026-11-20T13:00:00.000Z', endAt: '2026-11-20T16:00:00.000Z' }
    const { missionApproved, noticeDue } = missionEvents
    await missions.publish({ definition: missionApproved, subject: missionId, version: 1, data: state(over) })
    const notice = { missionId, userIds: [member.id], mission: { title: 'Tenir le stand', ...over } }
    for (const kind of ['starting_soon', 'changed', 'thanks'] as const) {
      await missions.publish({ definition: noticeDue, subject: missionId, version: 2, data: { kind, ...notice } })
    }
    const subject = 'Merci, voici ce que votre aide a permis\u00a0: Tenir le stand'
    await expectMails(missionId, [{ kind: 'thanks', to: member.id, subject }])
  })

  it('tell what the clock asks to be told, and the survey (16b, 19 to 24)', async () => {
    const missionId = await known()
    const notice = (
      kind: (typeof missionEvents)['noticeDue']['data']['properties']['kind']['enum'][number],
      userIds: string[],
      more = {},
    ) =>
      missions.publish(
        {
          definition: missionEvents.noticeDue,
          subject: missionId,
          version: 2,
          data: { kind, missionId, userIds, mission: stated, ...more },
        },
        3,
      )
    await notice('invitation_reminder', [member.id], {
      message: 'Vous nous avez manqué.',
      expiresAt: '2026-12-10T17:00:00.000Z',
    })
    await notice('starting_soon', [member.id, second.id])
    const where = { mode: 'on_site', departmentCode: '69', street: null, postalCode: null, city: null }
    const former = { ...where, startAt: '2026-12-05T13:00:00.000Z', endAt: null }
    await notice('changed', [member.id], { changed: ['date', 'link'], former })
    await notice('unanswered_requests', [manager.id], { count: 3 })
    await notice('ended', [manager.id])
    await notice('thanks', [member.id], { note: 'Quarante personnes ont été accueillies.' })
    await notice('thanks', [second.id], { answered: true, elsewhere: true })
    const survey = {
      missionId,
      userIds: [second.id],
      kind: 'built_in' as const,
      subject: 'How was the stand?',
      message: null,
    }
    await missions.publish({ definition: missionEvents.surveySent, subject: missionId, version: 3, data: survey }, 3)
    await expectMails(missionId, [
      {
        kind: 'invitation_reminder',
        to: member.id,
        subject: 'Rappel, on vous propose une mission\u00a0: Tenir le stand',
      },
      { kind: 'starting_soon', to: member.id, subject: 'Votre mission approche\u00a0: Tenir le stand' },
      { kind: 'starting_soon', to: second.id, subject: 'Your mission is coming soon: Tenir le stand' },
      { kind: 'changed', to: member.id, subject: 'Changement important\u00a0: Tenir le stand' },
      { kind: 'unanswered_requests', to: manager.id, subject: '3 demandes sans réponse' },
      { kind: 'ended', to: manager.id, subject: 'Votre mission est terminée\u00a0: Tenir le stand' },
      { kind: 'thanks', to: member.id, subject: 'Merci, voici ce que votre aide a permis\u00a0: Tenir le stand' },
      { kind: 'answers_thanks', to: second.id, subject: 'Thank you for your answers: Tenir le stand' },
      { kind: 'survey', to: second.id, subject: 'How was the stand? (Tenir le stand)' },
    ])
    const texts = new Map((await mails(missionId)).map(({ kind, text }) => [kind, text]))
    expect(texts.get('invitation_reminder')).toMatch(
      /Vous nous avez manqué\.[^]*pouvez répondre jusqu’au .*10 décembre 2026/,
    )
    expect(texts.get('thanks')).toContain('Quarante personnes ont été accueillies.')
    expect(texts.get('answers_thanks')).toContain('Your answers are in another tool')
    expect(texts.get('changed')).toMatch(
      /La date a changé\. Avant[^]*5 décembre 2026[^]*Le lien de la réunion a changé\./,
    )
  })

  it('wait for the summary of the next morning, where staff chose one message a day (9, 14)', async () => {
    const daily = await users.add({ role: 'referent', language: 'fr' })
    await users.db.query({
      text: `update users set staff_frequency = 'daily' where id = any($1::uuid[])`,
      values: [[daily.id, national.id]],
    })
    const missionId = randomUUID()
    const data = state({ managerIds: [daily.id], creatorId: daily.id })
    await missions.publish({ definition: missionEvents.missionSubmitted, subject: missionId, version: 1, data }, 3)
    for (const userId of [member.id, second.id]) {
      const request = {
        missionId,
        userId,
        validationStatus: 'awaiting_validation' as const,
        waitlistPosition: null,
        sharedHealthFields: [],
      }
      await missions.publish(
        { definition: missionEvents.participantRegistered, subject: missionId, version: 2, data: request },
        3,
      )
    }
    const lines = async () =>
      (await users.db.query({ text: 'select 1 from summary_lines where mission_id = $1', values: [missionId] })).rows
    await vi.waitFor(async () => expect(await lines()).toHaveLength(3))
    await sendSummaries({ ...users.deps, clock: { now: () => new Date('2026-11-22T06:59:00Z') } })
    expect(await lines()).toHaveLength(3)
    const morning = { ...users.deps, clock: { now: () => new Date('2026-11-22T07:01:00Z') } }
    await Promise.all([sendSummaries(morning), sendSummaries(morning), sendSummaries(morning)])
    expect(await lines()).toEqual([])
    const summaries = (await mails(missionId)).filter(({ kind }) => kind === 'daily_summary')
    expect(summaries.map(({ to }) => to).sort()).toEqual([daily.id, national.id].sort())
    const text = summaries.find(({ to }) => to === daily.id)?.text ?? ''
    for (const { id, firstName, lastName } of [member, second]) {
      expect(text).toContain(`Nouvelle demande pour Tenir le stand – ${firstName} ${lastName}`)
      expect(text).toContain(`/missions/${missionId}?tab=participants&show=${id}`)
    }
  })

  it('bring new missions that suit a member, once a week or a month as they chose (12)', async () => {
    const nature = {
      type: 'event_participation' as const,
      domains: ['prevention' as const],
      mode: 'on_site' as const,
      skills: [],
      requiredVolunteerKinds: [],
    }
    const missionId = randomUUID()
    const data = state({ nature, title: 'Accueillir les coureurs', departmentCode: '33' })
    await missions.publish({ definition: missionEvents.missionApproved, subject: missionId, version: 1, data })
    const wishes = (types: string[]) =>
      JSON.stringify({
        interestDomains: [],
        preferredMissionTypes: types,
        preferredModes: [],
        skills: [],
        skillsOther: null,
        availability: { slots: [], frequency: null, note: null },
        pause: null,
        favouriteMissionIds: [],
        savedSearches: [],
      })
    const add = async (digest: string, types: string[]) => {
      const user = await users.add({ departmentCode: '44' })
      await users.db.query({
        text: 'update users set digest = $2, engagement = $3 where id = $1',
        values: [user.id, digest, wishes(types)],
      })
      return user
    }
    const weekly = await add('weekly', ['event_participation'])
    const monthly = await add('monthly', ['event_participation'])
    await add('none', ['event_participation'])
    await add('weekly', ['media_speaking'])
    await vi.waitFor(
      async () => {
        const { rows } = await users.db.query({
          text: 'select 1 from mission_titles where mission_id = $1 and opened_at is not null',
          values: [missionId],
        })
        expect(rows).toHaveLength(1)
      },
      { timeout: 15_000, interval: 50 },
    )
    const at = (instant: string) => ({ ...users.deps, clock: { now: () => new Date(instant) } })
    const sent = async () => (await mails(missionId)).filter(({ kind }) => kind === 'new_missions').map(({ to }) => to)
    await sendDigests(at('2026-11-22T12:00:00Z'))
    await sendDigests(at('2026-11-23T06:30:00Z'))
    expect(await sent()).toEqual([])
    const monday = at('2026-11-23T07:30:00Z')
    await Promise.all([sendDigests(monday), sendDigests(monday), sendDigests(monday)])
    expect(await sent()).toEqual([weekly.id])
    await sendDigests(at('2026-12-01T08:00:00Z'))
    expect((await sent()).sort()).toEqual([weekly.id, monthly.id].sort())
  })

  it('tell at once of what a kept search found, by day and in one mail, and in the digest of what was to wait', async () => {
    const [first, next, inDigest, past] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const person = await users.add({ departmentCode: '44' })
    await users.db.query({ text: `update users set digest = 'weekly' where id = $1`, values: [person.id] })
    const titles = { [first]: 'Marche du soir', [next]: 'Marche du matin', [inDigest]: 'Tricot', [past]: 'Trop tard' }
    for (const [missionId, title] of Object.entries(titles)) {
      const closes = { closesAt: missionId === past ? '2026-11-01T08:00:00.000Z' : null, capacity: null }
      const data = state({ title, registration: closes })
      await missions.publish({ definition: missionEvents.missionApproved, subject: missionId, version: 1, data })
      const tell = missionId === inDigest ? ('digest' as const) : ('at_once' as const)
      const match = { missionId, tell, userIds: [person.id] }
      await missions.publish(
        { definition: missionEvents.searchMatched, subject: missionId, version: 1, data: match },
        3,
      )
    }
    await vi.waitFor(
      async () => {
        const { rows } = await users.db.query({
          text: `select 1 from search_matches join mission_titles using (mission_id) where user_id = $1`,
          values: [person.id],
        })
        expect(rows).toHaveLength(4)
      },
      { timeout: 15_000, interval: 50 },
    )
    const at = (instant: string) => ({ ...users.deps, clock: { now: () => new Date(instant) } })
    const sent = async () => (await mails(first)).filter(({ kind }) => kind === 'kept_search')
    await sendSearchMails(at('2026-11-21T21:30:00Z'))
    expect(await sent()).toEqual([])
    const morning = at('2026-11-22T08:00:00Z')
    await Promise.all([sendSearchMails(morning), sendSearchMails(morning), sendSearchMails(morning)])
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: person.id, subject: 'De nouvelles missions que vous cherchez' })
    expect(mail?.text).toContain('Marche du matin')
    expect(mail?.text).not.toMatch(/Tricot|Trop tard/)
    expect(mail?.text).toContain(`${publicOrigin}/missions/browse?view=searches`)

    const later = randomUUID()
    const data = state({ title: 'Marche de midi' })
    await missions.publish({ definition: missionEvents.missionApproved, subject: later, version: 1, data })
    const match = { missionId: later, tell: 'at_once' as const, userIds: [person.id] }
    await missions.publish({ definition: missionEvents.searchMatched, subject: later, version: 1, data: match })
    await vi.waitFor(
      async () => {
        const waiting = `select 1 from search_matches join mission_titles using (mission_id) where mission_id = $1`
        expect((await users.db.query({ text: waiting, values: [later] })).rows).toHaveLength(1)
      },
      { timeout: 15_000, interval: 50 },
    )
    await sendSearchMails(at('2026-11-22T10:59:00Z'))
    expect(await mails(later)).toEqual([])
    await sendSearchMails(at('2026-11-22T11:01:00Z'))
    const [noon] = await mails(later)
    expect(noon?.subject).toMatch(/^Une mission que vous cherchez\s: Marche de midi$/)

    await sendDigests(at('2026-11-23T07:30:00Z'))
    const [digest] = (await mails(inDigest)).filter(({ to }) => to === person.id)
    expect(digest?.kind).toBe('new_missions')
    expect(digest?.text).toMatch(/Tricot\n {2}Répond à une de vos recherches · /)
  })
})
