-- Who took which list away is kept for a year, and what they searched for 30 days: the words can be a name or an illness.
-- Whoever asks, nothing younger goes and nothing takes its place. A day less than the job waits, for clocks that differ.
create function refuse_early_end_of_export() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' + interval '1 day' then
      return old;
    end if;
  elsif old.at < now() - interval '29 days'
    and to_jsonb(new) = jsonb_set(to_jsonb(old), '{asked}', old.asked - array['search', 'filters']) then
    return new;
  end if;
  raise exception '% is append-only until its time is over', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger exports_append_only on exports;
create trigger exports_append_only before truncate on exports
  for each statement execute function refuse_change();
create trigger exports_kept before update or delete on exports
  for each row execute function refuse_early_end_of_export();
