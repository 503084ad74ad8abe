import { openDatabase } from '@ensemble/service-kit/database'
import { withIndexesLast } from '@ensemble/service-kit/testing/indexes-last'

interface Sizes {
  url: string
  missions: number
  /** When the lists are read: missions lie in the two years before and after. */
  at: Date
}

/** Manages as many as a busy team does. */
const busyManager = '00000000-0000-4000-9000-000000000001'

/** Takes part in three hundred. */
export const busyMember = '00000000-0000-4000-9000-000000000002'

/**
 * Fills an empty, migrated database: missions of four years over a hundred places, with what people choose by spread
 * unevenly, as in life; two participations for each. Some choices never meet (a speech in the media is never remote), some
 * nobody makes (`audiovisual`). Rows lie in the order in which they were made, none of them after `at`. Missions are left to be analysed by whoever
 * still changes them.
 */
export async function fillWithMissions({ url, missions: many, at }: Sizes): Promise<void> {
  // One connection, which is kept: settings belong to it.
  const db = openDatabase({ url, max: 1, idleTimeoutMs: 0, statementTimeoutMs: 3_600_000 })
  const run = (text: string, values?: unknown[]) => db.query({ text, ...(values && { values }) })
  try {
    await run("set work_mem = '64MB'; set maintenance_work_mem = '256MB'; set synchronous_commit = off")
    // A database that another file has used keeps its communes, and which of them had missions there.
    await run('update communes set has_missions = false where has_missions')
    await withIndexesLast(db, ['missions', 'participants'], async () => {
      await run('alter table missions disable trigger missions_keep_new_words')
      await run(missions, [many, at])
      await run(words)
      await run('alter table missions enable trigger missions_keep_new_words')
      await run(seats)
      // Keys between tables are right by how the rows are made.
      await run("set session_replication_role = 'replica'")
      await run(members)
      await run(participants, [many, at])
    })
    await run('vacuum (analyze) mission_seats, participants, members_v1, search_words, communes')
  } finally {
    await db.close()
  }
}

