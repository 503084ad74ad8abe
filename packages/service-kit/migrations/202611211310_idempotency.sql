-- What a person has already asked for, under the key of that intent, written in the transaction of its effect.
create table idempotency (
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash text not null,
  -- Empty only inside the transaction that does the work: nobody else ever reads such a row.
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create index idempotency_created on idempotency (created_at);
