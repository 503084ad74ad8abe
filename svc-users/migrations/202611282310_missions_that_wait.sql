-- Version of the event that told that a mission waits for an answer: it still needs somebody to run it, though nobody can
-- join it. It waits while `open_version` is the same, so that what a release before hears of later counts as well. Null
-- where no event has told of it yet: a mission of before may be over, and nobody could hand that one over.
alter table mission_titles add column waiting_version integer;
