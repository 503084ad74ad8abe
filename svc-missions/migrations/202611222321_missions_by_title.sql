-- no transaction
-- The staff's missions of every state, in the order of their titles.
create index concurrently if not exists missions_by_title on missions (plain_text(title), id)
  where deleted_at is null;
