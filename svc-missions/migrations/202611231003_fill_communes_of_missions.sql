-- no transaction
do $$
declare
  batch text[];
  last text := '';
begin
  loop
    select array_agg(id order by id) into batch from (select id from missions where id > last order by id limit 1000) as next;
    exit when batch is null;
    -- The trigger works it out.
    update missions set mode = mode where id = any(batch) and mode <> 'remote' and commune_id = 0;
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
