import type { Queryable, Tx } from '@ensemble/service-kit/database'

export interface QueuedMail {
  id: string
  /** The same fact, mail and person: queueing it again does nothing. */
  dedupeKey: string
  kind: string
  recipientId: string
  toAddress: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  /** An iCalendar file, for mails that confirm a date. */
  calendar: string | null
  /** The click that asks for it, as the logs name it. */
  requestId: string | null
  traceparent: string | null
}

export interface ClaimedMail extends QueuedMail {
  attempts: number
}

/** @param now when it is due */
export async function queue(tx: Tx, mail: QueuedMail, now: Date): Promise<void> {
  await tx.query({
    name: 'outgoing-mail-queue',
    text: `insert into outgoing_mail
             (id, dedupe_key, kind, recipient_id, to_address, reply_to, subject, html, text, calendar, request_id, traceparent,
              queued_at, next_attempt_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
           on conflict (dedupe_key) do nothing`,
    values: [
      mail.id,
      mail.dedupeKey,
      mail.kind,
      mail.recipientId,
      mail.toAddress,
      mail.replyTo,
      mail.subject,
      mail.html,
      mail.text,
      mail.calendar,
      mail.requestId,
      mail.traceparent,
      now,
    ],
  })
}

/**
 * Writes a mail that nobody gets: the work of queueing one, for an address without an account, so that the time of an
 * answer does not tell (AU07). The clean-up removes it with the mails that were sent.
 */
export async function queueForNobody(tx: Tx, mail: QueuedMail, now: Date): Promise<void> {
  await tx.query({
    name: 'outgoing-mail-queue-for-nobody',
    text: `insert into outgoing_mail
             (id, dedupe_key, kind, recipient_id, to_address, subject, queued_at, next_attempt_at, sent_at)
           values ($1, $2, 'nobody', $3, '', '', $4, $4, $4)`,
    values: [mail.id, mail.dedupeKey, mail.recipientId, now],
  })
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
           returning id, dedupe_key as "dedupeKey", kind, recipient_id as "recipientId", to_address as "toAddress",
             reply_to as "replyTo", subject, html, text, calendar, request_id as "requestId", traceparent, attempts`,
    values: [now, leaseSeconds, count],
  })
  return rows
}

export async function markSent(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query({
    name: 'outgoing-mail-sent',
    text: `update outgoing_mail set sent_at = $2, last_error = null, html = null, text = null, calendar = null
           where id = $1`,
    values: [id, at],
  })
}

/** Notes a failed attempt; without a next one the mail is given up, and stays for the operator to see. */
export async function markFailed(db: Queryable, id: string, error: string, at: Date, next: Date | null): Promise<void> {
  await db.query({
    name: 'outgoing-mail-failed',
    text: `update outgoing_mail set last_error = $2, next_attempt_at = coalesce($4, next_attempt_at),
             given_up_at = case when $4::timestamptz is null then $3::timestamptz end
           where id = $1`,
    values: [id, error, at, next],
  })
}

/** How many mails wait and for how long the oldest has, in seconds, and how many were given up. */
export async function countMails(db: Queryable): Promise<{ waiting: number; ageSeconds: number; givenUp: number }> {
  const { rows } = await db.query<{ waiting: number; ageSeconds: number; givenUp: number }>({
    name: 'outgoing-mail-count',
    text: `select count(*) filter (where given_up_at is null) as waiting,
             count(*) filter (where given_up_at is not null) as "givenUp",
             coalesce(extract(epoch from now() - min(queued_at) filter (where given_up_at is null)), 0)::float8
               as "ageSeconds"
           from outgoing_mail where sent_at is null`,
  })
  return rows[0] ?? { waiting: 0, ageSeconds: 0, givenUp: 0 }
}
