-- contract
-- The release before reads keys as the usual role: apply this when it runs no more and nobody will go back to it.
do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('revoke select, insert, update, delete on answer_keys.keys from %I', app);
  end if;
end $$;
