import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { browseMissions } from '../../src/queries/browse-missions.ts'
import { sharedBrowsing } from '../../src/queries/browse-shared.ts'
import { inDays, referent, type Service, startService, today } from '../service.ts'

const many = process.env['FAULTS'] === 'full' ? 1000 : 100

let service: Service
/** What one process keeps, and another one. */
let [here, elsewhere]: ReturnType<typeof sharedBrowsing>[] = []

beforeAll(async () => {
  service = await startService()
  await service.mission({ title: 'Marche solidaire' })
})
afterAll(() => service.stop())
beforeEach(() => {
  ;[here, elsewhere] = [sharedBrowsing(service.deps), sharedBrowsing(service.deps)]
  service.statements.length = 0
})

const offer = { columns: browseColumns, defaultSort: { sort: 'startAt', order: 'asc' }, fromBody: true } as const
const byStart = { sort: 'startAt', order: 'asc' } as const

function browse(actor: Principal, asked: Parameters<typeof parseList>[0], shared = here) {
  const input = { actor, at: today, request: parseList(asked, offer), recommended: !asked.sort }
  return browseMissions(service.db, input, shared)
}

const titles = ({ items }: Awaited<ReturnType<typeof browse>>) => items.map(({ title }) => title)
const statements = (words: string) => service.statements.filter((text) => text.includes(words))

it(`${many} readers of the same list cost one statement of the list, and the counts beside it one`, async () => {
  const readers = Array.from({ length: many }, () => ({ ...referent, role: 'member' as const }))
  const asked = { ...byStart, facets: ['type', 'mode'] }
  const pages = await Promise.all(readers.map((reader) => browse(reader, asked)))
  expect(new Set(pages.map(({ total, facets }) => JSON.stringify([total, facets]))).size).toBe(1)
  expect(statements('counted.total')).toHaveLength(1)
  expect(statements('as facet')).toHaveLength(1)
})

it('what is the reader’s own is read for each of them', async () => {
  const missionId = await service.mission({ title: 'Relecture', startAt: inDays(1), endAt: inDays(2) })
  const [one, other] = [await service.member(), await service.member()]
  await service.call('mission.register', { params: { missionId }, body: {} }, one)
  const partOf = async (reader: Principal) => (await browse(reader, byStart)).items[0]?.myParticipation
  expect(await partOf(other)).toBeNull()
  expect(await partOf(one)).toMatchObject({ validationStatus: 'validated' })
  expect(await partOf(other)).toBeNull()
})

it('counts what is open to the reader for each of them, and the rest for all', async () => {
  const asked = { facets: ['joinable', 'type'] }
  await browse(await service.member(), asked)
  service.statements.length = 0
  const missionId = await service.mission({ requiredVolunteerKinds: ['patient_resource'] })
  const kinds = [[], ['patient_resource' as const]]
  const members = await Promise.all(kinds.map((volunteerKinds) => service.member({ volunteerKinds })))
  const counted = await Promise.all(members.map(async (member) => (await browse(member, asked)).facets))
  const [plain, resource] = counted.map((facets) => facets?.['joinable']?.['true'] ?? 0)
  expect(resource).toBe((plain ?? 0) + 1)
  expect(counted[0]?.['type']).toEqual(counted[1]?.['type'])
  await service.call('mission.delete', { params: { missionId }, body: { reason: 'Doublon' } }, referent)
})

it('a change is seen at once, also by who is answered by another process', async () => {
  const reader = await service.member()
  for (const shared of [here, elsewhere]) await browse(reader, byStart, shared)
  await service.mission({ title: 'Dictée géante' })
  for (const shared of [here, elsewhere])
    expect(titles(await browse(reader, byStart, shared))).toContain('Dictée géante')
})

it('shows nothing that has been taken away meanwhile, whatever is kept', async () => {
  const reader = await service.member()
  await service.mission({ title: 'Retirée' })
  expect(titles(await browse(reader, byStart))).toContain('Retirée')
  await service.db.query({ text: `update missions set deleted_at = now() where title = 'Retirée'` })
  expect(titles(await browse(reader, byStart))).not.toContain('Retirée')
})

it('keeps nothing of a list that tells of its reader', async () => {
  const reader = await service.member()
  const own = [
    {},
    { search: 'marche' },
    { ...byStart, filters: [{ field: 'joinable', operator: 'eq' as const, value: true }] },
  ]
  for (const asked of [...own, { sort: 'match', order: 'desc' as const }]) await browse(reader, asked)
  expect(statements('outbox')).toEqual([])
})
