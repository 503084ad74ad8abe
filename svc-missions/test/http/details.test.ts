import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { approveMission } from '../../src/use-cases/approve-mission.ts'
import { closeMission } from '../../src/use-cases/close-mission.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { editMission } from '../../src/use-cases/edit-mission.ts'
import { rejectMission } from '../../src/use-cases/reject-mission.ts'
import { revokeRejection } from '../../src/use-cases/revoke-rejection.ts'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { admin, farReferent, inDays, national, referent, startService, today, type Service } from '../service.ts'

let service: Service
let member: Principal
beforeAll(async () => {
  service = await startService()
  member = await service.member()
})
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const get = (missionId: string, who: Principal = member) => service.call('mission.get', { params: { missionId } }, who)
const register = (missionId: string, who: Principal = member) =>
  service.call('mission.register', { params: { missionId }, body: {} }, who)
const submit = () =>
  createMission(service.deps, { actor: referent, content: content(inDays(10), { endAt: inDays(11) }) })
const comment = 'Merci de préciser les dates.'
const title = 'Un autre titre'
const edited = async (missionId: string, actor: Principal) =>
  editMission(service.deps, { actor, missionId, edit: { updatedAt: await service.updatedAt(missionId), title } })

describe('GET /mission/:id', () => {
  it('is one statement for staff and for who has no part in it, and one more for who has', async () => {
    const missionId = await service.mission()
    const person = await service.member()
    const asked = async (reader?: Principal) => {
      service.statements.length = 0
      expect((await get(missionId, reader)).status).toBe(200)
      return service.statements.length
    }
    expect([await asked(), await asked(admin), await asked(person)]).toEqual([1, 1, 1])
    await register(missionId, person)
    expect(await asked(person)).toBe(2)
  })

  it('tells the staff alone whom another organisation has named to the league', async () => {
    const organisation = {
      name: 'Les marcheurs',
      type: 'association' as const,
      domains: ['prevention' as const],
      website: 'https://marcheurs.example.org',
      contactName: 'Maude Ostermann',
      contactEmail: 'ostermann@example.org',
      contactPhone: '01 99 00 12 34',
    }
    const missionId = await service.mission({ origin: 'external_actor', organisation })
    await register(missionId)
    const office = { contactName: null, contactEmail: 'comite-69@example.org', contactPhone: null }
    expect((await get(missionId)).data.organisation).toEqual({ ...organisation, ...office })
    expect((await get(missionId, referent)).data.organisation).toEqual(organisation)
  })

  it('tells what the reader has promised for the same time, and nothing of what leaves room', async () => {
    const busy = await service.member()
    const at = { startAt: inDays(30), endAt: new Date(inDays(30).getTime() + 3 * 3_600_000) }
    const later = { startAt: at.endAt, endAt: inDays(31) }
    const held = await service.mission({ ...at, title: 'Tenue à ce moment', registrationMode: 'open' })
    const asked = await service.mission({ ...at, title: 'Demandée aussi', registrationMode: 'selection' })
    const longer = await service.mission({ title: 'Pendant des mois', startAt: inDays(5), endAt: inDays(90) })
    const next = await service.mission({ ...later, title: 'Juste après' })
    for (const missionId of [held, asked, longer, next]) expect((await register(missionId, busy)).status).toBe(200)
    const mission = await service.mission({ ...at, title: 'La même heure' })
    const { data } = await get(mission, busy)
    expect(data.overlaps?.map(({ title, confirmed }) => ({ title, confirmed }))).toEqual(
      expect.arrayContaining([
        { title: 'Tenue à ce moment', confirmed: true },
        { title: 'Demandée aussi', confirmed: false },
      ]),
    )
    expect(data.overlaps).toHaveLength(2)
    expect((await get(longer, busy)).data).not.toHaveProperty('overlaps')
    expect((await get(mission)).data).not.toHaveProperty('overlaps')
    const session = (days: number) => {
      const startAt = new Date(inDays(days).getTime() + 3_600_000).toISOString()
      return { id: randomUUID(), startAt, endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString() }
    }
    const sessions = [session(23), session(30), session(37)]
    const edit = { updatedAt: await service.updatedAt(longer), sessions }
    await service.call('mission.updateWorkspace', { params: { missionId: longer }, body: edit }, referent)
    const { startAt, endAt } = sessions[1] ?? {}
    expect((await get(mission, busy)).data.overlaps).toContainEqual({
      missionId: longer,
      title: 'Pendant des mois',
      startAt,
      endAt,
      confirmed: true,
    })
  })

  it('gives the meeting’s address to those who take part and those who run it alone', async () => {
    const missionId = await service.mission({ mode: 'remote', meetingUrl: 'https://visio.example.org/x' })
    expect((await get(missionId)).data).not.toHaveProperty('meetingUrl')
    await register(missionId)
    expect((await get(missionId)).data.meetingUrl).toBe('https://visio.example.org/x')
    expect((await get(missionId, referent)).data.meetingUrl).toBe('https://visio.example.org/x')
    expect((await get(missionId, farReferent)).data).not.toHaveProperty('meetingUrl')
  })

  it('gives its date as a calendar file, with the meeting’s address for those alone who see it', async () => {
    const meetingUrl = 'https://visio.example.org/x'
    const missionId = await service.mission({
      title: 'Réunion ; préparer',
      mode: 'remote',
      city: null,
      postalCode: null,
      meetingUrl,
    })
    const url = `/mission/${missionId}?format=ics`
    const unfolded = ({ body }: { body: string }) => body.replaceAll('\r\n ', '')
    const before = await service.file(url, member)
    expect(before.headers['content-type']).toContain('text/calendar')
    expect(unfolded(before)).toContain('SUMMARY:Réunion \\; préparer')
    expect(unfolded(before)).toContain(`URL:https://ensemble.example.org/missions/${missionId}`)
    expect(unfolded(before)).toContain('LOCATION:À distance')
    expect(unfolded(before)).not.toContain(meetingUrl)
    await register(missionId)
    expect(unfolded(await service.file(url, member))).toContain(`LOCATION:${meetingUrl}`)
    expect((await service.file('/mission/0190a000-0000-7000-8000-000000000000?format=ics', member)).statusCode).toBe(
      404,
    )
    expect((await service.file(`/mission/${missionId}?format=pdf`, member)).statusCode).toBe(422)
  })

  it('gives counters to those who run it, and says what each may do', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const seen = await get(missionId)
    expect(seen.data).toMatchObject({ allowedActions: ['register'], placesLeft: 10, myParticipation: null })
    expect(seen.data).not.toHaveProperty('counters')
    await register(missionId)
    expect((await get(missionId)).data).toMatchObject({
      allowedActions: ['unregister'],
      myParticipation: { awaitedFrom: 'staff', validationStatus: 'awaiting_validation' },
    })
    expect((await get(missionId, referent)).data).toMatchObject({
      counters: { awaitingStaffCount: 1 },
      allowedActions: [
        'see_workspace',
        'see_participants',
        'decide_participants',
        'add_participants',
        'edit',
        'edit_workspace',
        'close',
        'cancel',
        'reschedule',
        'delete',
      ],
    })
  })

  it('is not found before approval, but by those who approve or run it', async () => {
    const missionId = await submit()
    expect(await get(missionId)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await get(missionId, farReferent)).status).toBe(404)
    expect((await get(missionId, national)).data.allowedActions).toContain('approve')
    expect(await register(missionId)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await register(missionId, national)).toMatchObject({ status: 409, code: 'MISSION_NOT_APPROVED' })
  })
})

