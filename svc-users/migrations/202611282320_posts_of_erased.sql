-- no transaction
-- The post of somebody of the staff, in their own words, was left with the account when it was erased.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from users where id > last order by id limit 1000) as next;
    exit when batch is null;
    update users set organisation_position = null, organisation_position_other = null, headquarters_service = null
      where id = any(batch) and status = 'deleted'
        and (organisation_position is not null or organisation_position_other is not null or headquarters_service is not null);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
