import { type Database, read } from '../databases.ts'

const databases: readonly Database[] = ['ensemble_users', 'ensemble_missions', 'ensemble_articles']

/** Who in svc-users has to do something about each fact of svc-missions. */
const consumersOf = [
  { like: 'missions.participant.%', consumers: ['svc-users--participations', 'svc-users--participant-mails'] },
  { like: 'missions.mission.%', consumers: ['svc-users--mission-titles'] },
]

/**
 * What does not follow from the facts as it should: events that wait, that were not applied or applied more than once,
 * mails that wait or were given up, parked messages, read models that differ from their owners, places given twice.
 * @param since facts before this are somebody else's
 * @returns sentences for people; none when everything is in order
 */
export async function consequencesMissing(since: Date): Promise<string[]> {
  const all = await Promise.all([
    ...databases.map((database) => waitingIn(database, since)),
    unapplied(since),
    activityApart(since),
    mailsApart(since),
    readModelsApart(),
    placesApart(),
  ])
  return all.flat()
}

async function waitingIn(database: Database, since: Date): Promise<string[]> {
  const [row] = await read<{ pending: string; parked: string }>(
    database,
    `select (select count(*) from outbox where published_at is null) as pending,
            (select count(*) from dead_letters where created_at >= $1 and replayed_at is null) as parked`,
    [since],
  )
  return [
    ...(row?.pending === '0' ? [] : [`${database}: ${row?.pending} events are not published`]),
    ...(row?.parked === '0' ? [] : [`${database}: ${row?.parked} messages are parked`]),
  ]
}

/** The inbox holds a row per consumer and event, unique by its key. */
async function unapplied(since: Date): Promise<string[]> {
  const problems: string[] = []
  for (const { like, consumers } of consumersOf) {
    const facts = await read<{ id: string }>(
      'ensemble_missions',
      'select event_id as id from outbox where created_at >= $1 and type like $2',
      [since, like],
    )
    const ids = facts.map(({ id }) => id)
    for (const consumer of consumers) {
      const [row] = await read<{ count: string }>(
        'ensemble_users',
        'select count(*) as count from inbox where consumer = $1 and event_id = any($2)',
        [consumer, ids],
      )
      if (Number(row?.count) !== ids.length) problems.push(`${consumer}: ${row?.count} of ${ids.length} events applied`)
    }
  }
  return problems
}

/** One row of activity for each fact about a participant. */
async function activityApart(since: Date): Promise<string[]> {
  const facts = await read<{ what: string }>(
    'ensemble_missions',
    `select replace(type, 'missions.', '') || ' ' || (payload->'data'->>'missionId') || ' ' ||
            (payload->'data'->>'userId') || ' ' || count(*) as what
     from outbox where created_at >= $1 and type like 'missions.participant.%'
     group by type, payload->'data'->>'missionId', payload->'data'->>'userId'`,
    [since],
  )
  const rows = await read<{ what: string }>(
    'ensemble_users',
    `select type || ' ' || target_id || ' ' || actor_id || ' ' || count(*) as what
     from activity where at >= $1 and type like 'participant.%' group by type, target_id, actor_id`,
    [since],
  )
  return apart('activity', facts, rows)
}

async function mailsApart(since: Date): Promise<string[]> {
  const [row] = await read<{ waiting: string; given_up: string; doubled: string }>(
    'ensemble_users',
    `select count(*) filter (where sent_at is null) as waiting,
            count(*) filter (where given_up_at is not null) as given_up,
            count(*) - count(distinct dedupe_key) as doubled
     from outgoing_mail where queued_at >= $1`,
    [since],
  )
  return Object.entries(row ?? {}).flatMap(([what, count]) => (count === '0' ? [] : [`mails ${what}: ${count}`]))
}

async function readModelsApart(): Promise<string[]> {
  const titles = 'id::text || title || start_at as what from missions where deleted_at is null'
  const state = `case when withdrawn_at is not null then 'withdrawn' when validation_status = 'validated' then 'validated'
                      when validation_status = 'rejected' then 'rejected'
                      when invitation_expires_at is not null then 'invited' else 'waiting' end`
  return [
    ...apart(
      'titles of missions',
      await read('ensemble_missions', `select ${titles} and approval_status = 'approved'`),
      await read('ensemble_users', `select mission_id::text || title || start_at as what from mission_titles`),
      'owner only',
    ),
    ...apart(
      'participations',
      await read('ensemble_missions', `select user_id || mission_id || ${state} as what from participants`),
      await read('ensemble_users', 'select user_id::text || mission_id || state as what from participations'),
    ),
    ...apart(
      'members of svc-missions',
      await read('ensemble_users', `select id::text || role || status as what from users`),
      await read('ensemble_missions', `select id || role || status as what from members_v1`),
    ),
  ]
}

async function placesApart(): Promise<string[]> {
  const rows = await read<{ mission_id: string }>(
    'ensemble_missions',
    `select mission_id from mission_seats s where (capacity is not null and validated + invited > capacity)
        or validated <> (select count(*) from participants p where p.mission_id = s.mission_id
                           and validation_status = 'validated' and withdrawn_at is null)`,
  )
  return rows.map(({ mission_id }) => `places of mission ${mission_id}`)
}

/** @param side which of the two may hold more than the other: `owner only` looks for rows that the copy lacks */
function apart(
  name: string,
  owner: readonly { what: string }[],
  copy: readonly { what: string }[],
  side: 'both' | 'owner only' | 'copy only' = 'both',
): string[] {
  const there = new Set(copy.map(({ what }) => what))
  const here = new Set(owner.map(({ what }) => what))
  const lacking = side === 'copy only' ? [] : [...here].filter((what) => !there.has(what))
  const extra = side === 'owner only' ? [] : [...there].filter((what) => !here.has(what))
  return [
    ...(lacking.length > 0 ? [`${name}: ${lacking.length} differ or are missing, such as ${lacking[0]}`] : []),
    ...(extra.length > 0 ? [`${name}: ${extra.length} are not the owner's, such as ${extra[0]}`] : []),
  ]
}
