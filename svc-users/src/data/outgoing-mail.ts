import type { AnswerFacts } from '@ensemble/contracts/missions/answer-link'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'

export interface QueuedMail {
  id: string
  /** The same fact, mail and person: queueing it again does nothing. */
  dedupeKey: string
  kind: string
  recipientId: string
  /** Whom it names, where that is somebody else: it goes with them. */
  aboutId: string | null
  toAddress: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** An iCalendar file, for mails that confirm a date. */
  calendar: string | null
  /** What its links ask, where it can be answered without a sign-in. */
  asked: AnswerFacts | null
  /** The click that asks for it, as the logs name it. */
  requestId: string | null
  traceparent: string | null
}

export interface ClaimedMail extends QueuedMail {
  attempts: number
}

interface MailRow extends ClaimedMail {
  queuedAt: Date
  nextAttemptAt: Date
  sentAt: Date
}

export const table = defineTable<MailRow>('outgoing_mail', {
  id: 'uuid',
  dedupeKey: 'text',
  kind: 'text',
  recipientId: 'uuid',
  aboutId: 'uuid',
  toAddress: 'text',
  replyTo: 'text',
  subject: 'text',
  html: 'text',
  text: 'text',
  calendar: 'text',
  asked: 'jsonb',
  requestId: 'text',
  traceparent: 'text',
  attempts: 'integer',
  queuedAt: 'timestamptz',
  nextAttemptAt: 'timestamptz',
  sentAt: 'timestamptz',
})

const claimed = table.without('queuedAt', 'nextAttemptAt', 'sentAt').select()

const insert = table
  .without('attempts', 'sentAt')
  .insert({ name: 'outgoing-mail-queue', then: 'on conflict (dedupe_key) do nothing' })

/** @param now when it is due */
export async function queue(tx: Tx, mail: QueuedMail, now: Date): Promise<void> {
  await tx.query(insert({ ...mail, queuedAt: now, nextAttemptAt: now }))
}

const insertForNobody = table
  .pick('id', 'dedupeKey', 'kind', 'recipientId', 'toAddress', 'subject', 'queuedAt', 'nextAttemptAt', 'sentAt')
  .insert({ name: 'outgoing-mail-queue-for-nobody' })

/**
 * Writes a mail that nobody gets: the work of queueing one, for an address without an account, so that the time of an
 * answer does not tell (AU07). The clean-up removes it with the mails that were sent.
 */
export async function queueForNobody(tx: Tx, mail: QueuedMail, now: Date): Promise<void> {
  const times = { queuedAt: now, nextAttemptAt: now, sentAt: now }
  await tx.query(insertForNobody({ ...mail, kind: 'nobody', toAddress: '', subject: '', ...times }))
}

/** Removes the mails to a person whose account ends, sent or not. */
export async function removeOf(tx: Tx, recipientId: string): Promise<void> {
  await tx.query({
    name: 'outgoing-mail-remove-of',
    text: 'delete from outgoing_mail where recipient_id = $1',
    values: [recipientId],
  })
}

/**
 * Claims mails that are due, for as long as the lease: two senders never hold the same one, and a sender that dies
 * leaves its mails to the next. No transaction is open while the mail server is spoken to.
 */
export async function claimDue(db: Queryable, now: Date, leaseSeconds: number, count: number): Promise<ClaimedMail[]> {
  const { rows } = await db.query<ClaimedMail>({
    name: 'outgoing-mail-claim',
    text: `update outgoing_mail set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $2)
           where id in (
             select id from outgoing_mail
             where sent_at is null and given_up_at is null and next_attempt_at <= $1
             order by next_attempt_at limit $3 for update skip locked)
           returning ${claimed}`,
    values: [now, leaseSeconds, count],
  })
  return rows
}

/** Keeps a mail for as long as the lease again, unless another sender has claimed it since. */
export async function renewLease(
  db: Queryable,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  now: Date,
  leaseSeconds: number,
): Promise<void> {
  await db.query({
    name: 'outgoing-mail-renew',
    text: `update outgoing_mail set next_attempt_at = $3::timestamptz + make_interval(secs => $4)
           where id = $1 and attempts = $2 and sent_at is null`,
    values: [id, attempts, now, leaseSeconds],
  })
}

/** Notes that a mail has left, and keeps of it what its person reads in the copy of their data: kind, subject and days. */
export async function markSent(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query({
    name: 'outgoing-mail-sent',
    text: `update outgoing_mail set sent_at = $2, last_error = null, html = null, text = null, calendar = null,
             asked = null, to_address = '', reply_to = null
           where id = $1`,
    values: [id, at],
  })
}

/** Notes a failed attempt; without a next one the mail is given up, and stays a while for the operator to see. */
export async function markFailed(db: Queryable, id: string, error: string, at: Date, next: Date | null): Promise<void> {
  await db.query({
    name: 'outgoing-mail-failed',
    text: `update outgoing_mail set last_error = $2, next_attempt_at = coalesce($4, next_attempt_at),
             given_up_at = case when $4::timestamptz is null then $3::timestamptz end
           where id = $1`,
    values: [id, error, at, next],
  })
}

const counts = selectList({
  waiting: 'count(*) filter (where given_up_at is null)',
  givenUp: 'count(*) filter (where given_up_at is not null)',
  ageSeconds: `coalesce(extract(epoch from now() - min(queued_at) filter (where given_up_at is null)), 0)::float8`,
})

/** How many mails wait and for how long the oldest has, in seconds, and how many were given up. */
export async function countMails(db: Queryable): Promise<{ waiting: number; ageSeconds: number; givenUp: number }> {
  const { rows } = await db.query<{ waiting: number; ageSeconds: number; givenUp: number }>({
    name: 'outgoing-mail-count',
    text: `select ${counts} from outgoing_mail where sent_at is null`,
  })
  return rows[0] ?? { waiting: 0, ageSeconds: 0, givenUp: 0 }
}
