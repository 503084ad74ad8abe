import { randomUUID } from 'node:crypto'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as missionSeats from '../src/data/mission-seats.ts'
import { startService, type Service } from './service.ts'

let first: Service
let second: Awaited<ReturnType<Service['another']>>
beforeAll(async () => {
  first = await startService()
  second = await first.another()
})
afterAll(async () => {
  await second.close()
  await first.stop()
})

const newKey = () => ({ 'idempotency-key': randomUUID() })

function register({ call }: Pick<typeof second, 'call'>, missionId: string, who: Principal, key = newKey()) {
  return call('mission.register', { params: { missionId }, body: {} }, who, 'fr', key)
}

/** Who was told of as registered, and the places that are taken. */
async function stored(missionId: string) {
  const { rows } = await first.db.query<{ validated: number; registered: string[] }>({
    text: `select validated, array(select payload #>> '{data,userId}' from outbox
             where aggregate_id = $1 and type = 'missions.participant.registered') as registered
           from mission_seats where mission_id = $1`,
    values: [missionId],
  })
  return rows[0]
}

test('a registration that is sent to both at once with one key is done once, and both hear the same', async () => {
  const [missionId, who, key] = [await first.mission(), await first.member(), newKey()]
  const [one, other] = await Promise.all([first, second].map((each) => register(each, missionId, who, key)))
  expect([one?.status, other?.status]).toEqual([200, 200])
  expect(other?.data).toEqual(one?.data)
  expect(await stored(missionId)).toEqual({ validated: 1, registered: [who.id] })
})

test('the last free place is given once, however many come to both for it at once', async () => {
  const missionId = await first.mission({ capacity: 1, waitlistEnabled: false })
  const people = await Promise.all(Array.from({ length: 6 }, () => first.member()))
  const answers = await Promise.all(people.map((who, at) => register(at % 2 ? first : second, missionId, who)))
  const winner = people[answers.findIndex(({ status }) => status === 200)]
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array(5).fill('MISSION_FULL'), 'ok'])
  expect(await stored(missionId)).toEqual({ validated: 1, registered: [winner?.id] })
})

test('one that leaves finishes what it is at while the other takes what comes, and knows what was answered', async () => {
  const leaving = await first.another()
  const address = await leaving.app.listen({ host: '127.0.0.1', port: 0 })
  const [held, free] = [await first.mission(), await first.mission()]
  const [who, next, key] = [await first.member(), await first.member(), newKey()]
  const headers = {
    ...key,
    authorization: `Bearer ${first.identity.tokenFor(who)}`,
    'content-type': 'application/json',
  }
  const { answer, left } = await inTransaction(first.db, async (tx) => {
    await missionSeats.lock(tx, held)
    const answer = fetch(`${address}/mission/${held}/register`, { method: 'POST', headers, body: '{}' })
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
    const left = leaving.close()
    await vi.waitFor(() => expect(fetch(`${address}/livez`)).rejects.toThrow('fetch failed'))
    expect((await register(second, free, next)).status).toBe(200)
    return { answer, left }
  })
  const response = await answer
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: object }
  await left
  const again = await register(second, held, who, key)
  expect(again).toMatchObject({ status: 200, data })
  expect(await stored(held)).toEqual({ validated: 1, registered: [who.id] })
})

async function waitingForLocks(): Promise<number> {
  const { rowCount } = await first.db.query({
    text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  })
  return rowCount
}
