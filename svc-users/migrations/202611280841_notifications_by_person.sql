-- no transaction
-- What goes with the person whom it names.
create index concurrently if not exists notifications_about on notifications (about_id) where about_id is not null;
