-- Local needs that people told their committee of, and what became of them. Who told one is kept as an id, for the
-- answer; the row goes with the account.
create table needs (
  id uuid primary key,
  department_code text not null,
  told_by uuid not null,
  subject text not null,
  message text not null,
  told_at timestamptz not null,
  state text not null,
  answered_at timestamptz,
  mission_id uuid,
  answer text
);
create index needs_of_department on needs (department_code, told_at, id);
create index needs_of_person on needs (told_by);
-- Those that wait for the committee: few among all.
create index needs_open on needs (department_code) where state in ('told', 'looked_at');
create index needs_by_age on needs (told_at);
