-- Facts that this service tells the others, written in the transaction of the change they tell of.
create table outbox (
  id bigint generated always as identity primary key,
  event_id uuid not null unique,
  subject text not null,
  type text not null,
  version integer not null,
  aggregate_id text not null,
  aggregate_version integer not null,
  payload jsonb not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  published_at timestamptz,
  attempts integer not null default 0,
  last_error text
);

-- The relay reads by this claim and never by a cursor: sequence order is not commit order.
create index outbox_pending on outbox (id) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

-- What each consumer of this service has already done, in the transaction of what it did.
create table inbox (
  consumer text not null,
  event_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (consumer, event_id)
);

create index inbox_received on inbox (received_at);

-- Messages that a consumer could not handle: parked here for a person to see and replay, while the rest goes on.
create table dead_letters (
  id bigint generated always as identity primary key,
  consumer text not null,
  message_id text not null,
  subject text not null,
  payload text not null,
  error text not null,
  deliveries integer not null,
  created_at timestamptz not null default now(),
  replayed_at timestamptz,
  unique (consumer, message_id)
);
