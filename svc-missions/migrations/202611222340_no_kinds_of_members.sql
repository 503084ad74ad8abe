-- no transaction
-- What somebody is trained for stands in their own token, and here no more.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from members_v1 where id > last order by id limit 1000) as next;
    exit when batch is null;
    update members_v1 set volunteer_kinds = '{}' where id = any(batch) and volunteer_kinds <> '{}';
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
