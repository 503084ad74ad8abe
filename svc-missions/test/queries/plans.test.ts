import { randomUUID } from 'node:crypto'
import { inTransaction, openDatabase } from '@ensemble/service-kit/database'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { withIndexesLast } from '@ensemble/service-kit/testing/indexes-last'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { browseMissions, type BrowseInput } from '../../src/queries/browse-missions.ts'
import { participantListColumns, participantsForManagers } from '../../src/queries/mission-participants.ts'
import { managedColumns, managedMissions } from '../../src/queries/managed-missions.ts'
import { missionDetails } from '../../src/queries/mission-details.ts'
import { memberMissions } from '../../src/queries/member-missions.ts'
import { forgetWords } from '../../src/use-cases/forget-words.ts'
import { markWhatIsOver } from '../../src/use-cases/mark-over.ts'
import { wordsMeant } from '../../src/queries/word-search.ts'
import { admin, referent, startService, today, type Service } from '../service.ts'
import { explaining, type Explained } from './explain.ts'

const many = process.env['FAULTS'] === 'full' ? 25_000 : 20_000

/** Missions that have ended and that nobody has closed yet. */
const over = 2000

/** A page, its window of a thousand, and what stands beside them. */
const few = 1100

/** Entries of an index that tell how frequent something is. */
const sample = 2000

/** Takes part in many missions. */
const busy = randomUUID()

let service: Service
let missionId: string
beforeAll(async () => {
  service = await startService()
  missionId = await service.mission()
  // The service itself gives up after five seconds. One connection, which is kept: settings belong to it.
  const patient = openDatabase({ url: service.url, max: 1, idleTimeoutMs: 0, statementTimeoutMs: 150_000 })
  await withIndexesLast(patient, ['missions', 'mission_seats', 'participants'], async () => {
    // Copies hold the words of their model, which are kept.
    await patient.query({ text: 'alter table missions disable trigger missions_keep_new_words' })
    // Copies of one mission, spread over a hundred places and two years; what asks for a skill is never for a partnership.
    await patient.query({
      text: `insert into missions (id, title, summary, description, type, origin, domains, mode, scope, department_code,
          start_at, end_at, effort_hours, effort_per, energy, registration_mode, waitlist_enabled, motivation_required,
          questions, target_profile_types, target_cancer_types, target_treatment_stages, required_volunteer_kinds, skills,
          prerequisites, expenses_covered, interests_declaration_required, creator_id, manager_ids, contact_name,
          approval_status, version, created_at, updated_at)
        select gen_random_uuid()::text, title || ' ' || n, summary, description, type, origin,
          case n % 10 when 5 then '{partnership}' else domains end, mode, scope, lpad((abs(n) % 100)::text, 2, '0'),
          start, case when n < 0 then start + interval '5 minutes' end, effort_hours, effort_per, energy,
          registration_mode, waitlist_enabled, motivation_required, questions, target_profile_types, target_cancer_types,
          target_treatment_stages, required_volunteer_kinds, case n % 10 when 0 then '{writing}' else skills end,
          prerequisites, expenses_covered, interests_declaration_required, gen_random_uuid(),
          array[gen_random_uuid()], contact_name, 'approved', 1, $2::timestamptz - n * interval '1 second', updated_at
        from missions, generate_series(-${over}, ${many}) n, lateral (select $2::timestamptz + n * interval '20 minutes' as start) began
        where id = $1`,
      values: [missionId, today],
    })
    await patient.query({ text: 'alter table missions enable trigger missions_keep_new_words' })
    // Keys between tables are right by how the rows are made.
    await patient.query({ text: "set session_replication_role = 'replica'" })
    await patient.query({
      text: 'insert into mission_seats (mission_id, capacity) select id, 10 from missions on conflict do nothing',
    })
    // Everybody on one mission, and one person on many.
    await patient.query({
      text: `insert into participants (mission_id, user_id, origin, validation_status, created_at, updated_at)
        select $1, gen_random_uuid(), 'registration', 'validated', $2::timestamptz, $2 from generate_series(1, 500) n
        union all
        select id, $3::uuid, 'registration', 'validated', $2, $2 from (select id from missions where id <> $1 limit 300) few
        union all
        select id, gen_random_uuid(), 'registration', 'validated', $2, $2 from missions, generate_series(1, 2) n
        where id <> $1`,
      values: [missionId, today, busy],
    })
  })
  await patient.query({ text: 'reset session_replication_role' })
  // More words than the few that these copies hold, as in a language.
  await patient.query({
    text: 'insert into search_words select left(md5(n::text), 8) from generate_series(1, 10000) n on conflict do nothing',
  })
  await markWhatIsOver({ ...service.deps, db: patient })
  await patient.query({ text: 'vacuum (analyze) missions, mission_seats, participants, search_words' })
  await patient.close()
})
afterAll(() => service.stop())

