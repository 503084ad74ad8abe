-- no transaction
create index concurrently if not exists missions_of_series on missions (series_id, start_at) where series_id is not null;
