-- A pause may be open-ended, and searches of missions may be kept.
update users set engagement = (engagement - 'pausedUntil') || jsonb_build_object(
    'pause', case when engagement ->> 'pausedUntil' is null then 'null'::jsonb
      else jsonb_build_object('until', engagement -> 'pausedUntil') end,
    'savedSearches', '[]'::jsonb)
  where engagement is not null and not engagement ? 'pause';

-- What members tell of their work may tell of an illness, so it is sealed as well: under a key of its own, because who
-- withdraws the consent to health answers loses that key and keeps this one.
alter table health_keys.keys add column kind text not null default 'health';
alter table health_keys.keys add constraint keys_kind check (kind in ('health', 'work'));
alter table health_keys.keys drop constraint keys_pkey, add primary key (user_id, kind);
alter table health_answers drop constraint health_answers_group;
alter table health_answers
  add constraint health_answers_group check (field_group in ('illness', 'comorbidities', 'work'));

-- Who read what is kept for a year. Rows may only go once they are older, whoever asks, and what the last of them was
-- stays: the chain of those that are left begins there.
create table health_reads_forgotten (
  last_id bigint primary key,
  last_hash bytea not null,
  forgotten integer not null,
  at timestamptz not null
);
create trigger health_reads_forgotten_append_only before update or delete or truncate on health_reads_forgotten
  for each statement execute function refuse_change();

create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.at >= now() - interval '1 year' then
    raise exception '% is append-only for a year', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
drop trigger health_reads_append_only on health_reads;
create trigger health_reads_append_only before update or truncate on health_reads
  for each statement execute function refuse_change();
create trigger health_reads_kept_for_a_year before delete on health_reads
  for each row execute function refuse_early_removal();

do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant delete on health_reads to %I', app);
    execute format('revoke update, delete on health_reads_forgotten from %I', app);
  end if;
end $$;
