-- Since when a mission waits for approval: its list is sorted by that, and the history of each would be read for it.
-- Null where it never was, or only when it was made: then the creation counts.
alter table missions add column submitted_at timestamptz;
