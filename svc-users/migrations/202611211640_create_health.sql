-- What members tell of their health, sealed with a key of their own. Nothing here can be read without the key file of
-- the installation (HEALTH_KEYS_FILE), and nothing of it may be copied into another table.

-- The members' keys, wrapped in the installation's. A schema of their own, so that they are backed up apart and kept
-- for 30 days at most: a restored key would undo an erasure. Without its key, what is sealed is noise.
create schema health_keys;
create table health_keys.keys (
  user_id uuid primary key references users (id) on delete cascade,
  -- Name of the installation's key that wraps this one.
  wrapped_by text not null,
  wrapped bytea not null,
  created_at timestamptz not null
);
create index keys_by_wrapping on health_keys.keys (wrapped_by);

-- One row for each group of fields; `version` is sealed in, so that a row put back from another one does not open.
create table health_answers (
  user_id uuid not null references users (id) on delete cascade,
  field_group text not null,
  version integer not null,
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (user_id, field_group),
  constraint health_answers_group check (field_group in ('illness', 'comorbidities'))
);

-- Every consent given or withdrawn: proof, so rows are only ever added. What was agreed to is known by its hash.
create table consent_records (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  purpose text not null,
  given boolean not null,
  text_version text not null,
  text_hash bytea not null,
  language text not null,
  channel text not null,
  at timestamptz not null,
  constraint consent_records_purpose check (purpose in ('health', 'comorbidities', 'matching'))
);
create index consent_records_by_person on consent_records (user_id, purpose, id desc);

-- Who read which shared answers, written before they are handed out; each row holds the hash of the one before.
create table health_reads (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reader_id uuid not null,
  reader_role text not null,
  reader_department text,
  subject_id uuid not null,
  mission_id uuid not null,
  -- Names of the fields, never what was answered.
  fields text[] not null,
  request_id text,
  previous_hash bytea not null,
  hash bytea not null
);
create index health_reads_by_subject on health_reads (subject_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger consent_records_append_only before update or delete or truncate on consent_records
  for each statement execute function refuse_change();
create trigger health_reads_append_only before update or delete or truncate on health_reads
  for each statement execute function refuse_change();

-- Consents are read from their records alone.
alter table users
  drop column health_consent_version, drop column health_consent_at, drop column matching_consent_at;

-- Names of the answers that somebody shares with the team of this mission.
alter table participations add column shared_fields text[] not null default '{}';

do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant usage on schema health_keys to %I', app);
    execute format('grant select, insert, update, delete on health_keys.keys to %I', app);
    execute format('revoke update, delete on consent_records, health_reads from %I', app);
  end if;
end $$;
