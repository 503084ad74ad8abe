-- no transaction
-- What is scheduled is decided: it does not wait for a review any more.
do $$
declare
  batch uuid[];
begin
  loop
    select array_agg(id) into batch from (
      select id from articles
        where status = 'draft' and published_at is not null and submitted_for_review_at is not null
        order by id limit 1000 for update
    ) as next;
    exit when batch is null;
    update articles set submitted_for_review_at = null where id = any(batch);
    commit;
  end loop;
end $$;
