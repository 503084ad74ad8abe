-- How far the stream of this service reaches, as the broker has acknowledged: by it a relay that has just started sees
-- that the stream has lost its newest facts.
create table stream_ends (
  stream text primary key,
  sequence bigint not null
);
