-- Where each consumer is in the stream that it reads, written in the transaction of what it did. `second_looks` is
-- still read by the release before; the next release drops it.
create table stream_places (
  consumer text primary key,
  stream text not null,
  -- A stream that was made anew counts from one again.
  stream_created text not null,
  -- Raised whenever reading begins anew: a reader that does not know it yet moves nothing.
  epoch integer not null default 0,
  sequence bigint not null default 0,
  -- Of the message at this place: another one there shows a broker that lost its newest messages.
  message_id text,
  -- Another process of the service that came too late at this place, and when.
  rival text,
  rival_at timestamptz
);

-- When an event that could not be handled is tried again; null where it is parked for a person.
alter table dead_letters add column retry_at timestamptz;
