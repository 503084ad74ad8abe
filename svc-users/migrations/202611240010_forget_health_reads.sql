-- The record of who read what takes no delete from the service any more. What is a year old goes by this function alone,
-- which belongs to the owner: from the beginning of the chain up to the first row that is younger. It notes how many rows
-- went, and the hash of the last.
create function forget_health_reads(before timestamptz, noted_at timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last health_reads;
  forgotten integer;
begin
  perform pg_advisory_xact_lock(hashtext('health_reads'));
  select * into last from health_reads
    where id < coalesce((select min(id) from health_reads where at >= before), 9223372036854775807)
    order by id desc limit 1;
  if not found then
    return 0;
  end if;
  delete from health_reads where id <= last.id;
  get diagnostics forgotten = row_count;
  insert into health_reads_forgotten (last_id, last_hash, forgotten, at)
    values (last.id, last.hash, forgotten, noted_at);
  return forgotten;
end $$;
revoke execute on function forget_health_reads from public;

do $$
declare app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant execute on function forget_health_reads to %I', app);
    execute format('revoke delete on health_reads from %I', app);
    execute format('revoke insert on health_reads_forgotten from %I', app);
  end if;
end $$;
