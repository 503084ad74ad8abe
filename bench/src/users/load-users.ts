import type { Client } from 'pg'
import { startBulkLoad } from '../bulk-load.ts'
import { madeWord } from '../made-words.ts'

/** Missions that people were asked for; each tells the candidates' list what it seeks. */
const missions = 10_000

/**
 * Fills an empty, migrated database of svc-users: accounts of four years over the departments in the mix of states of a
 * real platform, a part in a mission for each, and of every third also when a team asked them.
 */
export async function loadUsers(db: Client, users: number): Promise<void> {
  const { step, finish } = await startBulkLoad(db, ['users', 'participations', 'mission_titles'])
  await step(`users (${users})`, accounts, [users])
  await step(`missions (${missions})`, titles)
  await step(`participations (${users})`, parts, [users])
  await finish()
}

export function userId(n: number): string {
  return `00000000-0000-4000-9000-${n.toString(16).padStart(12, '0')}`
}

export function missionId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
}

const idOf = (variant: string, n: string) => `('00000000-0000-4000-${variant}-' || lpad(to_hex(${n}), 12, '0'))::uuid`

const department = (n: string) => `lpad((${n} % 95 + 1)::text, 2, '0')`

const firstNames = `(array['Inès', 'Yann', 'Solange', 'Théo', 'Rosalie', 'Amadou', 'Lucie', 'Éric', 'Zoé', 'Marie',
  'Jean-Pierre', 'Anne', 'Fatou', 'Loïc', 'Chloé', 'Gérard', 'Maëlle', 'Nour', 'Paul', 'Françoise'])`

/**
 * What the service does by itself while it is measured finds nothing to do: nobody is sent a digest, or forgotten.
 * One admin, few staff; of a hundred accounts two wait (half of them for their owner), one is suspended, one deleted.
 */
const accounts = `
  insert into users (id, version, email, first_name, last_name, gender, birth_date, postal_code, department_code, language,
    role, status, status_changed_at, identity_provider, email_verified_at, invitation_sent_at, invitation_expires_at,
    last_login_at, created_at, updated_at, deleted_at, profile_type, engagement,
    digest, participation_count)
  select ${idOf('9000', 'n')}, 1, case when state.is <> 'deleted' then 'p' || n || '@example.org' end,
    ${firstNames}[(hashint4(n) & 1048575) % 20 + 1], initcap(${madeWord('((hashint4(n + 7) & 1048575) % 50625)')}),
    (array['female', 'male', 'other', 'unknown'])[n % 4 + 1], date '1945-01-01' + (n % 20000), '69001',
    ${department('n')}, case when n % 10 = 0 then 'en' else 'fr' end, account.role, state.is, at.created, 'password',
    case when state.is <> 'pending_approval' or n % 200 = 50 then at.created end,
    case when n % 200 = 150 then at.created end, case when n % 200 = 150 then at.created + interval '14 days' end,
    case when n % 5 <> 0 then now() - make_interval(mins => (n * 31::bigint % 525600)::int) end,
    at.created, now(), case when state.is = 'deleted' then at.created + interval '1 day' end,
    case when account.role = 'member' then (array['patient', 'former_patient', 'caregiver', 'former_caregiver'])[n % 4 + 1] end,
    jsonb_build_object('interestDomains', jsonb_build_array((array['prevention', 'communication', 'partnership'])[n % 3 + 1]),
      'preferredMissionTypes', jsonb_build_array((array['event_participation', 'media_speaking'])[n % 2 + 1]),
      'preferredModes', '["remote"]'::jsonb, 'skills', '["writing"]'::jsonb, 'skillsOther', null,
      'availability', '{"slots": [], "frequency": null, "note": null}'::jsonb,
      'pause', case when n % 50 = 7 then '{"until": null}'::jsonb else 'null'::jsonb end,
      'favouriteMissionIds', '[]'::jsonb, 'savedSearches', '[]'::jsonb),
    'none', n % 40
  from generate_series(1, $1::int) n
    cross join lateral (
      select now() - make_interval(mins => (n * 7919::bigint % (4 * 365 * 1440))::int) as created
    ) at
    cross join lateral (
      select case when n = 1 then 'admin' when n % 2000 = 2 then 'headquarter_referent' when n % 1000 = 3 then 'referent'
        else 'member' end as role
    ) account
    cross join lateral (
      select case when n % 100 = 50 then 'pending_approval' when n % 100 = 60 then 'suspended'
        when n % 100 = 70 then 'deleted' else 'validated' end as is
    ) state`

const titles = `
  insert into mission_titles (mission_id, version, title, department_code, manager_ids, start_at, end_at, open, nature)
  select ${idOf('8000', 'n')}, 1, 'Mission ' || n, ${department('n')}, array[${idOf('9000', '3')}],
    now() + make_interval(days => n % 180), null, true,
    '{"type": "event_participation", "mode": "remote", "skills": ["writing"], "interestDomains": ["prevention"],
      "requiredVolunteerKinds": []}'
  from generate_series(1, ${missions}) n`

const parts = `
  insert into participations (user_id, mission_id, version, state, asked_at)
  select ${idOf('9000', 'n')}, ${idOf('8000', `(n % ${missions} + 1)`)}, 1,
    case when n % 3 = 0 then 'invited' else 'validated' end,
    case when n % 3 = 0 then now() - make_interval(mins => (n * 31::bigint % 525600)::int) end
  from generate_series(1, $1::int) n`
