-- What staff read once a day instead of at once, if they so choose. A line is removed when its mail is queued.
create table summary_lines (
  dedupe_key text primary key,
  recipient_id uuid not null,
  kind text not null,
  mission_id uuid not null,
  title text not null,
  due_at timestamptz not null
);
create index summary_lines_due on summary_lines (due_at);

-- For whom the new missions of a week or a month have been looked through.
create table digests (
  user_id uuid not null,
  period text not null,
  done_at timestamptz not null,
  primary key (user_id, period)
);

-- Since when a mission can be joined, so that a digest tells of what is new.
alter table mission_titles add column opened_at timestamptz;
create index mission_titles_opened on mission_titles (opened_at) where open;
