-- Who may be counted by health criteria, from which day on and until which, as found once a day.
create table countable_members (
  user_id uuid not null references users (id) on delete cascade,
  department_code text,
  since date not null,
  until date,
  primary key (user_id, since)
);
create unique index countable_members_now on countable_members (user_id) where until is null;
create table countable_days (day date primary key);

-- Who asked for a number that was not known yet: the budget, and what the people counted read of it. Neither criteria
-- nor result. Kept for a year, like the log of reads.
create table health_questions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  day date not null,
  staff_id uuid not null,
  staff_role text not null,
  staff_department text,
  mission_id uuid not null,
  -- Whose members; null for everybody.
  department_code text
);
create index health_questions_by_department on health_questions (department_code, at);
create index health_questions_by_staff on health_questions (staff_id, at);
create trigger health_questions_append_only before update or truncate on health_questions
  for each statement execute function refuse_change();
create trigger health_questions_kept_for_a_year before delete on health_questions
  for each row execute function refuse_early_removal();

-- Numbers that were given, so that the same question gets the same one: under a keyed hash, which says nothing to
-- whoever lacks the key file.
create table health_counts (
  fingerprint bytea primary key,
  count integer,
  at timestamptz not null
);

-- How many people a draw was to ask; null for a count.
alter table health_searches add column wanted integer;

do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('revoke update on health_questions from %I', app);
  end if;
end $$;
