import { read } from '../databases.ts'
import type { Action, Journal, Write } from './journal.ts'

const eventOf: Record<Exclude<Action, 'activity'>, string> = {
  register: 'missions.participant.registered',
  unregister: 'missions.participant.withdrawn',
  accept: 'missions.participant.accepted',
}

export interface Kept {
  /** Whether an acknowledged write is there exactly once. */
  isKept: (write: Write) => boolean
  /** What is not as it should be, for people. */
  problems: string[]
}

/** Looks in the owners' databases for everything that was acknowledged, and for what was done more often than that. */
export async function keptOnce(journal: Journal): Promise<Kept> {
  const acknowledged = journal.acknowledged()
  const keys = acknowledged.map(({ key }) => key)
  const since = journal.since.toISOString()
  const [ofMissions, ofUsers, visits, facts] = await Promise.all([
    read<{ key: string }>('ensemble_missions', 'select key from idempotency where key = any($1)', [keys]),
    read<{ key: string }>('ensemble_users', 'select key from idempotency where key = any($1)', [keys]),
    counts(
      'ensemble_users',
      `select target_id as what, count(*) as count from activity where at >= $1 group by 1`,
      since,
    ),
    counts(
      'ensemble_missions',
      `select type || ' ' || (payload->'data'->>'missionId') || ' ' || (payload->'data'->>'userId') as what,
              count(*) as count
       from outbox where created_at >= $1 and type like 'missions.participant.%' group by 1`,
      since,
    ),
  ])
  const stored = new Set([...ofMissions, ...ofUsers].map(({ key }) => key))
  const expected = new Map<string, Write[]>()
  for (const write of acknowledged) expected.set(factOf(write), [...(expected.get(factOf(write)) ?? []), write])
  const found = (write: Write) => (write.action === 'activity' ? visits : facts).get(factOf(write)) ?? 0
  const problems: string[] = []
  for (const [fact, writes] of expected) {
    const [first] = writes
    if (first && found(first) !== writes.length)
      problems.push(`${fact}: acknowledged ${writes.length} times, there ${found(first)} times`)
  }
  for (const { key, action } of acknowledged)
    if (!stored.has(key)) problems.push(`${action} ${key}: its key is not kept`)
  const isKept = (write: Write) => stored.has(write.key) && found(write) === expected.get(factOf(write))?.length
  return { isKept, problems }
}

/** What a write leaves behind; several writes of one person on one mission leave the same fact several times. */
function factOf({ action, missionId, personId }: Write): string {
  return action === 'activity' ? String(missionId) : `${eventOf[action]} ${missionId} ${personId}`
}

async function counts(database: 'ensemble_users' | 'ensemble_missions', text: string, since: string) {
  const rows = await read<{ what: string; count: string }>(database, text, [since])
  return new Map(rows.map(({ what, count }) => [what, Number(count)]))
}
