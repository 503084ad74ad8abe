-- Only the hourly cleaning asked when facts were sent; it now goes by their age.
-- no transaction
drop index concurrently if exists outbox_published;
