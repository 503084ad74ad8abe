-- People, their account and what they offer (docs: decisions on entities, User). Health and work blocks come later in
-- tables of their own: this table is read by lists, and must never hold a health answer.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- French order of names: É beside E, and no difference between capitals before the letters differ.
create collation if not exists french (provider = icu, locale = 'fr-FR');

-- What a search compares: without accents and capitals. Declared immutable so that an index may hold it; it stays so
-- as long as the unaccent dictionary is the one of the extension.
create function plain(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent(value));

create table users (
  id uuid primary key,
  version integer not null,
  session_version integer not null default 0,

  email text,
  first_name text not null collate french,
  last_name text not null collate french,
  gender text not null default 'unknown',
  birth_date date,
  phone text,
  postal_code text,
  city text,
  department_code text,
  avatar_key text,
  language text not null,

  role text not null,
  status text not null,
  status_reason text,
  status_changed_at timestamptz not null,
  status_changed_by uuid,
  identity_provider text not null,
  password_hash text,
  email_verified_at timestamptz,
  approved_at timestamptz,
  approved_by uuid,
  invited_by uuid,
  invitation_sent_at timestamptz,
  invitation_expires_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,

  profile_type text,
  volunteer_kinds text[] not null default '{}',
  engagement jsonb,

  organisation_position text,
  organisation_position_other text,
  headquarters_service text,
  public_contact_email text,

  terms_version text,
  terms_at timestamptz,
  charter_version text,
  charter_at timestamptz,
  health_consent_version text,
  health_consent_at timestamptz,
  matching_consent_at timestamptz,
  co_participant_visibility boolean not null default false,
  newsletter boolean not null default false,
  digest text not null default 'weekly',
  staff_frequency text not null default 'realtime',

  tutorial_status text not null default 'not_started',
  tutorial_step integer not null default 0,
  tutorial_completed_steps text[] not null default '{}',
  tutorial_updated_at timestamptz,

  -- Copy of what the missions' events say (table participations), kept here so that a list can sort by it.
  participation_count integer not null default 0,

  constraint users_role check (role in ('admin', 'headquarter_referent', 'referent', 'member')),
  constraint users_status check (status in ('pending_approval', 'validated', 'suspended', 'deleted')),
  constraint users_email_kept_until_deletion check (email is not null or status = 'deleted'),
  constraint users_deletion_is_dated check ((status = 'deleted') = (deleted_at is not null))
);

create unique index users_email_key on users (lower(email));
create index users_by_creation on users (created_at, id);
create index users_by_login on users (last_login_at desc nulls last, id desc);
create index users_by_name on users (last_name, first_name, id);
create index users_by_participations on users (participation_count, id);
create index users_by_status on users (status, created_at, id);
create index users_by_department on users (department_code, status, last_name, id);
create index users_staff on users (role, status) where role <> 'member';
create index users_text on users
  using gin (plain(' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops);
