-- no transaction
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
      from (select id from users where id > last order by id limit 1000) as next;
    exit when batch is null;
    update users set volunteer_standings = (
        select jsonb_agg(jsonb_build_object('kind', kind,
          'declaredAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'confirmedAt', null, 'confirmedBy', null, 'validUntil', null, 'purpose', null) order by place)
        from unnest(volunteer_kinds) with ordinality as declared(kind, place))
      where id = any(batch) and volunteer_kinds <> '{}' and volunteer_standings = '[]';
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
