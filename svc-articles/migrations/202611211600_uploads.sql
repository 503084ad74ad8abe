-- Files that people bring: announced, checked when their bytes are there, and then ready for good.
alter table files
  add column purpose text,
  add column target_id uuid,
  add column name text,
  add column width integer,
  add column height integer,
  add column state text not null default 'ready',
  add column refused_with text,
  add column token_hash bytea,
  add column expires_at timestamptz,
  add constraint files_state check (state in ('awaiting', 'ready', 'refused', 'removed'));

create index files_by_owner on files (owner_id, created_at);
create index files_to_clean on files (expires_at) where state <> 'ready';

-- Read model of users.user.* events: what decides who may see whose picture, and which articles concern somebody.
create table readers_v1 (
  user_id uuid primary key,
  version integer not null,
  role text not null,
  department_code text,
  language text not null,
  interest_domains text[] not null,
  deleted boolean not null
);

-- Read models of missions.mission.* and missions.participant.*: who may open the documents of a workspace.
create table mission_teams_v1 (
  mission_id uuid primary key,
  version integer not null,
  manager_ids uuid[] not null,
  department_code text,
  deleted boolean not null
);
create index mission_teams_v1_managers on mission_teams_v1 using gin (manager_ids);

create table mission_people_v1 (
  mission_id uuid not null,
  user_id uuid not null,
  version integer not null,
  takes_part boolean not null,
  primary key (mission_id, user_id)
);
create index mission_people_v1_by_user on mission_people_v1 (user_id) where takes_part;

-- When recurring work was last begun, by whichever process.
create table jobs (
  name text primary key,
  last_run_at timestamptz not null
);

-- Which files an article shows: its cover, its attachments, the pictures of its text. They may be read with it.
create table article_files (
  article_id uuid not null references articles (id),
  key text not null,
  primary key (article_id, key)
);
create index article_files_by_key on article_files (key);
