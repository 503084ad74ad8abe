import { readMissions, readUsers } from './databases.ts'

/** A fact about a participation, as svc-missions has told it. */
export interface Fact {
  id: string
  type: string
  missionId: string
  userId: string
  version: number
  time: string
}

/** Number of the newest fact of svc-missions. */
export async function lastFact(): Promise<number> {
  const [row] = await readMissions<{ last: string }>('select coalesce(max(id), 0) as last from outbox', [])
  return Number(row?.last ?? 0)
}

/** Facts about participations after a number, in their order. */
export function factsAfter(number: number): Promise<Fact[]> {
  return readMissions<Fact>(
    `select event_id as id, type, aggregate_id as "missionId", payload -> 'data' ->> 'userId' as "userId",
       aggregate_version as version, payload ->> 'time' as time
     from outbox where id > $1 and type like 'missions.participant.%' order by outbox.id`,
    [number],
  )
}

/** How many of these facts svc-users has not dealt with, and how many mails it has not sent. */
export async function unsettled(facts: readonly Fact[]): Promise<number> {
  const [row] = await readUsers<{ done: string; mails: string }>(
    `select (select count(*) from inbox where event_id = any($1::uuid[])) as done,
            (select count(*) from outgoing_mail where sent_at is null and given_up_at is null) as mails`,
    [facts.map(({ id }) => id)],
  )
  // Two consumers take each fact: one for the read model and the activity, one for the mails.
  return 2 * facts.length - Number(row?.done ?? 0) + Number(row?.mails ?? 0)
}

/** What is not exactly as one effect per fact leaves it: activity, mails that were sent, row of the read model. */
export async function wrongEffects(facts: readonly Fact[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, type, missionId, userId, time } of facts) {
    const [row] = await readUsers<{ activity: string; mails: string; sent: string }>(
      `select (select count(*) from activity where actor_id = $1 and target_id = $2 and type = $3 and at = $4) as activity,
              (select count(*) from outgoing_mail where dedupe_key like $5 || ':%') as mails,
              (select count(*) from outgoing_mail where dedupe_key like $5 || ':%' and sent_at is not null) as sent`,
      [userId, missionId, type.replace('missions.', ''), time, id],
    )
    if (row?.activity !== '1') wrong.push(`${type} ${id}: ${row?.activity ?? 'no'} activities`)
    if (row?.mails === '0' || row?.mails !== row?.sent) wrong.push(`${type} ${id}: ${row?.sent} of ${row?.mails} mails`)
  }
  const newest = facts.at(-1)
  if (!newest) return wrong
  const rows = await readUsers<{ version: number; state: string }>(
    'select version, state from participations where user_id = $1 and mission_id = $2',
    [newest.userId, newest.missionId],
  )
  const state = newest.type.endsWith('.withdrawn') ? 'withdrawn' : 'waiting'
  const [row] = rows
  if (rows.length !== 1 || row?.version !== newest.version || row.state !== state) {
    wrong.push(`read model: ${JSON.stringify(rows)} instead of ${state} at version ${newest.version}`)
  }
  return wrong
}

/** How many mails svc-users has sent to somebody. */
export async function sentTo(address: string): Promise<number> {
  const [row] = await readUsers<{ sent: string }>(
    `select count(*) as sent from outgoing_mail m join users u on u.id = m.recipient_id
     where u.email = $1 and m.sent_at is not null`,
    [address],
  )
  return Number(row?.sent ?? 0)
}
