-- no transaction
-- What changed last until now is all that is known.
do $$
declare
  batch uuid[];
begin
  loop
    select array_agg(id) into batch from (
      select id from articles where text_changed_at is null order by id limit 1000 for update
    ) as next;
    exit when batch is null;
    update articles set text_changed_at = updated_at where id = any(batch);
    commit;
  end loop;
end $$;
