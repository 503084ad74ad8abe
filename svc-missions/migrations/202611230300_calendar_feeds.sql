-- Who has an address for their calendar; of its secret the hash alone.
create table calendar_feeds (
  user_id uuid primary key,
  secret_hash text not null unique,
  created_at timestamptz not null
);
