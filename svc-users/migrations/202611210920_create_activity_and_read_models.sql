create table activity (
  id uuid primary key,
  type text not null,
  actor_id uuid not null,
  target_type text,
  target_id text,
  metadata jsonb not null default '{}',
  at timestamptz not null
);
create index activity_by_actor on activity (actor_id, at);
create index activity_by_target on activity (target_type, target_id, at);

-- What other tables of this service need to know of missions, from missions.mission.* alone; can be rebuilt from the
-- stream. `version` guards the content, `open_version` the state: an event tells one or both.
create table mission_titles (
  mission_id uuid primary key,
  version integer not null,
  title text not null,
  department_code text,
  manager_ids uuid[] not null,
  start_at timestamptz not null,
  end_at timestamptz,
  open boolean not null default false,
  open_version integer not null default 0
);
create index mission_titles_by_manager on mission_titles using gin (manager_ids);
create index mission_titles_open on mission_titles (department_code, start_at) where open;

-- Who takes part in which mission, from missions.participant.* alone; can be rebuilt from the stream.
create table participations (
  user_id uuid not null,
  mission_id uuid not null,
  version integer not null,
  state text not null,
  primary key (user_id, mission_id),
  constraint participations_state check (state in ('waiting', 'invited', 'validated', 'rejected', 'withdrawn'))
);
create index participations_by_mission on participations (mission_id, state);
