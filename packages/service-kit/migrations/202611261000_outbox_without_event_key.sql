-- Ids of facts are drawn at random, and nobody looks for a fact by its id: an index of them is written twice for each
-- fact, at places that have nothing in common.
alter table outbox drop constraint if exists outbox_event_id_key;
