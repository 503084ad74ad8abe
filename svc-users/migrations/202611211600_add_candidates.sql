-- What a member's wishes are compared with when a team looks for people: as an event told it, null until one does.
alter table mission_titles add column nature jsonb;

-- When a team last asked somebody to take part (fair solicitation), and whether it asked without knowing whom: such an
-- invitation is shown to nobody but the person until it is accepted.
alter table participations add column asked_at timestamptz, add column blind boolean not null default false;
create index participations_asked on participations (user_id) include (asked_at, state, blind) where asked_at is not null;
