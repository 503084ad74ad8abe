import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { browseMissions, type BrowseInput } from '../../src/queries/browse-missions.ts'
import { openDatabase } from '@ensemble/service-kit/database'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { referent, startService, today, type Service } from '../service.ts'

const many = 50_000

let service: Service
beforeAll(async () => {
  service = await startService()
  const missionId = await service.mission()
  // The service itself gives up after five seconds.
  const patient = openDatabase({ url: service.url, statementTimeoutMs: 60_000 })
  // Copies of one mission, spread over a hundred places and two years.
  await patient.query({
    text: `insert into missions (id, title, summary, description, type, origin, domains, mode, scope, department_code,
        start_at, effort_hours, effort_per, energy, registration_mode, waitlist_enabled, motivation_required, questions,
        target_profile_types, target_cancer_types, target_treatment_stages, required_volunteer_kinds, skills,
        prerequisites, expenses_covered, interests_declaration_required, creator_id, manager_ids, contact_name,
        approval_status, version, created_at, updated_at)
      select gen_random_uuid()::text, title || ' ' || n, summary, description, type, origin, domains, mode, scope,
        lpad((n % 100)::text, 2, '0'), $2::timestamptz + n * interval '20 minutes', effort_hours, effort_per, energy,
        registration_mode, waitlist_enabled, motivation_required, questions, target_profile_types, target_cancer_types,
        target_treatment_stages, required_volunteer_kinds, skills, prerequisites, expenses_covered,
        interests_declaration_required, gen_random_uuid()::text, array[gen_random_uuid()::text], contact_name,
        'approved', 1, $2::timestamptz - n * interval '1 second', updated_at
      from missions, generate_series(1, ${many}) n where id = $1`,
    values: [missionId, today],
  })
  await patient.query({
    text: 'insert into mission_seats (mission_id, capacity) select id, 10 from missions on conflict do nothing',
  })
  await patient.query({ text: 'analyze missions, mission_seats' })
  await patient.close()
}, 60_000)
afterAll(() => service.stop())

/** The plan of the very statement that the query sends. */
async function planOf(parameters: Parameters<typeof parseList>[0]): Promise<string> {
  const request = parseList(parameters, {
    columns: browseColumns,
    defaultSort: { sort: 'startAt', order: 'asc' },
    fromBody: false,
  })
  const input: BrowseInput = { actor: referent, at: today, request, recommended: !parameters.sort }
  const plans: string[] = []
  await browseMissions(
    {
      query: async (statement) => {
        const explained = await service.db.query<{ 'QUERY PLAN': string }>({
          text: `explain (costs off) ${statement.text}`,
          values: statement.values,
        })
        plans.push(explained.rows.map((row) => row['QUERY PLAN']).join('\n'))
        return service.db.query(statement)
      },
    },
    input,
  )
  return plans.join('\n')
}

describe(`browsing ${many} missions`, () => {
  it.each([
    [{}],
    [{ page: 20 }],
    [{ sort: 'startAt', order: 'desc' as const }],
    [{ sort: 'createdAt', order: 'desc' as const }],
    [{ sort: 'createdAt', order: 'asc' as const }],
    [{ sort: 'match', order: 'desc' as const }],
    [{ search: 'octobre' }],
    [{ search: 'introuvable' }],
    [{ filters: '[{"field":"departmentCode","operator":"eq","value":"42"}]', sort: 'startAt' }],
    [{ filters: '[{"field":"domains","operator":"eq","value":"prevention"}]' }],
    [{ filters: '[{"field":"placesLeft","operator":"gte","value":1}]' }],
    [{ filters: '[{"field":"title","operator":"contains","value":"marché 4999"}]' }],
    [{ facets: 'type,mode,domains' }],
    [
      {
        facets: 'type,mode,startPeriod,effortBand,hasPlaces',
        filters: '[{"field":"mode","operator":"eq","value":"on_site"}]',
      },
    ],
    [{ filters: '[{"field":"startPeriod","operator":"eq","value":"week"}]', sort: 'startAt' }],
    [{ filters: '[{"field":"startPeriod","operator":"eq","value":"later"}]', sort: 'startAt' }],
  ])('reads no table of missions whole for %o', async (parameters) => {
    expect(await planOf(parameters)).not.toMatch(/Seq Scan on (missions|mission_seats|participants)/)
  })

  it.each([[{ sort: 'startAt' }], [{ sort: 'createdAt', order: 'desc' as const }]])(
    'walks the index of the order for %o',
    async (parameters) => {
      expect(await planOf(parameters)).toMatch(/Index (Only )?Scan (Backward )?using missions_browse_by_/)
    },
  )

  it('looks for slips in the index of fragments', async () => {
    const { rows } = await service.db.query<{ found: string }>({
      text: "select pg_get_functiondef('missions_alike'::regproc) as found",
    })
    const body = /\$function\$(.*)\$function\$/s.exec(rows[0]?.found ?? '')?.[1] ?? ''
    const plan = await service.db.query<{ 'QUERY PLAN': string }>({
      text: `explain (costs off) ${body.replaceAll('words', "'ocotbre'::text").replace('LIMIT most', 'LIMIT 1000')}`,
    })
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('missions_by_fragments')
    expect(lines).not.toContain('Seq Scan')
  })
})
