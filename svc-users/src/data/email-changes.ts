import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** How often somebody may ask for another address within an hour: each time a stranger may get a letter. */
const perHour = 5

/**
 * Keeps the address that somebody wants, in place of the one before.
 * @returns false when they have asked too often within this hour
 */
export async function ask(tx: Tx, userId: string, newEmail: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'email-changes-ask',
    text: `insert into email_changes as c (user_id, new_email, asked_at, asked_count, asked_since)
           values ($1, $2, $3, 1, $3)
           on conflict (user_id) do update set new_email = excluded.new_email, asked_at = excluded.asked_at,
             asked_count = case when c.asked_since > $3::timestamptz - interval '1 hour' then c.asked_count + 1 else 1 end,
             asked_since = case when c.asked_since > $3::timestamptz - interval '1 hour' then c.asked_since else $3 end
           where c.asked_count < $4 or c.asked_since <= $3::timestamptz - interval '1 hour'`,
    values: [userId, newEmail, now, perHour],
  })
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
  const { rows } = await db.query<{ newEmail: string | null }>({
    name: 'email-changes-wanted',
    text: 'select new_email as "newEmail" from email_changes where user_id = $1',
    values: [userId],
  })
  return rows[0]?.newEmail ?? null
}

/** Who asked last for an address that awaits its confirmation. */
export async function lastAsker(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query<{ userId: string }>({
    name: 'email-changes-last-asker',
    text: `select user_id as "userId" from email_changes where lower(new_email) = lower($1)
           order by asked_at desc limit 1`,
    values: [email],
  })
  return rows[0]?.userId ?? null
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
