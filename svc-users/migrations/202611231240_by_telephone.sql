-- Accounts without an e-mail address, which a team keeps for people who call, until their owner takes them over.
alter table users add column opened_by_telephone_at timestamptz, add column claimed_at timestamptz;
alter table users drop constraint users_email_kept_until_deletion,
  add constraint users_email_kept_until_deletion
    check (email is not null or status = 'deleted' or opened_by_telephone_at is not null) not valid;

-- What somebody agreed to by telephone: the words that were read out, when and by whom. Rows are only added, and go
-- with the account.
create table telephone_consents (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  purpose text not null,
  at timestamptz not null,
  noted_by uuid not null,
  text_version text not null,
  language text not null,
  words text not null
);
create index telephone_consents_of_person on telephone_consents (user_id, at);

-- The code of the last letter of each person, hashed: whoever has it takes the account over.
create table claim_codes (
  user_id uuid primary key,
  code_hash bytea not null unique,
  expires_at timestamptz not null,
  made_by uuid not null,
  made_count integer not null,
  made_since timestamptz not null
);
create index claim_codes_by_end on claim_codes (expires_at);

-- What a mail would have told somebody who has no e-mail address.
create table calls_to_make (
  id uuid primary key,
  -- The fact, the mail that it would have been, and the person: each once.
  dedupe_key text not null unique,
  user_id uuid not null,
  kind text not null,
  mission_id uuid,
  subject text not null,
  body text not null,
  since timestamptz not null,
  -- From when on it is of no use any more.
  until timestamptz,
  outcome text,
  done_at timestamptz
);
create index calls_to_make_of_person on calls_to_make (user_id);
create index calls_to_make_open on calls_to_make (since, id) where outcome is null;
create index calls_to_make_by_age on calls_to_make (since);

-- One more purpose of codes that are mailed.
alter table codes drop constraint codes_purpose,
  add constraint codes_purpose check (purpose in ('confirm_email', 'reset_password', 'claim_account')) not valid;
