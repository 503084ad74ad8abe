import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { referent, startService, type Service } from '../service.ts'

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
})
