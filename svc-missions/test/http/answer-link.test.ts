import { randomUUID } from 'node:crypto'
import { type AnswerFacts, answerToken } from '@ensemble/contracts/missions/answer-link'
import type { Principal } from '@ensemble/service-kit/auth/principal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const dates = { startAt: inDays(10).toISOString(), endAt: inDays(11).toISOString() }

/** A link as svc-users signs it; `claims` and `header` forge one. */
function linkOf(who: Principal, facts: Pick<AnswerFacts, 'missionId' | 'ask'>, claims = {}, header = {}): string {
  // The keys and their tokens go by the clock of the machine.
  const iat = Math.floor(Date.now() / 1000)
  const about = { title: 'Tenir le stand', ...dates, ...facts }
  const told = { ...about, aud: answerToken.audience, iat, exp: iat + 14 * 86_400, ...claims }
  return service.identity.tokenFor(who, told, { typ: answerToken.type, ...header })
}

const look = (token: string) => service.call('mission.lookAtLink', { body: { token } })
const answer = (token: string, said: 'yes' | 'no') =>
  service.call('mission.answerLink', { body: { token, answer: said } })

async function invited(questions: string[] = []) {
  const missionId = await service.mission({ questions })
  const who = await service.member()
  const body = { userIds: [who.id] }
  await service.call('mission.addParticipants', { params: { missionId }, body }, referent)
  return { missionId, who, token: linkOf(who, { missionId, ask: 'invitation' }) }
}

async function confirmed() {
  const missionId = await service.mission({ registrationMode: 'open' })
  const who = await service.member()
  await service.call('mission.register', { params: { missionId }, body: {} }, who)
  return { missionId, who }
}

const standing = async (missionId: string, who: Principal) =>
  (await service.call('mission.get', { params: { missionId } }, who)).data.myParticipation

async function moved(missionId: string) {
  const to = { startAt: inDays(20).toISOString(), endAt: inDays(21).toISOString() }
  const body = { ...to, reason: 'La salle n’est plus libre.', updatedAt: await service.updatedAt(missionId) }
  await service.call('mission.reschedule', { params: { missionId }, body }, referent)
  return to
}

describe('the link of a mail about a mission', () => {
  it('shows what it says itself and no more, and changes nothing when it is looked at', async () => {
    const { missionId, who, token } = await invited()
    const { data, status } = await look(token)
    expect(status).toBe(200)
    expect(data).toEqual({ missionId, ask: 'invitation', title: 'Tenir le stand', ...dates, state: 'open' })
    expect(await standing(missionId, who)).toMatchObject({ validationStatus: 'awaiting_validation' })
  })

  it('accepts an invitation once, without a sign-in, and says afterwards that it was used', async () => {
    const { missionId, who, token } = await invited()
    expect((await answer(token, 'yes')).data.state).toBe('coming')
    expect(await standing(missionId, who)).toMatchObject({ validationStatus: 'validated' })
    expect((await answer(token, 'no')).data.state).toBe('coming')
    expect(await standing(missionId, who)).toMatchObject({ validationStatus: 'validated' })
  })

  it('declines an invitation, also where a yes would have to answer questions', async () => {
    const { token } = await invited(['Avez-vous déjà tenu un stand ?'])
    expect((await look(token)).data.state).toBe('asks_more')
    expect((await answer(token, 'yes')).data.state).toBe('asks_more')
    expect((await answer(token, 'no')).data.state).toBe('not_coming')
  })

  it('tells nothing of what else somebody holds, were it at the same time', async () => {
    const { missionId, who, token } = await invited()
    const other = { title: 'Groupe de parole', startAt: inDays(10), endAt: new Date(inDays(10).getTime() + 7_200_000) }
    const held = await service.mission({ ...other, registrationMode: 'open' })
    await service.call('mission.register', { params: { missionId: held }, body: {} }, who)
    const { data } = await look(token)
    expect(data).toEqual({ missionId, ask: 'invitation', title: 'Tenir le stand', ...dates, state: 'open' })
  })

  it('accepts no date that is not the one of its mail', async () => {
    const { missionId, token } = await invited()
    await moved(missionId)
    expect((await answer(token, 'yes')).data.state).toBe('changed')
  })

  it('gives a place back, and knows no yes to that', async () => {
    const { missionId, who } = await confirmed()
    const token = linkOf(who, { missionId, ask: 'withdrawal' })
    expect((await answer(token, 'yes')).fields).toEqual({ answer: ['NOT_IN_LIST'] })
    expect((await answer(token, 'no')).data.state).toBe('not_coming')
    expect((await look(token)).data.state).toBe('not_coming')
  })

  it.each(['yes', 'no'] as const)('answers a new date with %s', async (said) => {
    const { missionId, who } = await confirmed()
    const token = linkOf(who, { missionId, ask: 'new_date' }, await moved(missionId))
    expect((await look(token)).data.state).toBe('open')
    expect((await answer(token, said)).data.state).toBe(said === 'yes' ? 'coming' : 'not_coming')
  })

  it('awaits nothing of a mission that is cancelled', async () => {
    const { missionId, token } = await invited()
    const body = { reason: 'La salle n’est plus libre.' }
    await service.call('mission.cancel', { params: { missionId }, body }, referent)
    expect((await answer(token, 'yes')).data.state).toBe('over')
  })

  it('ends: a link that is too old says so, and signs nobody out', async () => {
    const { missionId, who } = await confirmed()
    const exp = Math.floor(Date.now() / 1000) - 60
    expect(await look(linkOf(who, { missionId, ask: 'withdrawal' }, { exp }))).toMatchObject({
      status: 410,
      code: 'LINK_EXPIRED',
    })
  })

  it('serves this purpose alone', async () => {
    const { missionId, who, token } = await invited()
    const facts = { missionId, ask: 'invitation' } as const
    const forged = [
      service.identity.tokenFor(who),
      linkOf(who, facts, {}, { typ: 'at+jwt' }),
      linkOf(who, facts, { aud: 'ensemble' }),
      linkOf(who, facts, { iss: 'https://elsewhere.example' }),
      `${token.slice(0, -4)}AAAA`,
    ]
    for (const one of forged) expect(await answer(one, 'yes')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const shown = await service.app.inject({
      url: `/mission/${missionId}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(shown.statusCode).toBe(401)
  })

  it.each([{ status: 'suspended' as const }, { deleted: true }])(
    'does nothing for an account that is %o',
    async (ended) => {
      const { missionId } = await confirmed()
      const who = await service.member(ended)
      expect((await look(linkOf(who, { missionId, ask: 'withdrawal' }))).code).toBe('NOT_FOUND')
      expect((await look(linkOf({ ...who, id: randomUUID() }, { missionId, ask: 'withdrawal' }))).code).toBe(
        'NOT_FOUND',
      )
    },
  )
})
