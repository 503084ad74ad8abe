import type { AccountHistoryEntry } from '@ensemble/contracts/users/account-history'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import type { HistoryLine } from '../domain/account-history.ts'

export interface HistoryRow extends HistoryLine {
  userId: string
  at: Date
  /** null: the platform itself. */
  actorId: string | null
  reason: string | null
}

export const table = defineTable<HistoryRow>('account_history', {
  userId: 'uuid',
  at: 'timestamptz',
  act: 'text',
  actorId: 'uuid',
  before: 'text',
  after: 'text',
  reason: 'text',
})

const insertRow = table.insert({ name: 'account-history-insert' })

export async function insert(tx: Tx, row: HistoryRow): Promise<void> {
  await tx.query(insertRow(row))
}

/** Invitations that somebody has sent since a time: one sent again, or taken back since, is a mail like the others. */
export async function countInvitations(tx: Tx, actorId: string, since: Date): Promise<number> {
  // Several at once would otherwise each count without the others.
  await tx.query({
    name: 'account-history-lock-inviter',
    text: `select pg_advisory_xact_lock(hashtextextended('invitations of ' || $1::text, 0))`,
    values: [actorId],
  })
  const { rows } = await tx.query<{ count: number }>({
    name: 'account-history-count-invitations',
    text: `select count(*)::int as count from account_history
           where actor_id = $1 and act in ('invited', 'invitation_resent') and at > $2`,
    values: [actorId, since],
  })
  return rows[0]?.count ?? 0
}

/** Takes the words away that staff once wrote of a person whose account ends. */
export async function forgetReasons(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'account-history-forget-reasons',
    text: 'update account_history set reason = null where user_id = $1 and reason is not null',
    values: [userId],
  })
}

type ToldLine = AccountHistoryEntry & Required<Pick<AccountHistoryEntry, 'actor'>>

/** The history of an account, the newest first; at most a hundred lines. */
export async function listOf(db: Queryable, userId: string): Promise<ToldLine[]> {
  const { rows } = await db.query<{ entry: ToldLine }>({
    name: 'account-history-list',
    text: `select jsonb_build_object(
             'id', h.id, 'at', to_char(h.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'act', case h.act when 'deliveries_changed' then 'role_changed' else h.act end,
             'from', h.before, 'to', h.after, 'reason', h.reason,
             'actor', case when a.id is not null
               then jsonb_build_object('id', a.id, 'displayName', a.first_name || ' ' || a.last_name) end)
             || case h.act when 'deliveries_changed' then '{"right": "deliveries"}'::jsonb else '{}' end as entry
           from account_history h left join users a on a.id = h.actor_id
           where h.user_id = $1 order by h.id desc limit 100`,
    values: [userId],
  })
  return rows.map(({ entry }) => entry)
}
