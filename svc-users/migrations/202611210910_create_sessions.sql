-- A session is one family of refresh tokens: one device, from sign-in to sign-out.

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- Whether the cookie outlives the browser: the visitor's "keep me signed in".
  kept boolean not null
);
create index sessions_open on sessions (user_id) where ended_at is null;

-- Tokens are stored as SHA-256 only. A used row stays: presenting it again later is how a theft is noticed.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- Wrong passwords in a row, per address typed: known or not, so that the limit does not tell which accounts exist.
-- The address is hashed: people also type passwords and other people's addresses here.
create table sign_in_failures (
  address_hash bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);
