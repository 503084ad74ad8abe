import { randomUUID } from 'node:crypto'
import type { WorkspaceEdit, WorkspaceSession } from '@ensemble/contracts/missions/workspace'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { sendSurvey } from '../../src/use-cases/send-survey.ts'
import { inDays, referent, startService, type Service, today } from '../service.ts'

describe('what other teams are told', () => {
  let service: Service
  beforeAll(async () => void (service = await startService()))
  afterAll(() => service.stop())

  async function told(missionId: string, type: string) {
    const { rows } = await service.db.query<{ data: object }>({
      text: `select payload -> 'data' as data from outbox where aggregate_id = $1 and type = $2 order by id`,
      values: [missionId, type],
    })
    return rows.map(({ data }) => data)
  }

  it('says of a mission what members’ wishes are compared with, and nothing of the profile it seeks', async () => {
    const missionId = await service.mission({
      type: 'media_speaking',
      domains: ['advocacy', 'research'],
      mode: 'remote',
      skills: ['writing'],
      requiredVolunteerKinds: ['patient_resource'],
      targetCancerTypes: ['breast'],
    })
    const [fact] = await told(missionId, 'missions.mission.approved')
    expect(fact).toMatchObject({
      nature: {
        type: 'media_speaking',
        domains: ['advocacy', 'research'],
        mode: 'remote',
        skills: ['writing'],
        requiredVolunteerKinds: ['patient_resource'],
      },
    })
    expect(JSON.stringify(fact)).not.toContain('breast')
  })

  it('says what people need to know to come, as it is after the change that it tells of', async () => {
    const place = { street: '12 place de la Croix-Rousse', postalCode: '69004', city: 'Lyon' }
    const missionId = await service.mission({
      ...place,
      mode: 'mixed',
      capacity: 10,
      meetingUrl: 'https://meet.example/a',
    })
    const [approved] = await told(missionId, 'missions.mission.approved')
    expect(approved).toMatchObject({
      practical: { ...place, meetingUrl: 'https://meet.example/a', contactName: expect.any(String) },
      registration: { closesAt: expect.any(String), capacity: 10 },
    })
    const member = await service.member()
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [member.id] })
    await service.call('mission.acceptInvitation', { params: { missionId }, body: {} }, member)
    const { data } = await service.call('mission.get', { params: { missionId } }, referent)
    const body = { updatedAt: data.updatedAt, street: '3 quai Gailleton', capacity: 4 }
    await service.call('mission.edit', { params: { missionId }, body }, referent)
    expect(await told(missionId, 'missions.notice.due')).toMatchObject([
      { kind: 'changed', former: { ...place, mode: 'mixed' }, mission: { practical: { street: '3 quai Gailleton' } } },
    ])
    const later = [
      ...(await told(missionId, 'missions.mission.submitted')),
      ...(await told(missionId, 'missions.mission.changed')),
    ]
    expect(later).toMatchObject([{ practical: { street: '3 quai Gailleton' }, registration: { capacity: 4 } }])
  })

  it('tells of the sessions of a mission that comes back, and who takes part when one of them changes', async () => {
    const missionId = await service.mission({ registrationMode: 'open', endAt: inDays(60) })
    const member = await service.member()
    await service.call('mission.register', { params: { missionId }, body: {} }, member)
    const [first, second] = [12, 19].map((days) => ({
      id: randomUUID(),
      startAt: inDays(days).toISOString(),
      endAt: new Date(inDays(days).getTime() + 7_200_000).toISOString(),
    })) as [WorkspaceSession, WorkspaceSession]
    const put = async (edit: Omit<WorkspaceEdit, 'updatedAt'>) => {
      const body = { ...edit, updatedAt: await service.updatedAt(missionId) }
      await service.call('mission.updateWorkspace', { params: { missionId }, body }, referent)
    }
    await put({ sessions: [first, second] })
    expect(await told(missionId, 'missions.mission.changed')).toMatchObject([
      { practical: { sessions: [first, second] } },
    ])
    await put({ intro: '<p>Bienvenue.</p>' })
    await put({ sessions: [second] })
    expect(await told(missionId, 'missions.notice.due')).toMatchObject([
      {
        kind: 'changed',
        userIds: [member.id],
        endedSessions: [],
        mission: { practical: { sessions: [first, second] } },
      },
      { kind: 'changed', userIds: [member.id], endedSessions: [first], mission: { practical: { sessions: [second] } } },
    ])
  })

  it('gives the words of a team to whom they were written, and keeps those of a member from mails', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', motivationRequired: false })
    const [refused, leaves] = [await service.member(), await service.member()]
    for (const who of [refused, leaves]) {
      await service.call('mission.register', { params: { missionId }, body: {} }, who)
    }
    const refusal = { userIds: [refused.id], reasonCode: 'other' as const, comment: 'Revenez au printemps.' }
    await service.call('mission.rejectUser', { params: { missionId }, body: refusal }, referent)
    const withdrawal = { reasonCode: 'health_reasons' as const, comment: 'Une opération.' }
    await service.call('mission.unregister', { params: { missionId }, body: withdrawal }, leaves)
    expect(await told(missionId, 'missions.participant.refused')).toMatchObject([{ message: 'Revenez au printemps.' }])
    const left = await told(missionId, 'missions.participant.withdrawn')
    expect(left).toMatchObject([{ was: 'requested', reasonCode: 'other' }])
    expect(JSON.stringify(left)).not.toContain('opération')
  })

  it('says of a no to an invitation for health that there was a reason, and not which', async () => {
    const missionId = await service.mission()
    const [asked, busy] = [await service.member(), await service.member()]
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [asked.id, busy.id] })
    const refuse = (who: typeof asked, reasonCode: 'health_reasons' | 'not_available') =>
      service.call('mission.rejectInvitation', { params: { missionId }, body: { reasonCode } }, who)
    await refuse(asked, 'health_reasons')
    await refuse(busy, 'not_available')
    expect(await told(missionId, 'missions.participant.refused')).toMatchObject([
      { userId: asked.id, reasonCode: 'other' },
      { userId: busy.id, reasonCode: 'not_available' },
    ])
  })

  it('says of whoever left or was refused that they share nothing any more', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', motivationRequired: false })
    const [refused, leaves] = [await service.member(), await service.member()]
    for (const who of [refused, leaves]) {
      const body = { sharedHealthFields: ['cancerTypes' as const] }
      await service.call('mission.register', { params: { missionId }, body }, who)
    }
    const refusal = { userIds: [refused.id], reasonCode: 'other' as const, comment: 'Revenez au printemps.' }
    await service.call('mission.rejectUser', { params: { missionId }, body: refusal }, referent)
    await service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'health_reasons' } }, leaves)
    const shared = { sharedHealthFields: ['cancerTypes'] }
    expect(await told(missionId, 'missions.participant.registered')).toMatchObject([shared, shared])
    for (const type of ['missions.participant.refused', 'missions.participant.withdrawn']) {
      expect(await told(missionId, type)).toMatchObject([{ sharedHealthFields: [] }])
    }
  })

  it('says of whoever takes a freed place, and unticks all, that they share nothing any more', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const [leaves, inLine, params] = [await service.member(), await service.member(), { missionId }]
    const shared = { sharedHealthFields: ['cancerTypes' as const] }
    for (const who of [leaves, inLine]) await service.call('mission.register', { params, body: shared }, who)
    await service.call('mission.unregister', { params, body: { reasonCode: 'not_available' } }, leaves)
    const body = { sharedHealthFields: [] }
    const { data, message } = await service.call('mission.acceptInvitation', { params, body }, inLine)
    expect(data, message).toMatchObject({ validationStatus: 'validated', ...body })
    expect(await told(missionId, 'missions.participant.accepted')).toMatchObject([{ userId: inLine.id, ...body }])
  })

  it('says since when somebody shares, however much later a team lets them in', async () => {
    const missionId = await service.mission({ registrationMode: 'selection', motivationRequired: false })
    const [waits, asked] = [await service.member(), await service.member()]
    const body = { sharedHealthFields: ['cancerTypes' as const] }
    const params = { missionId }
    const registeredAt = service.time.now.toISOString()
    await service.call('mission.register', { params, body }, waits)
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [asked.id] })
    service.time.now = inDays(1)
    await service.call('mission.acceptUser', { params, body: { userIds: [waits.id] } }, referent)
    await service.call('mission.acceptInvitation', { params, body }, asked)
    expect(await told(missionId, 'missions.participant.accepted')).toMatchObject([
      { userId: waits.id, sharedAt: registeredAt },
      { userId: asked.id, sharedAt: inDays(1).toISOString() },
    ])
  })

  it('tells a person whom a team asks from one in line for whom a place became free', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'open', waitlistEnabled: true })
    const [asked, inLine] = [await service.member(), await service.member()]
    const register = (who: typeof asked) => service.call('mission.register', { params: { missionId }, body: {} }, who)
    await inviteMembers(service.deps, { actor: referent, missionId, userIds: [asked.id] })
    await register(inLine)
    await service.call('mission.rejectInvitation', { params: { missionId }, body: {} }, asked)
    expect(await told(missionId, 'missions.participant.invited')).toMatchObject([
      { userId: asked.id, solicited: true },
      { userId: inLine.id, solicited: false },
    ])
  })

  it('says that a survey was answered, and neither by whom nor what', async () => {
    const missionId = await service.mission({ registrationMode: 'open' })
    const member = await service.member()
    const params = { missionId }
    await service.call('mission.register', { params, body: {} }, member)
    const survey = { kind: 'built_in' as const, subject: 'Votre avis' }
    service.time.now = inDays(12)
    expect(await sendSurvey(service.deps, { actor: referent, missionId, survey })).toMatchObject({ recipients: 1 })
    const body = { grade: 5, usefulness: 4, comment: 'Merci', publishable: true }
    await service.call('mission.answerSurvey', { params, body }, member)
    // Whoever answers twice is told so, and nobody else is.
    await service.call('mission.answerSurvey', { params, body }, member)
    expect(await told(missionId, 'missions.survey.answered')).toEqual([{ missionId }])
    // Once for words that may not be quoted any more, however often that is said.
    await service.call('mission.withdrawQuote', { params }, member)
    await service.call('mission.withdrawQuote', { params }, member)
    expect(await told(missionId, 'missions.survey.answered')).toEqual([{ missionId }, { missionId }])
    service.time.now = today
  })

  it('says that it was noted who was there, and of nobody', async () => {
    const missionId = await service.mission({ registrationMode: 'open' })
    const member = await service.member()
    await service.call('mission.register', { params: { missionId }, body: {} }, member)
    service.time.now = inDays(12)
    const noteOf = (userId: string) => {
      const body = { items: [{ userId, attendance: 'present' as const }] }
      return service.call('mission.attendance', { params: { missionId }, body }, referent)
    }
    await noteOf(randomUUID())
    expect(await told(missionId, 'missions.participant.attendance_noted')).toEqual([])
    expect(await noteOf(member.id)).toMatchObject({ status: 200 })
    expect(await told(missionId, 'missions.participant.attendance_noted')).toEqual([{ missionId }])
    service.time.now = today
  })
})
