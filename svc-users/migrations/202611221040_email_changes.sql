-- The address that somebody wants in place of the one of their account, until they have confirmed it.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  -- Null once it is settled: how often was asked still counts.
  new_email text,
  asked_at timestamptz not null,
  asked_count integer not null,
  asked_since timestamptz not null
);
create index email_changes_by_address on email_changes (lower(new_email)) where new_email is not null;
