-- How far each stream has been looked through for events that the broker never delivered.
create table second_looks (
  stream text primary key,
  -- A stream that was made anew counts from one again.
  stream_created text not null,
  sequence bigint not null
);
