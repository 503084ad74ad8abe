import { randomUUID } from 'node:crypto'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, inDays, referent, startService, type Service } from '../service.ts'

const many = 17

let service: Service
let member: Principal
let crowded: string
beforeAll(async () => {
  service = await startService()
  member = await service.member()
  const places = [
    { departmentCode: '69', postalCode: '69500', city: 'Bron' },
    { departmentCode: '33', postalCode: '33000', city: 'Bordeaux' },
    { departmentCode: null, mode: 'remote', postalCode: null, city: null },
  ] as const
  for (let n = 0; n < many; n++) {
    // Two of each day, so that the id decides; some without a limit of places, so that some have no value to sort by.
    const at = { startAt: inDays(5 + Math.floor(n / 2)), endAt: inDays(40) }
    await service.mission({
      ...at,
      title: `Mission numéro ${n}`,
      ...places[n % 3],
      // Closed to registration: after everything that is open.
      ...(n % 4 === 1 && { registrationDeadline: inDays(-1) }),
      capacity: n % 4 === 0 ? null : 20 + (n % 3),
    })
  }
  crowded = await service.mission({ title: 'Beaucoup de monde', registrationMode: 'open', capacity: 50 })
  for (let n = 0; n < many; n++) {
    const someone = await service.member({ displayName: `Personne ${String(n)}` })
    await service.call('mission.register', { params: { missionId: crowded }, body: {} }, someone)
  }
})
afterAll(() => service.stop())

interface Answer {
  status: number
  data: { items: { id?: string; userId?: string }[]; total: number; next?: string; previous?: string; page: number }
}
type Ask = (query: { page?: number; pageSize: 5 | 100; cursor?: string }) => Promise<Answer>

/** Every list that can be read on from a place, in orders of every kind. */
const lists: [string, Ask][] = [
  ['browse, recommended', (query) => service.call('mission.list', { query }, member)],
  ...(['asc', 'desc'] as const).flatMap((order): [string, Ask][] => [
    [`browse by start, ${order}`, (query) => browse({ ...query, sort: 'startAt', order })],
    [`browse by creation, ${order}`, (query) => browse({ ...query, sort: 'createdAt', order })],
    [`all missions by title, ${order}`, (query) => managed({ ...query, sort: 'title', order })],
    [
      `all missions by places left, some without, ${order}`,
      (query) => managed({ ...query, sort: 'placesLeft', order }),
    ],
    [`all missions by end, ${order}`, (query) => managed({ ...query, sort: 'endAt', order })],
    [`participants by arrival, ${order}`, (query) => participants({ ...query, sort: 'createdAt', order })],
    [`participants by withdrawal, none, ${order}`, (query) => participants({ ...query, sort: 'withdrawnAt', order })],
  ]),
  [
    'participants, searched',
    (query) =>
      service.call(
        'mission.searchParticipants',
        { params: { missionId: crowded }, body: { ...query, search: 'personne' } },
        admin,
      ),
  ],
]

type Sorted = Parameters<Ask>[0] & { sort: string; order: 'asc' | 'desc' }
const browse = (query: Sorted) => service.call('mission.list', { query }, member)
const managed = (query: Sorted) => service.call('mission.managed', { query: { ...query, scope: 'mine' } }, referent)
const participants = (query: Sorted) =>
  service.call('mission.participants', { params: { missionId: crowded }, query }, admin)

const idsOf = ({ data }: Answer) => data.items.map(({ id, userId }) => userId ?? id)

describe.each(lists)('%s', (_name, ask) => {
  it('reads on to the end and back to the beginning, in the order of the whole', async () => {
    const whole = idsOf(await ask({ pageSize: 100 }))
    expect(whole.length).toBeGreaterThanOrEqual(many)
    const first = await ask({ pageSize: 5 })
    expect(first.data.previous).toBeUndefined()
    const onwards = [first]
    let last = first
    while (last.data.next) {
      last = await ask({ pageSize: 5, page: onwards.length, cursor: last.data.next })
      expect(last).toMatchObject({ status: 200, data: { page: onwards.length, total: whole.length } })
      onwards.push(last)
    }
    expect(onwards.flatMap(idsOf)).toEqual(whole)
    const back = [last]
    while (last.data.previous) {
      last = await ask({ pageSize: 5, cursor: last.data.previous })
      back.unshift(last)
    }
    expect(back.flatMap(idsOf)).toEqual(whole)
    expect(back[0]?.data.next).toBeDefined()
  })

  it('goes on from a page by its number as well', async () => {
    const whole = idsOf(await ask({ pageSize: 100 }))
    const second = await ask({ pageSize: 5, page: 1 })
    expect(idsOf(await ask({ pageSize: 5, cursor: second.data.next }))).toEqual(whole.slice(10, 15))
    expect(idsOf(await ask({ pageSize: 5, cursor: second.data.previous }))).toEqual(whole.slice(0, 5))
  })
})

it.each([
  {},
  { sort: 'match', order: 'desc' },
  { sort: 'placesLeft', order: 'desc' },
  { sort: 'title', order: 'asc' },
] as const)('browsing is whole by the numbers of its pages: %o', async (order) => {
  const read = async (query: { pageSize: 5 | 100; page?: number }) => {
    const { data } = await service.call('mission.list', { query: { ...order, ...query } }, member)
    return data?.items.map(({ title }) => title) ?? []
  }
  const whole = await read({ pageSize: 100 })
  const pages = await Promise.all([0, 1, 2, 3].map((page) => read({ pageSize: 5, page })))
  expect(pages.flat()).toEqual(whole)
})

describe('a cursor that does not belong here', () => {
  const id = randomUUID()
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  it.each([
    ['of another order', made('after', 'createdAt', 'desc', '2026-12-01T09:00:00.000000Z', id)],
    ['without a date', made('after', 'startAt', 'asc', 'soon', id)],
    ['with a character that no text holds', made('after', 'startAt', 'asc', '2026-12-01T09:00:00.000000Z', '\0')],
    ['of the recommended order', made('after', 'startAt', 'asc', '0 2026-12-01T09:00:00.000000Z', id)],
    ['that is none', 'abc'],
  ])('is refused: %s', async (_name, cursor) => {
    const answer = await service.call('mission.list', { query: { sort: 'startAt', order: 'asc', cursor } }, member)
    expect(answer).toMatchObject({ status: 422, data: { fields: { cursor: ['NOT_IN_LIST'] } } })
  })

  it('is refused where a person is named by what is no id', async () => {
    const cursor = made('after', 'createdAt', 'desc', '2026-12-01T09:00:00.000000Z', 'x')
    expect((await participants({ pageSize: 5, sort: 'createdAt', order: 'desc', cursor })).status).toBe(422)
  })

  it('is refused where the best comes first: such an order has no places', async () => {
    const cursor = made('after', 'match', 'desc', '3', id)
    const answer = await service.call('mission.list', { query: { sort: 'match', order: 'desc', cursor } }, member)
    expect(answer.status).toBe(422)
    const best = await service.call('mission.list', { query: { sort: 'match', order: 'desc', pageSize: 5 } }, member)
    expect(best.data.next).toBeUndefined()
  })

  it('and where the recommended order has another', async () => {
    const cursor = made('after', 'startAt', 'asc', '2026-12-01T09:00:00.000000Z', id)
    expect((await service.call('mission.list', { query: { cursor } }, member)).status).toBe(422)
  })
})
