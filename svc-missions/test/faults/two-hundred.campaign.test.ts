import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { Semaphore } from '@ensemble/service-kit/semaphore'
import { startService, today } from '../service.ts'

const program = fileURLToPath(new URL('killed-service.ts', import.meta.url))
const crowd = 200
const places = 10

/** After so many answers the service is killed, and started again; oftener in the long form. */
const kills = process.env.FAULTS === 'full' ? [20, 60, 120] : [60]

interface Body {
  data: { code?: string; userId: string; waitlistPosition: number | null }
}

interface Running {
  child: ChildProcess
  address: string
}

test.each([1, 2])(
  `${crowd} people at once on ${places} places, %i running, one killed meanwhile`,
  async (programs) => {
    const service = await startService()
    const settings = Object.entries(service.config).map(([name, value]) => [name, String(value)] as const)
    const env = { ...process.env, ...Object.fromEntries(settings), NOW: today.toISOString() }
    const start = async (): Promise<Running> => {
      const child = spawn(process.execPath, ['--import', 'tsx', program], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [address] = await once(child.stdout, 'data')
      return { child, address: String(address) }
    }
    const missionId = await service.mission({ capacity: places, registrationMode: 'open' })
    const people: Principal[] = []
    for (let known = 0; known < crowd; known++) people.push(await service.member())

    // As many at a time as the gateway lets through to one service; the others stand before its door.
    const doorway = new Semaphore({ permits: 50, queue: crowd })
    // Each on the same database; with two, what was begun at one is asked for again at the other.
    const running = Array.from({ length: programs }, start)
    const at = (place: number) => running[place] ?? start()
    let answered = 0
    const pending = [...kills]
    /** What a browser does: the same request with the same key, until there is an answer. */
    async function insist(who: Principal, index: number): Promise<Body & { status: number }> {
      const headers = {
        authorization: `Bearer ${service.identity.tokenFor(who)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      for (let turn = index; ; turn += 1) {
        const place = turn % programs
        const { address } = await at(place)
        const send = () => fetch(`${address}/mission/${missionId}/register`, { method: 'POST', headers, body: '{}' })
        const answer = await doorway
          .run(async () => {
            const response = await send()
            const { data } = (await response.json()) as Body
            return { data, status: response.status }
          })
          .catch(() => undefined)
        if (answer && answer.status !== 503 && answer.data.code !== 'REQUEST_IN_PROGRESS') {
          answered += 1
          if (pending[0] !== undefined && answered >= pending[0]) {
            pending.shift()
            const { child } = await at(place)
            running[place] = once(child, 'exit').then(start)
            child.kill('SIGKILL')
          }
          return answer
        }
        // The connection was cut, or there was no room: the same request is sent again, not all at one moment.
        await wait(200 + Math.random() * 300)
      }
    }
    const answers = await Promise.all(people.map(insist))
    for (const { child } of await Promise.all(running)) {
      child.kill()
      await once(child, 'exit')
    }

    expect(pending).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual(Array(crowd).fill(200))
    const { rows } = await service.db.query({
      text: 'select validated, invited, waitlist from mission_seats where mission_id = $1',
      values: [missionId],
    })
    expect(rows).toEqual([{ validated: places, invited: 0, waitlist: crowd - places }])

    // In the order in which they came: facts are written under the lock, so their order is that of arrival.
    const { rows: facts } = await service.db.query<{ userId: string; position: number | null }>({
      text: `select payload #>> '{data,userId}' as "userId", (payload #>> '{data,waitlistPosition}')::int as position
      from outbox where aggregate_id = $1 and type = 'missions.participant.registered' order by aggregate_version`,
      values: [missionId],
    })
    expect(new Set(facts.map(({ userId }) => userId)).size).toBe(crowd)
    expect(facts.map(({ position }) => position)).toEqual([
      ...Array<null>(places).fill(null),
      ...Array.from({ length: crowd - places }, (_, index) => index + 1),
    ])
    const told = new Map(answers.map(({ data }) => [data.userId, data.waitlistPosition]))
    expect(facts.every(({ userId, position }) => told.get(userId) === position)).toBe(true)

    const body = { reasonCode: 'not_available' as const }
    const leaver = people.find(({ id }) => id === facts[0]?.userId)
    await service.call('mission.unregister', { params: { missionId }, body }, leaver)
    const { rows: next } = await service.db.query<{ userId: string }>({
      text: `select user_id as "userId" from participants where mission_id = $1 and origin = 'invitation'`,
      values: [missionId],
    })
    expect(next).toEqual([{ userId: facts[places]?.userId }])
    await service.stop()
  },
  300_000,
)
