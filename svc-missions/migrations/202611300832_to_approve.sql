-- no transaction
-- What waits for approval, the longest first. Who made it may not approve it; and the index alone is read only where it
-- holds the columns of its expression as well.
create index concurrently if not exists missions_to_approve on missions (coalesce(submitted_at, created_at), id)
  include (submitted_at, created_at, creator_id)
  where approval_status = 'waiting_for_approval' and rejected_at is null and closed_at is null and deleted_at is null;
