-- Who looked for people by criteria and when, for the daily limit: neither criteria nor result.
create table health_searches (
  id bigint generated always as identity primary key,
  staff_id uuid not null,
  mission_id uuid not null,
  at timestamptz not null
);
create index health_searches_by_staff on health_searches (staff_id, at);

-- Members drawn for a mission: counted among those who were asked until the event of the invitation is here.
create table blind_draws (
  mission_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  drawn_at timestamptz not null,
  primary key (mission_id, user_id)
);
create index blind_draws_by_user on blind_draws (user_id, drawn_at);
