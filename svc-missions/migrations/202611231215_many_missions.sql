-- A mission that takes place several times is one mission for each date, and these know of each other.
alter table missions add column series_id text;
-- What stood there when it was refused, so that approvers see what has changed since.
alter table missions add column refused_content jsonb;

-- What a new mission may begin from.
create table mission_templates (
  id text primary key,
  name text not null,
  -- Null: of headquarters, for everybody.
  department_code text,
  content jsonb not null,
  created_at timestamptz not null
);

create unique index mission_templates_by_name on mission_templates (coalesce(department_code, ''), name);
