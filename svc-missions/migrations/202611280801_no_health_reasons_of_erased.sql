-- no transaction
-- Of somebody who is erased, a participation says no more that they left for their health.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from members_v1 where deleted and id > last order by id limit 1000) as next;
    exit when batch is null;
    update participants set reason_code = 'other' where user_id = any(batch) and reason_code = 'health_reasons';
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
