-- no transaction
do $$
declare
  batch text[];
  last text := '';
begin
  loop
    select array_agg(id order by id) into batch from (select id from missions where id > last order by id limit 1000) as next;
    exit when batch is null;
    -- Nobody takes a place between the look at the seats and the bit that says so.
    perform from mission_seats where mission_id = any(batch) order by mission_id for update;
    -- The trigger adds the other bits.
    update missions m set traits = case when s.capacity is null or s.capacity > s.validated + s.invited then 2 else 0 end
      from mission_seats s where s.mission_id = m.id and m.id = any(batch);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
