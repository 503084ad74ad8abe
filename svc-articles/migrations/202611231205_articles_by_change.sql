-- no transaction
-- The table of those who write and publish: all articles, the last that changed first.
create index concurrently if not exists articles_by_change on articles (updated_at desc, id desc) where deleted_at is null;
