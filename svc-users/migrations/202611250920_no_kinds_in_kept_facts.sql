-- no transaction
-- Facts say nothing of what somebody is trained for since decision 108. The newest of each account is kept for ever, so
-- those of accounts that nobody has touched since still said it.
do $$
declare
  batch bigint[];
  last bigint := 0;
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from outbox where id > last order by id limit 1000) as next;
    exit when batch is null;
    update outbox set payload = jsonb_set(payload, '{data,volunteerKinds}', '[]')
      where id = any(batch) and payload #> '{data,volunteerKinds}' <> '[]';
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
