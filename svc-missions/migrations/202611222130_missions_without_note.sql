-- no transaction
-- What is over and has no closing note waits for its team, whether it was closed by the clock or not at all.
create index concurrently if not exists missions_without_note on missions (end_at)
  where approval_status = 'approved' and deleted_at is null and closing_note is null;
