-- What a study asks; see contracts/missions/questionnaire.
alter table missions add column questionnaire jsonb, add column answers_erased_at timestamptz;

-- The keys that seal answers, wrapped in the installation's (ANSWER_KEYS_FILE). A schema of their own, so that they are
-- backed up apart and briefly: a restored key would undo an erasure. Without its key, what is sealed is noise.
create schema answer_keys;
create table answer_keys.keys (
  mission_id text not null,
  number integer not null,
  -- Name of the installation's key that wraps this one.
  wrapped_by text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (mission_id, number)
);
create index keys_by_wrapping on answer_keys.keys (wrapped_by, mission_id, number);

-- What one person answers to one study, under a number drawn by lot: the team reads the number, never the person.
create table questionnaire_answers (
  mission_id text not null references missions (id),
  number integer not null,
  user_id uuid not null,
  -- Sealed in, so that a row put back from another one does not open.
  version integer not null,
  sealed bytea not null,
  consented_at timestamptz not null,
  -- Of the text that was agreed to.
  consent_hash bytea not null,
  saved_at timestamptz not null,
  -- Null while somebody is still at it.
  sent_at timestamptz,
  primary key (mission_id, number),
  constraint questionnaire_answers_once unique (mission_id, user_id)
);
create index questionnaire_answers_of_person on questionnaire_answers (user_id);

do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant usage on schema answer_keys to %I', app);
    execute format('grant select, insert, update, delete on answer_keys.keys to %I', app);
  end if;
end $$;

alter table exports drop constraint exports_list,
  add constraint exports_list check (list in ('missions', 'participants', 'questionnaire')) not valid;
