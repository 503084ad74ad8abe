-- Keys of answers to studies are read by a role of their own, which the service reaches on a way of its own
-- (ANSWER_KEYS_DATABASE_URL). What they seal goes with them in one transaction of the service's usual role, so that role
-- destroys keys by this function, and reads none.
create function answer_keys.destroy(study text, of_number integer) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from answer_keys.keys where mission_id = study and (of_number is null or number = of_number)
$$;
revoke execute on function answer_keys.destroy from public;

do $$
declare
  app text := current_database() || '_app';
  reader text := current_database() || '_keys';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant execute on function answer_keys.destroy to %I', app);
  end if;
  if exists (select from pg_roles where rolname = reader) then
    execute format('grant usage on schema answer_keys to %I', reader);
    execute format('grant select, insert, update on answer_keys.keys to %I', reader);
  end if;
end $$;
