-- no transaction
-- What somebody was, a patient or a former one, left with nothing else when the account was erased.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from users where id > last order by id limit 1000) as next;
    exit when batch is null;
    update users set profile_type = null where id = any(batch) and status = 'deleted' and profile_type is not null;
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
