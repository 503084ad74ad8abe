import { kindsAbout, type NotificationSort } from '@ensemble/contracts/users/notification-sort'
import type { Notification } from '@ensemble/contracts/users/notifications'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { totalCap } from '@ensemble/contracts/total-cap'

/** A text of mails by its key, and what is put into it. */
export interface Said {
  key: string
  values: Record<string, string | number | undefined>
}

export interface NewNotification {
  userId: string
  /** Whom it names, where that is somebody else. */
  aboutId?: string | undefined
  /** The same fact, kind and person: told once. */
  dedupeKey: string
  kind: string
  /** In the language of the mail. */
  title: string
  /** The title by its key, so that it reads in another language as well; absent where its words are somebody's own. */
  said?: Said | undefined
  path: string
  at: Date
}

/** @returns its id, or nothing where it was told already, or where nobody has that account */
export async function insert(
  tx: Tx,
  { userId, aboutId, dedupeKey, at, kind, title, said, path }: NewNotification,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>({
    name: 'notifications-insert',
    text: `insert into notifications (user_id, dedupe_key, at, kind, title, path, about_id, said)
           select id, $2, $3, $4, $5, $6, $7, $8 from users where id = $1
           on conflict (dedupe_key) do nothing returning id::int`,
    values: [userId, dedupeKey, at, kind, title, path, aboutId ?? null, said ? JSON.stringify(said) : null],
  })
  return rows[0]?.id
}

/** As it is stored: `said` is null in rows of before, and where its words are somebody's own. */
type Stored = Omit<Notification, 'titles'> & { said: Said | null }

/** Of the kinds $5, or where $6 of all others. */
const isAbout = '($5::text[] is null or (kind = any($5)) <> $6)'

/**
 * One page, the newest first, and how many there are: of what is asked for, and unread of all; up to the cap of a list.
 */
export async function pageOf(
  db: Queryable,
  userId: string,
  { page, pageSize, about }: { page: number; pageSize: number; about?: NotificationSort },
): Promise<{ items: Stored[]; total: number; unread: number }> {
  const { kinds, others } = about ? kindsAbout(about) : {}
  const { rows } = await db.query<{ items: Stored[] | null; total: number; unread: number }>({
    name: 'notifications-page',
    text: `select
        (select count(*)::int
         from (select 1 from notifications where user_id = $1 and ${isAbout} limit $4) counted) as total,
        (select count(*)::int
         from (select 1 from notifications where user_id = $1 and read_at is null limit $4) counted) as unread,
        (select jsonb_agg(jsonb_build_object(
             'id', paged.id, 'kind', paged.kind, 'title', paged.title, 'said', paged.said, 'path', paged.path,
             'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'readAt', to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           || case when m.mission_id is null then '{}'
              else jsonb_build_object('mission', jsonb_build_object('id', m.mission_id, 'title', m.title)) end
           order by paged.id desc)
         from (select * from notifications where user_id = $1 and ${isAbout}
               order by id desc limit $2 offset $3) paged
         left join mission_titles m on m.mission_id =
           substring(paged.path from '^/missions/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid) as items`,
    values: [userId, pageSize, Math.min(page * pageSize, totalCap), totalCap, kinds ?? null, others ?? false],
  })
  const [row] = rows
  return { items: row?.items ?? [], total: row?.total ?? 0, unread: row?.unread ?? 0 }
}

/** Whether a person was told something of a kind after a moment. */
export async function wasTold(db: Queryable, userId: string, kind: string, since: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'notifications-was-told',
    text: 'select from notifications where user_id = $1 and kind = $2 and at > $3 limit 1',
    values: [userId, kind, since],
  })
  return rowCount > 0
}

/** Marks some as read, or all so far; what was read before stays read since then. */
export async function markRead(tx: Tx, userId: string, ids: number[] | null, at: Date): Promise<void> {
  await tx.query({
    name: 'notifications-mark-read',
    text: `update notifications set read_at = $3
           where user_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2))`,
    values: [userId, ids, at],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'notifications-remove-of',
    text: 'delete from notifications where user_id = $1',
    values: [userId],
  })
}
