-- no transaction
-- What waits for approval is counted in the order in which it was submitted.
drop index concurrently if exists missions_to_approve_newest;
