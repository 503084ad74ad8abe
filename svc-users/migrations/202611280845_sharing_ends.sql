-- When somebody ended sharing health answers with the team of a mission. Apart from `participations`, which can be built
-- anew from events that repeat what was shared.
create table sharing_ends (
  user_id uuid not null references users (id) on delete cascade,
  mission_id uuid not null,
  at timestamptz not null,
  primary key (user_id, mission_id)
);
