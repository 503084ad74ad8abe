import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteBlind } from '../../src/use-cases/invite-blind.ts'
import { inviteMembers } from '../../src/use-cases/invite-members.ts'
import { expireInvitations } from '../../src/use-cases/expire-invitations.ts'
import { admin, inDays, referent, startService, today, type Service } from '../service.ts'

describe('invitations that were drawn blind', () => {
  let service: Service
  beforeAll(async () => void (service = await startService()))
  afterAll(() => service.stop())

  type Who = Awaited<ReturnType<Service['member']>>
  const draw = (missionId: string, people: Who[]) =>
    inTransaction(service.db, (tx) => inviteBlind(tx, service.deps, { missionId, userIds: people.map(({ id }) => id) }))
  const accept = (missionId: string, who: Who) =>
    service.call('mission.acceptInvitation', { params: { missionId }, body: {} }, who)
  const reject = (missionId: string, who: Who) =>
    service.call('mission.rejectInvitation', { params: { missionId }, body: {} }, who)

  /** All that the team of a mission can see of who takes part. */
  async function seen(missionId: string) {
    const list = await service.call(
      'mission.participants',
      { params: { missionId }, query: { facets: 'awaitedFrom' } },
      referent,
    )
    const mission = await service.call('mission.get', { params: { missionId } }, referent)
    const { items, total, facets } = list.data
    return { ids: items.map(({ userId }) => userId), total, facets, counters: mission.data.counters }
  }

  async function facts(missionId: string) {
    const { rows } = await service.db.query<{ type: string; blind: boolean | null }>({
      text: `select type, (payload #>> '{data,blind}')::boolean as blind from outbox
             where aggregate_id = $1 and type like 'missions.participant.%' order by id`,
      values: [missionId],
    })
    return rows.map(({ type, blind }) => `${type.replace('missions.participant.', '')}${blind ? ' blind' : ''}`)
  }

  it('reach the member, and show to the team neither as a row nor as a number until accepted', async () => {
    const missionId = await service.mission({ capacity: 3 })
    const [yes, no] = [await service.member(), await service.member()]
    const before = await seen(missionId)
    await draw(missionId, [yes, no])
    expect(await seen(missionId)).toEqual(before)
    const { data } = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, yes)
    expect(data.items).toMatchObject([{ bucket: 'invitations', participant: { missionId, awaitedFrom: 'member' } }])
    expect((await reject(missionId, no)).status).toBe(200)
    expect(await seen(missionId)).toEqual(before)
    expect((await accept(missionId, yes)).data).toMatchObject({ validationStatus: 'validated', origin: 'invitation' })
    expect(await seen(missionId)).toMatchObject({ ids: [yes.id], counters: { validatedCount: 1, placesLeft: 2 } })
    expect(await facts(missionId)).toEqual(['invited blind', 'invited blind', 'refused blind', 'accepted'])
  })

  it('hold no place: others may come first, and who accepts too late is told so', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'open', waitlistEnabled: false })
    const [drawn, quick] = [await service.member(), await service.member()]
    await draw(missionId, [drawn])
    expect((await service.call('mission.register', { params: { missionId }, body: {} }, quick)).status).toBe(200)
    expect(await accept(missionId, drawn)).toMatchObject({ status: 409, code: 'MISSION_FULL' })
    expect((await reject(missionId, drawn)).status).toBe(200)
  })

  it('ask everybody who was drawn while a place is free: who is left out would know of the others', async () => {
    const missionId = await service.mission({ capacity: 1 })
    const people = [await service.member(), await service.member(), await service.member()] as const
    await draw(missionId, [...people])
    expect(await facts(missionId)).toEqual(['invited blind', 'invited blind', 'invited blind'])
    expect((await accept(missionId, people[0])).status).toBe(200)
    await draw(missionId, [await service.member()])
    expect(await facts(missionId)).toHaveLength(4)
  })

  it('free no place when they end', async () => {
    const missionId = await service.mission({ capacity: 1, registrationMode: 'open', waitlistEnabled: true })
    const people = [await service.member(), await service.member(), await service.member()] as const
    const [drawn, late, first] = people
    await draw(missionId, [drawn])
    await reject(missionId, drawn)
    await draw(missionId, [late])
    const register = (who: Who) => service.call('mission.register', { params: { missionId }, body: {} }, who)
    await register(first)
    await register(await service.member())
    service.time.now = inDays(15)
    await expireInvitations(service.deps)
    service.time.now = today
    expect(await seen(missionId)).toMatchObject({ counters: { validatedCount: 1, invitedCount: 0, waitlistCount: 1 } })
    expect(await facts(missionId)).toContain('expired blind')
  })

  it('give nothing away to who tries an identifier', async () => {
    const missionId = await service.mission()
    const [drawn, declined, stranger] = [await service.member(), await service.member(), await service.member()]
    await draw(missionId, [drawn, declined])
    await reject(missionId, declined)
    const userIds = [drawn.id, declined.id, stranger.id]
    const decide = await service.call('mission.acceptUser', { params: { missionId }, body: { userIds } }, admin)
    expect(new Set(decide.data.failed.map(({ code }) => code))).toEqual(new Set(['NOT_REGISTERED']))
    expect(await inviteMembers(service.deps, { actor: referent, missionId, userIds })).toEqual({
      invited: userIds,
      skipped: [],
    })
    expect(await seen(missionId)).toMatchObject({ counters: { invitedCount: 3 } })
    expect((await accept(missionId, drawn)).status).toBe(200)
  })

  it('leave out in silence who cannot be asked, and missions that are over', async () => {
    const missionId = await service.mission()
    const paused = await service.member({ paused: true })
    const there = await service.member()
    await service.call('mission.register', { params: { missionId }, body: {} }, there)
    const before = await facts(missionId)
    await draw(missionId, [paused, there])
    await draw('00000000-0000-4000-8000-000000000000', [there])
    const closing = { params: { missionId }, body: { closingNote: 'Merci à toutes et à tous pour votre aide.' } }
    expect((await service.call('mission.close', closing, admin)).status).toBe(200)
    const open = await service.member()
    await draw(missionId, [open])
    expect((await facts(missionId)).filter((fact) => fact.includes('blind'))).toEqual([])
    expect(before).toEqual(['registered'])
  })
})
