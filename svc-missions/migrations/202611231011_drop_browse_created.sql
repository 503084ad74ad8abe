-- no transaction
-- An index of the same order has the commune as well.
drop index concurrently if exists missions_browse_created;