/** What the statements of a list really did. */
async function browsed(parameters: Parameters<typeof parseList>[0]): Promise<Explained> {
  const request = parseList(parameters, {
    columns: browseColumns,
    defaultSort: { sort: 'startAt', order: 'asc' },
    fromBody: false,
  })
  const input: BrowseInput = { actor: referent, at: today, request, recommended: !parameters.sort }
  return explaining(service.db, (db) => browseMissions(db, input))
}

async function managed(
  scope: 'all' | 'department' | 'mine',
  parameters: Parameters<typeof parseList>[0],
  actor = admin,
): Promise<Explained> {
  const offer = { columns: managedColumns(scope), defaultSort: newest, fromBody: false }
  const request = parseList(parameters, offer)
  return explaining(service.db, (db) => managedMissions(db, { actor, scope, at: today, request }))
}

const newest = { sort: 'createdAt', order: 'desc' } as const

/** Where reading on begins in the middle of everything, far beyond the first thousand. */
function middle(sort: string, order: 'asc' | 'desc', key: string): string {
  return Buffer.from(JSON.stringify(['after', sort, order, key, '00000000-0000-0000-0000-000000000000'])).toString(
    'base64url',
  )
}
const farDate = new Date(today.getTime() + (many / 2) * 20 * 60_000).toISOString()
const longAgo = new Date(today.getTime() - (many / 2) * 1000).toISOString()

