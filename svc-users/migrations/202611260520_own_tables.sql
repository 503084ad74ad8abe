-- How somebody wants the tables of the platform, so that another device takes it over. Read by the person alone; in no
-- event.
create table own_tables (
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  choice jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, name)
);