describe('where a mission stands', () => {
  it.each([
    ['upcoming', 0, true],
    ['registration_closed', 8, false],
    ['in_progress', 10.5, false],
    ['registration_closed', 12, false],
  ])('is %s after %d days', async (displayStatus, days, registrationOpen) => {
    const missionId = await service.mission({ registrationDeadline: inDays(7) })
    service.time.now = inDays(days)
    expect((await get(missionId)).data).toMatchObject({ displayStatus, registrationOpen })
  })

  it('is full without a place, and still open while there is a waiting line', async () => {
    const withLine = await service.mission({ capacity: 1 })
    const without = await service.mission({ capacity: 1, waitlistEnabled: false })
    for (const missionId of [withLine, without]) await register(missionId, await service.member())
    expect((await get(withLine)).data).toMatchObject({
      displayStatus: 'full',
      registrationOpen: true,
      allowedActions: ['join_waitlist'],
    })
    expect((await get(without)).data).toMatchObject({ registrationOpen: false, allowedActions: [] })
  })

  it('lets a survey in progress take registrations until its end', async () => {
    const missionId = await service.mission({ type: 'studies_and_surveys', startAt: inDays(-5), endAt: inDays(20) })
    expect((await get(missionId)).data).toMatchObject({ displayStatus: 'in_progress', registrationOpen: true })
  })

  it('goes from waiting to rejected, back, to approved and to closed', async () => {
    const missionId = await submit()
    const status = async () => (await get(missionId, referent)).data.displayStatus
    expect(await status()).toBe('waiting_for_approval')
    await rejectMission(service.deps, { actor: national, missionId, reasonCode: 'other', comment })
    expect(await status()).toBe('rejected')
    await expect(approveMission(service.deps, { actor: national, missionId })).rejects.toThrow('STATUS_CONFLICT')
    await revokeRejection(service.deps, { actor: national, missionId })
    expect(await status()).toBe('waiting_for_approval')
    await approveMission(service.deps, { actor: national, missionId })
    expect(await status()).toBe('upcoming')
    await closeMission(service.deps, { actor: referent, missionId, closingNote: 'Merci à toutes et à tous.' })
    expect(await status()).toBe('closed')
    await expect(approveMission(service.deps, { actor: admin, missionId })).rejects.toThrow('MISSION_CLOSED')
  })
})

