-- What became of the data of people who left: which service has erased its part, when, and how many rows it took. The
-- proof that it was done, so it holds nothing of the person but the id; the receipt that they were given is a hash.
create table erasures (
  user_id uuid primary key,
  receipt_hash bytea not null unique,
  asked_at timestamptz not null,
  -- Name of the part → { at, rows }.
  parts jsonb not null default '{}',
  done_at timestamptz
);
create index erasures_open on erasures (asked_at) where done_at is null;
