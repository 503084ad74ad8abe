import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Somebody was not here since an instant ($1): neither signed in, nor in a session that goes on, nor on the telephone. */
const idle = `u.status = 'validated' and greatest(u.last_login_at, u.approved_at, u.created_at) < $1
  and not exists (select 1 from sessions s where s.user_id = u.id and s.last_used_at >= $1)
  and not exists (select 1 from telephone_consents c where c.user_id = u.id and c.at >= $1)`

/** Somebody was here after the first question. */
const answered = `(u.last_login_at > n.asked_at
  or exists (select 1 from sessions s where s.user_id = u.id and s.last_used_at > n.asked_at)
  or exists (select 1 from telephone_consents c where c.user_id = u.id and c.at > n.asked_at))`

/** Who was not here since an instant, and has not been asked yet. */
export async function findIdle(db: Queryable, since: Date, limit: number): Promise<string[]> {
  return ids(db, {
    name: 'inactivity-find-idle',
    text: `select u.id from users u where ${idle}
           and not exists (select 1 from inactivity_notices n where n.user_id = u.id) order by u.id limit $2`,
    values: [since, limit],
  })
}

/** Who was asked once, long enough ago for a second time, and was not here since an instant either. */
export async function findAskedOnce(
  db: Queryable,
  { since, askedBefore }: { since: Date; askedBefore: Date },
  limit: number,
): Promise<string[]> {
  return ids(db, {
    name: 'inactivity-find-asked-once',
    text: `select u.id from inactivity_notices n join users u on u.id = n.user_id
           where n.asked_again_at is null and n.asked_at <= $3 and ${idle} order by u.id limit $2`,
    values: [since, limit, askedBefore],
  })
}

/** Who was asked for the second time before an instant. */
export async function findUnanswered(db: Queryable, askedBefore: Date, limit: number): Promise<string[]> {
  return ids(db, {
    name: 'inactivity-find-unanswered',
    text: `select n.user_id as id from inactivity_notices n join users u on u.id = n.user_id
           where n.asked_again_at < $1 and u.status = 'validated' order by n.user_id limit $2`,
    values: [askedBefore, limit],
  })
}

/** Notes that somebody is asked. @returns false when they have been asked as often already */
export async function noteAsked(tx: Tx, userId: string, { again, at }: { again: boolean; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: again ? 'inactivity-note-asked-again' : 'inactivity-note-asked',
    text: again
      ? 'update inactivity_notices set asked_again_at = $2 where user_id = $1 and asked_again_at is null'
      : 'insert into inactivity_notices (user_id, asked_at) values ($1, $2) on conflict do nothing',
    values: [userId, at],
  })
  return rowCount === 1
}

/** Forgets the questions to those who have been here since. */
export async function forgetAnswered(db: Queryable): Promise<void> {
  await db.query({
    name: 'inactivity-forget-answered',
    text: `delete from inactivity_notices n using users u where u.id = n.user_id and ${answered}`,
    values: [],
  })
}

/** Whether somebody has come back since they were asked: a moment ago, perhaps. */
export async function hasAnswered(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'inactivity-has-answered',
    text: `select 1 from inactivity_notices n join users u on u.id = n.user_id where n.user_id = $1 and ${answered}`,
    values: [userId],
  })
  return rowCount > 0
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'inactivity-remove-of',
    text: 'delete from inactivity_notices where user_id = $1',
    values: [userId],
  })
}

async function ids(db: Queryable, statement: { name: string; text: string; values: unknown[] }): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}
