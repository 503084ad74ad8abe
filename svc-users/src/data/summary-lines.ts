import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Mails that may wait for the summary of the day. */
export type SummaryKind = 'new_request' | 'mission_to_approve' | 'account_awaits_approval'

export interface SummaryLine {
  /** The same fact and person: adding it again does nothing. */
  dedupeKey: string
  recipientId: string
  kind: SummaryKind
  /** null where the line is about an account. */
  missionId: string | null
  title: string
}

export async function add(tx: Tx, line: SummaryLine, dueAt: Date): Promise<void> {
  await tx.query({
    name: 'summary-lines-add',
    text: `insert into summary_lines (dedupe_key, recipient_id, kind, mission_id, title, due_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (dedupe_key) do nothing`,
    values: [line.dedupeKey, line.recipientId, line.kind, line.missionId, line.title, dueAt],
  })
}

/** People for whom a summary is due. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'summary-lines-due',
    text: `select distinct recipient_id as id from summary_lines where due_at <= $1 limit $2`,
    values: [now, limit],
  })
  return rows.map(({ id }) => id)
}

/** Takes what is due for somebody; of two processes one gets the lines. */
export async function take(tx: Tx, recipientId: string, now: Date): Promise<SummaryLine[]> {
  const { rows } = await tx.query<SummaryLine>({
    name: 'summary-lines-take',
    text: `delete from summary_lines where recipient_id = $1 and due_at <= $2
           returning dedupe_key as "dedupeKey", recipient_id as "recipientId", kind, mission_id as "missionId", title`,
    values: [recipientId, now],
  })
  return rows
}
