-- no transaction
-- What is open, in the order of its titles; letters as the search reads them.
create index concurrently if not exists missions_browse_by_title on missions (plain_text(title), id)
  where approval_status = 'approved' and closed_at is null and deleted_at is null;
