-- Who was asked whether they want to keep their account, after nearly two years without a visit.
create table inactivity_notices (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null,
  asked_again_at timestamptz
);
-- The latest that an account by itself tells of a visit; sessions that go on are asked besides.
create index users_by_last_visit on users (greatest(last_login_at, approved_at, created_at)) where status = 'validated';
