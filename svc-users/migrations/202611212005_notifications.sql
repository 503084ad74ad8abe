-- What happened and concerns somebody: written with the mail that tells of it, so that who reads no mail finds it too.
create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  dedupe_key text not null unique,
  at timestamptz not null,
  kind text not null,
  title text not null,
  path text not null,
  read_at timestamptz
);
create index notifications_by_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (at);
