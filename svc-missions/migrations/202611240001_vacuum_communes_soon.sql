-- Every list looks into an index of the communes that have missions. One that gets its first mission is looked up in the
-- table as well, until the table is vacuumed: after fifty of them, and not after a fifth of all communes.
alter table communes set (autovacuum_vacuum_threshold = 50, autovacuum_vacuum_scale_factor = 0);
