-- Who created a mission reads its page while it waits for approval, also where others run it, and may write about it.
-- Null where no event has told of it yet: such a mission is known to those alone who run it or are of its territory.
alter table mission_titles add column creator_id uuid;
