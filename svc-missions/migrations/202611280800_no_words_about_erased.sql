-- no transaction
-- The newest facts of each participation are kept for ever: no more with the words of a team to somebody who is erased,
-- or what that person shared, and of nobody with health as the reason why they left.
do $$
declare
  batch bigint[];
  last bigint := 0;
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from outbox where id > last order by id limit 1000) as next;
    exit when batch is null;
    update outbox set payload = jsonb_set(payload, '{data,reasonCode}', '"other"')
      where id = any(batch) and payload #>> '{data,reasonCode}' = 'health_reasons';
    update outbox set payload = erased.payload
      from (
        select o.id, jsonb_set(jsonb_set(o.payload #- '{data,message}',
          '{data,texts}', '[]', false),
          '{data,sharedHealthFields}', '[]', false) as payload
        from outbox o join members_v1 m on m.deleted and m.id = (o.payload #>> '{data,userId}')::uuid
        where o.id = any(batch)
      ) erased
      where outbox.id = erased.id and outbox.payload <> erased.payload;
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
