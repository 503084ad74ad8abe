-- Members' keys are read by a role of their own, which the service reaches on a way of its own (HEALTH_KEYS_DATABASE_URL).
-- What they seal goes with them in one transaction of the service's usual role, so that role destroys a key by this
-- function, and reads none.
create function health_keys.destroy(owner uuid, of_kind text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from health_keys.keys where user_id = owner and kind = of_kind
$$;
revoke execute on function health_keys.destroy from public;

do $$
declare
  app text := current_database() || '_app';
  reader text := current_database() || '_keys';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant execute on function health_keys.destroy to %I', app);
  end if;
  if exists (select from pg_roles where rolname = reader) then
    execute format('grant usage on schema health_keys to %I', reader);
    execute format('grant select, insert, update on health_keys.keys to %I', reader);
  end if;
end $$;