describe(`browsing ${many} missions`, () => {
  it.each([
    [{}],
    [{ page: 20 }],
    [{ cursor: middle('startAt', 'asc', `0 300 1 ${farDate}`) }],
    [{ sort: 'startAt', order: 'desc' as const }],
    [{ sort: 'startAt', order: 'asc' as const, cursor: middle('startAt', 'asc', farDate) }],
    [{ sort: 'createdAt', order: 'desc' as const }],
    [{ sort: 'createdAt', order: 'desc' as const, cursor: middle('createdAt', 'desc', longAgo) }],
    [{ sort: 'createdAt', order: 'asc' as const }],
    [{ sort: 'match', order: 'desc' as const }],
    [{ sort: 'title', order: 'asc' as const }],
    [
      {
        sort: 'title',
        order: 'desc' as const,
        cursor: middle('title', 'desc', 'tenir le stand octobre rose au marche 12500'),
      },
    ],
    [{ sort: 'placesLeft', order: 'desc' as const }],
    [{ search: 'introuvable' }],
    [{ filters: '[{"field":"departmentCode","operator":"eq","value":"42"}]', sort: 'startAt' }],
    [{ filters: '[{"field":"domains","operator":"eq","value":"prevention"}]' }],
    [{ filters: '[{"field":"placesLeft","operator":"gte","value":1}]' }],
    [{ filters: '[{"field":"title","operator":"contains","value":"marché 4999"}]' }],
    [{ filters: '[{"field":"joinable","operator":"eq","value":true}]', sort: 'match', order: 'desc' as const }],
    [{ facets: 'type,mode,domains' }],
    [
      {
        facets: 'type,mode,startPeriod,effortBand,hasPlaces',
        filters: '[{"field":"mode","operator":"eq","value":"on_site"}]',
      },
    ],
    [{ filters: '[{"field":"startPeriod","operator":"eq","value":"week"}]', sort: 'startAt' }],
    [{ filters: '[{"field":"startPeriod","operator":"eq","value":"later"}]', sort: 'startAt' }],
  ])('reads no table whole and sorts no more than a window for %o', async (parameters) => {
    const { readWhole, mostSorted } = await browsed(parameters)
    expect(readWhole).toEqual([])
    expect(mostSorted).toBeLessThan(few)
  })

  it.each([[{}], [{ sort: 'startAt', order: 'asc' as const }], [{ sort: 'match', order: 'desc' as const }]])(
    'passes over what has ended without reading it for %o',
    async (parameters) => {
      expect((await browsed(parameters)).mostPassedOver).toBeLessThan(over / 2)
    },
  )

  it.each([
    ['skills', 'eq', 'audiovisual'],
    ['domains', 'eq', 'communication'],
    ['requiredVolunteerKinds', 'eq', 'caregiver'],
  ])('reads none of them but a sample for what none holds: %s %s %o', async (field, operator, value) => {
    const { mostPassedOver } = await browsed({ filters: JSON.stringify([{ field, operator, value }]) })
    expect(mostPassedOver).toBeLessThanOrEqual(sample)
  })

  it('does not walk through all to a page of what is frequent each by itself, and never together', async () => {
    const filters = [
      { field: 'skills', operator: 'eq', value: 'writing' },
      { field: 'domains', operator: 'eq', value: 'partnership' },
    ]
    const { mostPassedOver } = await browsed({ filters: JSON.stringify(filters), sort: 'startAt', order: 'asc' })
    expect(mostPassedOver).toBeLessThanOrEqual(sample)
  })

  // A word that every mission holds: the newest thousand are ranked, whatever the index brings.
  it('reads no table whole for a word that all hold', async () => {
    expect((await browsed({ search: 'octobre' })).readWhole).toEqual([])
  })

  it('looks for slips among the words, in their index of fragments', async () => {
    const { rows } = await service.db.query<{ found: string }>({
      text: "select pg_get_functiondef('words_alike'::regproc) as found",
    })
    const body = /\$function\$(.*)\$function\$/s.exec(rows[0]?.found ?? '')?.[1] ?? ''
    const plan = await inTransaction(service.db, async (tx) => {
      // As the function itself sets it.
      await tx.query({ text: 'set local enable_seqscan = off' })
      const asked = body.replaceAll('(words)', "('ocotbre'::text)")
      return tx.query<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${asked}` })
    })
    expect(rows[0]?.found).toMatch(/SET enable_seqscan TO 'off'/i)
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('search_words_by_fragments')
    expect(lines).not.toMatch(/Seq Scan on search_words/)
    expect(await wordsMeant(service.db, 'ocotbre')).toContain('octobr')
  })
})

describe('the lists of staff', () => {
  it.each([
    [{}],
    [{ page: 20 }],
    [{ sort: 'createdAt', order: 'asc' as const }],
    [{ sort: 'createdAt', order: 'desc' as const, cursor: middle('createdAt', 'desc', longAgo) }],
    [{ sort: 'startAt', order: 'asc' as const }],
    [{ sort: 'startAt', order: 'desc' as const, cursor: middle('startAt', 'desc', farDate) }],
    [{ sort: 'title', order: 'desc' as const }],
    [{ filters: '[{"field":"departmentCode","operator":"eq","value":"42"}]' }],
  ])('read no table whole and sort no more than a window, of all missions, for %o', async (parameters) => {
    const { readWhole, mostSorted } = await managed('all', parameters)
    expect(readWhole).toEqual([])
    expect(mostSorted).toBeLessThan(few)
  })

  it('compare the places that are left of the newest alone', async () => {
    // So many rows of the narrow table, the planner may as well read all of it.
    const { readWhole, mostSorted } = await managed('all', { sort: 'placesLeft', order: 'asc' })
    expect(readWhole).not.toContain('missions')
    expect(mostSorted).toBeLessThan(few)
  })

  it('count a department without the seats of all missions', async () => {
    const { readWhole } = await managed('department', {}, { ...referent, departmentCode: '42' })
    expect(readWhole).toEqual([])
  })

  it('find the missions of somebody by a part of the name, and nobody', async () => {
    const filters = '[{"field":"contactName","operator":"contains","value":"nulle part"}]'
    const { readWhole, mostPassedOver } = await managed('all', { filters })
    expect(readWhole).toEqual([])
    expect(mostPassedOver).toBe(0)
  })

  it('find what one person runs by an index', async () => {
    // How few these are the planner cannot know: it may look at the seats of all, the narrow table.
    expect((await managed('mine', { sort: 'title' })).readWhole).not.toContain('missions')
  })

  it('read the participants of one mission by an index', async () => {
    const request = parseList({}, { columns: participantListColumns, defaultSort: newest, fromBody: false })
    const { readWhole } = await explaining(service.db, (db) => participantsForManagers(db, { missionId, request }))
    expect(readWhole).toEqual([])
  })
})

it('reads what one person takes part in by an index', async () => {
  const { readWhole, mostSorted } = await explaining(service.db, (db) =>
    memberMissions(db, { userId: busy, at: today }),
  )
  expect(readWhole).toEqual([])
  expect(mostSorted).toBeLessThan(few)
})

it('finds old words without reading those who wrote none', async () => {
  const clock = { now: () => new Date(today.getTime() + 20 * 365 * 86_400_000) }
  const { readWhole, mostPassedOver } = await explaining(service.db, (db) => forgetWords({ db, clock }))
  expect(readWhole).toEqual([])
  expect(mostPassedOver).toBe(0)
})

it('what somebody holds who has three hundred is looked up beside a mission by their own index', async () => {
  const actor = { ...referent, id: busy }
  const { readWhole, mostSorted } = await explaining(service.db, (db) =>
    missionDetails(db, { missionId, actor, at: today }),
  )
  expect(readWhole).toEqual([])
  expect(mostSorted).toBeLessThan(few)
})
