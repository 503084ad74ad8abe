-- What is tried again is looked for by its time.
-- no transaction
create index concurrently if not exists dead_letters_retry on dead_letters (retry_at) where retry_at is not null;
