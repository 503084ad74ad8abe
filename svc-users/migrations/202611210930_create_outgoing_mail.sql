-- Mails are queued in the transaction of what they tell about, and sent afterwards: a mail goes out if and only if the
-- change took place. `dedupe_key` makes queueing the same mail again a no-op.
create table outgoing_mail (
  id uuid primary key,
  dedupe_key text not null unique,
  kind text not null,
  recipient_id uuid not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  -- Emptied once sent: what people were told is not kept longer than needed.
  html text,
  text text,
  calendar text,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index outgoing_mail_due on outgoing_mail (next_attempt_at) where sent_at is null and given_up_at is null;
create index outgoing_mail_by_recipient on outgoing_mail (recipient_id);
