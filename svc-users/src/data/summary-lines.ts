import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** Mails that may wait for the summary of the day. */
export type SummaryKind =
  | 'new_request'
  | 'request_passed_on'
  | 'question_to_team'
  | 'mission_to_approve'
  | 'account_awaits_approval'
  | 'article_to_review'

export interface SummaryLine {
  /** The same fact and person: adding it again does nothing. */
  dedupeKey: string
  recipientId: string
  kind: SummaryKind
  /** null where the line is about an account or an article. */
  missionId: string | null
  /** The account, the article, or the person whom a line of a mission is about; null in lines about the mission itself. */
  itemId: string | null
  title: string
}

export const table = defineTable<SummaryLine & { dueAt: Date }>('summary_lines', {
  dedupeKey: 'text',
  recipientId: 'uuid',
  kind: 'text',
  missionId: 'uuid',
  itemId: 'uuid',
  title: 'text',
  dueAt: 'timestamptz',
})

const insert = table.insert({ name: 'summary-lines-add', then: 'on conflict (dedupe_key) do nothing' })

export async function add(tx: Tx, line: SummaryLine, dueAt: Date): Promise<void> {
  await tx.query(insert({ ...line, dueAt }))
}

/**
 * Takes back what was to be done about a mission or an article, once it is decided. What was handed in again after the
 * summary that the decision precedes stays.
 * @param dueBy when that summary is due
 */
export async function settle(tx: Tx, kind: SummaryKind, aboutId: string, dueBy: Date): Promise<void> {
  await tx.query({
    name: 'summary-lines-settle',
    text: `delete from summary_lines where kind = $1 and coalesce(mission_id, item_id) = $2 and due_at <= $3`,
    values: [kind, aboutId, dueBy],
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
           returning ${table.without('dueAt').select()}`,
    values: [recipientId, now],
  })
  return rows
}
