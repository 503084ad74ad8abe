-- A day of keys is read once an hour by the cleaning; an index of their age is written by each request.
-- no transaction
drop index concurrently if exists idempotency_created;
