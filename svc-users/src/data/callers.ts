import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Lets one account at a time be opened by telephone, or one letter be made: what comes at once finds the one before. */
export async function lock(tx: Tx): Promise<void> {
  await tx.query({ name: 'callers-lock', text: `select pg_advisory_xact_lock(hashtext('callers'))` })
}

/** Whether a team keeps an account for somebody of this name and number already. */
export async function isKnown(
  db: Queryable,
  { firstName, lastName, phone }: { firstName: string; lastName: string; phone: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'callers-known',
    text: `select 1 from users where email is null and status <> 'deleted' and phone = $3
           and plain(first_name) = plain($1) and plain(last_name) = plain($2)`,
    values: [firstName, lastName, phone],
  })
  return rowCount > 0
}

/** How many accounts somebody has opened by telephone within the last hour. */
export async function countOfHour(db: Queryable, openedBy: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'callers-of-hour',
    text: `select count(*)::int as count from telephone_consents
           where noted_by = $1 and purpose = 'account' and at > $2::timestamptz - interval '1 hour'`,
    values: [openedBy, now],
  })
  return rows[0]?.count ?? 0
}

/** Accounts that a team keeps, of which nobody has said anything since an instant, and which no call asks about yet. */
export async function findSilent(db: Queryable, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'callers-silent',
    text: `select u.id from users u where u.email is null and u.status = 'validated' and u.opened_by_telephone_at < $1
           and not exists (select 1 from telephone_consents c where c.user_id = u.id and c.at >= $1)
           and not exists (select 1 from calls_to_make m where m.user_id = u.id and m.kind = 'keep_account'
             and (m.outcome is null or m.since >= $1))
           order by u.id limit $2`,
    values: [since, limit],
  })
  return rows.map(({ id }) => id)
}
