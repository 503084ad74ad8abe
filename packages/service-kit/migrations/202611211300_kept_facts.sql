-- Facts are forgotten after 30 days, but not the newest of each key: from those a read model can be rebuilt although
-- the events that made it have expired. Null: nobody needs it when it is old.
alter table outbox add column fact_key text;
update outbox set fact_key = concat_ws(':', type, aggregate_id, payload -> 'data' ->> 'userId');
create index outbox_facts on outbox (fact_key, aggregate_version desc, id desc) where fact_key is not null;
create index outbox_by_aggregate on outbox (aggregate_id, id);