const id = (n: string) => `'00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0')`
const person = (n: string) => `('00000000-0000-4000-9000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** A number below `below` that belongs to a row and to what it is for, the same in every run. */
const drawn = (salt: number, below: number) => `(hashint8extended(n, ${salt}) & 2147483647) % ${below} + 1`

/** One of these, the first ones more often than the last ones. */
const oneOf = (salt: number, values: readonly string[]) =>
  `(array['${values.join("','")}'])[least(${drawn(salt, values.length)}, ${drawn(salt + 100, values.length)})]`

const titles = ['Octobre Rose', 'Mars Bleu', 'marche solidaire', 'groupe de parole', 'comité des usagers', 'relecture']
const domains = ['prevention', 'support_for_sick_people', 'communication', 'partnership', 'research', 'advocacy']
const skills = ['writing', 'active_listening', 'teamwork', 'public_speaking', 'communication', 'group_animation']
const cancers = ['breast', 'lung', 'colon_rectum', 'prostate', 'skin', 'thyroid']
const types = ['event_participation', 'studies_and_surveys', 'informed_opinion', 'working_group_participation', 'other']
const origins = ['departmental_committee', 'headquarters_services', 'external_actor']

const missions = `
  insert into missions (id, title, summary, description, type, origin, organisation, domains, mode, scope, department_code,
    city, start_at, end_at, registration_deadline, effort_hours, effort_per, energy, registration_mode, waitlist_enabled,
    motivation_required, questions, target_profile_types, target_cancer_types, target_treatment_stages,
    required_volunteer_kinds, skills, prerequisites, expenses_covered, interests_declaration_required, creator_id,
    manager_ids, contact_name, approval_status, rejected_at, closed_at, version, created_at, updated_at)
  select ${id('n')}, ${oneOf(1, titles)} || ' ' || ${oneOf(2, titles)} || ' ' || n,
    'Une mission pour ' || ${oneOf(3, titles)} || ', quelques heures avec l’équipe.',
    '<p>Nous cherchons des personnes. Chacun vient comme il est.</p>',
    case when mode = 'remote' then 'informed_opinion' when ${drawn(4, 25)} = 1 then 'media_speaking' else ${oneOf(5, types)} end,
    origin, case when origin = 'external_actor' then '{"name": "Institut Curie", "type": "institution"}'::jsonb end,
    array[${oneOf(6, domains)}, ${oneOf(7, domains)}], mode, ${oneOf(8, ['collective', 'individual'])},
    case when ${drawn(9, 20)} = 1 then null else lpad((${drawn(10, 95)})::text, 2, '0') end,
    ${oneOf(11, ['Lyon', 'Nantes', 'Lille', 'Bordeaux', 'Rennes'])}, start,
    case when ${drawn(12, 10)} > 1 then start + interval '3 hours' end,
    case when ${drawn(13, 8)} = 1 then start - interval '30 days' end,
    ${drawn(14, 12)}, ${oneOf(15, ['total', 'month', 'week'])}, jsonb_build_object('level', least(${drawn(16, 3)}, ${drawn(17, 3)})),
    ${oneOf(18, ['open', 'selection'])}, ${drawn(19, 2)} = 1, false, '{}',
    case when ${drawn(20, 9)} = 1 then array['caregiver'] else '{}' end,
    case when ${drawn(21, 9)} = 1 then array[${oneOf(22, cancers)}] else '{}' end,
    case when ${drawn(23, 30)} = 1 then array['in_treatment'] else '{}' end,
    case when ${drawn(24, 12)} = 1 then array['patient_resource'] else '{}' end,
    array[${oneOf(25, skills)}, ${oneOf(26, skills)}], '{}', ${drawn(27, 3)} = 1, false, manager, array[manager],
    case when n % 5000 = 0 then 'Nadia Rare' else 'Claire Fontaine' end,
    case when ${drawn(28, 50)} = 1 then 'waiting_for_approval' else 'approved' end, null,
    case when start < $2::timestamptz - interval '30 days' then start + interval '10 days' end, 1,
    created, created + interval '10 days'
  from generate_series(1, $1::int) n, lateral (select
    $2::timestamptz + make_interval(mins => (${drawn(30, 2 * 2 * 365 * 1440)} - 2 * 365 * 1440)::int) as start,
    ${oneOf(31, ['on_site', 'mixed', 'remote'])} as mode, ${oneOf(32, origins)} as origin,
    case when n <= 200 then '${busyManager}' else ${person(`10 + n % 5000`)} end::uuid as manager) made,
  -- Nothing was made after today, however far ahead it lies.
  lateral (select least(start - make_interval(days => (30 + ${drawn(29, 90)})::int),
    $2::timestamptz - make_interval(mins => (${drawn(34, 90 * 1440)})::int)) as created) dated
  order by created`

const words = `
  insert into search_words (word)
  select distinct held.word from missions cross join lateral unnest(tsvector_to_array(search)) held (word)
  where id <= ${id('2000')} and held.word ~ '^[[:alpha:]]{3,40}$' on conflict do nothing`

const seats = `
  insert into mission_seats (mission_id, capacity, validated)
  select id, case when n % 9 > 0 then 10 end, case when n % 9 > 0 and ${drawn(33, 6)} = 1 then 10 else n % 10 end
  from (select id, ('x' || right(id, 12))::bit(48)::bigint as n from missions) numbered`

const members = `
  insert into members_v1 (id, version, display_name, role, status, department_code, language, interest_domains,
    preferred_types, preferred_modes, skills)
  select ${person('n')}, 1, 'Personne ' || n, 'member', 'validated', lpad((n % 95 + 1)::text, 2, '0'), 'fr',
    array['prevention'], array['event_participation'], array['remote'], array['writing']
  from generate_series(1, 20000) n on conflict do nothing`

const participants = `
  insert into participants (mission_id, user_id, origin, validation_status, created_at, updated_at)
  select ${id('n')}, ${person('each')}, 'registration', 'validated', $2::timestamptz, $2::timestamptz
  from generate_series(1, $1::int) n, lateral (values (100 + n % 9000), (10000 + n % 9000)) of (each)
  union all
  select ${id('n')}, '${busyMember}', 'registration', 'validated', $2, $2 from generate_series(1, 300) n`
