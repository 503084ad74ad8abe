-- The log of activity, the newest first.
create index activity_by_time on activity (at, id);
