-- Searches that people keep, what each asks for, and when it tells them of a new mission. Words that somebody typed are
-- among them: they are in no event.
create table kept_searches (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  query text not null,
  search text not null,
  filters jsonb not null,
  near text,
  tell text not null check (tell in ('never', 'digest', 'at_once')),
  kept_at timestamptz not null,
  unique (user_id, query)
);
create index kept_searches_telling on kept_searches (tell) where tell <> 'never';
