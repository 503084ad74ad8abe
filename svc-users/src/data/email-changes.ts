import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** How often somebody may ask for another address within an hour: each time a stranger may get a letter. */
const perHour = 5

interface EmailChange {
  userId: string
  newEmail: string | null
  askedAt: Date
  askedCount: number
  askedSince: Date
}

export const table = defineTable<EmailChange>('email_changes', {
  userId: 'uuid',
  newEmail: 'text',
  askedAt: 'timestamptz',
  askedCount: 'integer',
  askedSince: 'timestamptz',
})

/** The hour in which askings were counted goes on. Needs `c`, and the row of now. */
const sameHour = `c.asked_since > excluded.asked_since - interval '1 hour'`

const insert = table.insert({
  name: 'email-changes-ask',
  as: 'c',
  then: `on conflict (user_id) do update set
      ${table.pick('newEmail', 'askedAt').excludedBut()},
      asked_count = case when ${sameHour} then c.asked_count + 1 else 1 end,
      asked_since = case when ${sameHour} then c.asked_since else excluded.asked_since end
    where c.asked_count < ${perHour} or not ${sameHour}`,
})

/**
 * Keeps the address that somebody wants, in place of the one before.
 * @returns false when they have asked too often within this hour
 */
export async function ask(tx: Tx, userId: string, newEmail: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(insert({ userId, newEmail, askedAt: now, askedCount: 1, askedSince: now }))
  return rowCount === 1
}

/** Seconds until somebody may ask once more. */
export async function secondsToWait(db: Queryable, userId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>({
    name: 'email-changes-seconds-to-wait',
    text: `select ceil(extract(epoch from asked_since + interval '1 hour' - $2::timestamptz))::int as seconds
           from email_changes where user_id = $1`,
    values: [userId, now],
  })
  return Math.max(1, rows[0]?.seconds ?? 1)
}

/** The address that somebody wants and has not confirmed. */
export async function wanted(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>({
    name: 'email-changes-wanted',
    text: 'select new_email as email from email_changes where user_id = $1',
    values: [userId],
  })
  return rows[0]?.email ?? null
}

/** Who asked last for an address that awaits its confirmation. */
export async function lastAsker(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'email-changes-last-asker',
    text: `select user_id as id from email_changes where lower(new_email) = lower($1)
           order by asked_at desc limit 1`,
    values: [email],
  })
  return rows[0]?.id ?? null
}

/** Nobody awaits an address any more: it was confirmed, or given up. */
export async function settle(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'email-changes-settle',
    text: 'update email_changes set new_email = null where user_id = $1 and new_email is not null',
    values: [userId],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'email-changes-remove-of',
    text: 'delete from email_changes where user_id = $1',
    values: [userId],
  })
}
