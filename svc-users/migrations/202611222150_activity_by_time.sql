-- no transaction
-- The log of activity, the newest first.
create index concurrently if not exists activity_by_time on activity (at, id);
