import { randomUUID } from 'node:crypto'
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
    expect(await sendSurvey(service.deps, { actor: referent, missionId, survey })).toMatchObject({ recipients: 1 })
    const body = { grade: 5, usefulness: 4, comment: 'Merci', publishable: false }
    await service.call('mission.answerSurvey', { params, body }, member)
    // Whoever answers twice is told so, and nobody else is.
    await service.call('mission.answerSurvey', { params, body }, member)
    expect(await told(missionId, 'missions.survey.answered')).toEqual([{ missionId }])
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
