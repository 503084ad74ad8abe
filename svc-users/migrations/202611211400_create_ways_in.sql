-- Codes sent by mail, one per purpose and address: a new one voids the old. Rows are kept for addresses without an
-- account too, so that neither answers nor tries tell which addresses have one; those have no user.
create table codes (
  purpose text not null,
  address_hash bytea not null,
  user_id uuid references users (id) on delete cascade,
  -- HMAC under a key of the installation: 40 bits alone could be guessed from a plain hash.
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  -- How many were sent since an instant, for the limit per hour.
  sent_count integer not null default 0,
  sent_since timestamptz not null,
  primary key (purpose, address_hash),
  constraint codes_purpose check (purpose in ('confirm_email', 'reset_password'))
);
create index codes_by_end on codes (expires_at);

-- One visit to the single sign-on provider: what its answer must match. Used rows stay until the clean-up, so that a
-- replayed answer is told from one that came too late.
create table sso_transactions (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sso_transactions_by_end on sso_transactions (expires_at);

-- A proven identity without an account, for as long as the person fills in the sign-up.
create table sso_signups (
  token_hash bytea primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sso_signups_by_end on sso_signups (expires_at);

-- Which account an identity of the provider opens: by issuer and subject, never by e-mail.
create table sso_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index sso_identities_by_user on sso_identities (user_id);

-- What somebody has begun to write in a form; never health answers.
create table drafts (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  content text not null,
  updated_at timestamptz not null,
  primary key (user_id, key)
);
create index drafts_by_age on drafts (updated_at);

-- When each recurring job ran last: whoever moves the time on runs it, so it runs once however many processes there are.
create table jobs (
  name text primary key,
  last_run_at timestamptz not null
);

-- Such as "Firefox, Windows"; empty when the browser does not say.
alter table sessions add column device text not null default '';
create index sessions_by_user on sessions (user_id, created_at);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
create index outgoing_mail_sent on outgoing_mail (sent_at) where sent_at is not null;

-- Day on which a suspension ends by itself.
alter table users add column suspended_until date;
create index users_suspended_until on users (suspended_until) where status = 'suspended' and suspended_until is not null;