describe('changing a mission', () => {
  it('is refused to those whom the matrix does not let', async () => {
    const missionId = await submit()
    await expect(approveMission(service.deps, { actor: referent, missionId })).rejects.toThrow('FORBIDDEN')
    await expect(createMission(service.deps, { actor: member, content: content(inDays(3)) })).rejects.toThrow(
      'FORBIDDEN',
    )
    await expect(createMission(service.deps, { actor: farReferent, content: content(inDays(3)) })).rejects.toThrow(
      'OUT_OF_SCOPE',
    )
    const own = await createMission(service.deps, { actor: national, content: content(inDays(3)) })
    await expect(approveMission(service.deps, { actor: national, missionId: own })).rejects.toThrow('SELF_APPROVAL')
    await expect(edited(missionId, farReferent)).rejects.toThrow('OUT_OF_SCOPE')
  })

  it('by a referent sends an approved one back to approval; who takes part still sees it', async () => {
    const missionId = await service.mission()
    await register(missionId)
    await edited(missionId, referent)
    expect((await get(missionId)).data).toMatchObject({ title, displayStatus: 'waiting_for_approval' })
    expect(await register(missionId, await service.member())).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that rejects an approved one needs an admin and nobody confirmed, and ends open requests', async () => {
    const open = await service.mission({ registrationMode: 'selection' })
    const rejection = { missionId: open, reasonCode: 'duplicate', comment } as const
    await register(open)
    await expect(rejectMission(service.deps, { ...rejection, actor: national })).rejects.toThrow('FORBIDDEN')
    await rejectMission(service.deps, { ...rejection, actor: admin })
    expect((await get(open)).data).toMatchObject({ myParticipation: { validationStatus: 'rejected' } })
    const confirmed = await service.mission()
    await register(confirmed, await service.member())
    const late = rejectMission(service.deps, { ...rejection, missionId: confirmed, actor: admin })
    await expect(late).rejects.toThrow('HAS_PARTICIPANTS')
  })

  it('that closes it tells who still waited', async () => {
    const missionId = await service.mission({ registrationMode: 'selection' })
    const waiting = await service.member()
    await register(missionId, waiting)
    await closeMission(service.deps, { actor: null, missionId, closingNote: null })
    const { rows } = await service.db.query({
      text: `select payload #>> '{data,reasonCode}' as reason, aggregate_version as version from outbox
        where aggregate_id = $1 and type = 'missions.participant.refused'`,
      values: [missionId],
    })
    expect(rows).toEqual([{ reason: 'mission_closed', version: 4 }])
  })
})

describe('the history of a mission', () => {
  it('tells those who run it, and those who look after its department, who did what and when', async () => {
    const missionId = await submit()
    await rejectMission(service.deps, { missionId, actor: national, reasonCode: 'content_insufficient', comment })
    await revokeRejection(service.deps, { missionId, actor: admin })
    await approveMission(service.deps, { missionId, actor: admin })
    await edited(missionId, referent)
    const { data } = await get(missionId, referent)
    expect(data.history?.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['create', referent.id],
      ['reject', national.id],
      ['revoke_rejection', admin.id],
      ['approve', admin.id],
      ['edit_content', referent.id],
    ])
    expect(data.history?.[1]).toMatchObject({
      at: today.toISOString(),
      actorName: 'Inès Karoui',
      detail: { reasonCode: 'content_insufficient', comment },
    })
    expect(data.history?.[4]?.detail).toEqual({ fields: 'title' })
    expect((await get(missionId, admin)).data.history).toHaveLength(5)
    await approveMission(service.deps, { missionId, actor: admin })
    for (const other of [member, national, farReferent]) {
      const seen = await get(missionId, other)
      expect(seen.status).toBe(200)
      expect(seen.data).not.toHaveProperty('history')
    }
  })

  it('says of whom it knows no name any more', async () => {
    const gone = await service.member({ role: 'referent', status: 'deleted', deleted: true })
    const missionId = await createMission(service.deps, { actor: gone, content: content(inDays(10)) })
    await approveMission(service.deps, { missionId, actor: admin })
    const { data } = await get(missionId, admin)
    expect(data.history?.map(({ actorDeleted }) => actorDeleted)).toEqual([true, false])
  })
})
