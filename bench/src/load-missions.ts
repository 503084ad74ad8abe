import type { Client } from 'pg'
import { startBulkLoad } from './bulk-load.ts'
import { madeWord, madeWords } from './made-words.ts'

/** People who take part; each in as many missions as the sizes make it. */
const people = 100_000
/** The person whose lists are measured runs so many missions, as a busy team does. */
const managed = 200

/**
 * Fills an empty, migrated database of svc-missions in bulk: missions of four years around today over a hundred
 * departments, in the mix of states of a real one, and participations that follow from their places.
 */
export async function loadMissions(db: Client, sizes: { missions: number; participations: number }): Promise<void> {
  const { step, finish } = await startBulkLoad(db, ['missions', 'participants'])
  await step(`members (${people})`, members)
  await step(`missions (${sizes.missions})`, missions, [sizes.missions])
  await step('their places', seats)
  await step(`participations (${sizes.participations})`, participations, [sizes.participations, sizes.missions])
  await step('the words of their search', searchWords)
  await finish()
}

export function missionId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
}

export function personId(n: number): string {
  return `00000000-0000-4000-9000-${n.toString(16).padStart(12, '0')}`
}

const idOf = (variant: string, n: string) => `'00000000-0000-4000-${variant}-' || lpad(to_hex(${n}), 12, '0')`
const personOf = (n: string) => `(${idOf('9000', n)})::uuid`
const manager = `case when n <= ${managed} then 1 else n % 5000 + 2 end`

const members = `
  insert into members_v1 (id, version, display_name, role, status, department_code, language, interest_domains,
    preferred_types, preferred_modes, skills)
  select ${personOf('n')}, 1, 'Personne ' || n, 'member', 'validated', lpad((n % 95 + 1)::text, 2, '0'), 'fr',
    array['prevention'], array['event_participation'], array['remote'], array['writing']
  from generate_series(1, ${people}) n`

const words = `(array['Octobre Rose', 'Mars Bleu', 'marche solidaire', 'atelier d’écriture', 'groupe de parole',
  'relecture de brochure', 'témoignage à la radio', 'stand au marché', 'comité des usagers', 'journée des aidants'])`

const missions = `
  insert into missions (id, title, summary, description, type, origin, domains, mode, scope, department_code, postal_code,
    city, start_at, end_at, effort_hours, effort_per, energy, registration_mode, waitlist_enabled, motivation_required,
    questions, target_profile_types, target_cancer_types, target_treatment_stages, required_volunteer_kinds, skills,
    prerequisites, expenses_covered, interests_declaration_required, creator_id, manager_ids, contact_name,
    approval_status, approved_at, closed_at, closing_note, version, created_at, updated_at)
  select ${idOf('8000', 'n')},
    ${words}[n % 10 + 1] || ' ' || ${words}[n / 10 % 10 + 1] || ' ' || ${madeWord('n')} || ' ' || n,
    'Une mission pour ' || ${words}[n / 100 % 10 + 1] || ', quelques heures avec l’équipe.',
    '<p>Nous cherchons des personnes pour ' || ${words}[n / 7 % 10 + 1] || '. Chacun vient comme il est.</p>',
    (array['studies_and_surveys', 'informed_opinion', 'event_participation', 'working_group_participation',
      'media_speaking', 'research_project_participation'])[n % 6 + 1],
    (array['departmental_committee', 'departmental_committee', 'headquarters_services'])[n % 3 + 1],
    array[(array['advocacy', 'support_for_sick_people', 'prevention', 'research', 'marketing', 'communication',
      'partnership', 'collection'])[n % 8 + 1]],
    (array['remote', 'on_site', 'mixed'])[n % 3 + 1], (array['collective', 'individual'])[n % 2 + 1],
    case when n % 20 = 0 then null else lpad((n % 95 + 1)::text, 2, '0') end, '69003',
    (array['Lyon', 'Nantes', 'Lille', 'Bordeaux', 'Rennes'])[n % 5 + 1], start.at, start.at + interval '3 hours', 3, 'total',
    '{"level": 1, "canSit": true, "canStop": true, "cameraOptional": false, "breaks": true, "companion": true, "travelNote": null}'::jsonb,
    (array['open', 'selection'])[n % 2 + 1], true, false, '{}', '{}', '{}', '{}', '{}', array['writing'], '{}', true, false,
    ${personOf(manager)}, array[${personOf(manager)}], 'Claire Fontaine',
    case when n % 50 = 0 then 'waiting_for_approval' else 'approved' end, start.at - interval '60 days',
    case when start.at < now() - interval '30 days' then start.at + interval '10 days' end,
    case when start.at < now() - interval '30 days' then 'Merci à toutes et à tous.' end,
    1, start.at - interval '70 days', start.at - interval '60 days'
  from generate_series(1, $1::int) n
    cross join lateral (
      select now() + make_interval(mins => ((n::bigint * 7919) % (4 * 365 * 1440))::int) - interval '2 years' as at
    ) start`

const seats = `
  insert into mission_seats (mission_id, capacity, validated, version)
  select id, 20, 0, 1 from missions`

/**
 * Spread evenly, in the order of the missions, so that the key grows at its end; and one mission with many: the largest
 * list of participants that there is.
 */
const participations = `
  insert into participants (mission_id, user_id, origin, validation_status, decided_at, created_at, updated_at)
  select ${idOf('8000', '(case when n <= 500 then 1 else n * $2::bigint / ($1::bigint + 1) + 1 end)::int')},
    ${personOf(`(n * 7919 % ${people} + 1)::int`)},
    'registration', 'validated', now(), now() - make_interval(secs => n % 1000000), now()
  from generate_series(1, $1::bigint) n on conflict do nothing`

/** What the triggers would have kept: the first missions hold every word that there is. */
const searchWords = `
  insert into search_words (word)
  select distinct held.word from missions cross join lateral unnest(tsvector_to_array(search)) held (word)
  where id <= ${idOf('8000', String(madeWords))} and held.word ~ '^[[:alpha:]]{3,40}$' on conflict do nothing`
