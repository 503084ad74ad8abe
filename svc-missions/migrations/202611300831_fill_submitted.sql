-- no transaction
-- What was submitted only when it was made stays without: then the creation counts.
do $$
declare
  batch text[];
  last text := '';
begin
  loop
    select array_agg(id order by id) into batch from (
      select id from missions where id > last and approval_status = 'waiting_for_approval' and deleted_at is null
      order by id limit 1000) as next;
    exit when batch is null;
    update missions m set submitted_at = again.at
      from (select h.mission_id, max(h.at) as at from mission_history h where h.mission_id = any(batch)
        and h.action in ('resubmit', 'edit_content', 'revoke_rejection') group by h.mission_id) as again
      where m.id = again.mission_id and m.submitted_at is null;
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;
