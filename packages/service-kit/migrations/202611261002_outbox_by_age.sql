-- A range of days for each hundred pages, for the hourly cleaning; it costs a new fact nothing.
-- no transaction
create index concurrently if not exists outbox_by_age on outbox using brin (created_at);
