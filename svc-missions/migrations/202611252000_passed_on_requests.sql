-- To whom of a team requests to take part were passed on, by whom, and with which words. Rows are only added, and go with
-- the account of the person.
create table passed_on_requests (
  id bigint generated always as identity primary key,
  mission_id text not null references missions (id),
  user_id uuid not null,
  to_id uuid not null,
  by_id uuid not null,
  at timestamptz not null,
  words text not null
);
create index passed_on_requests_of_part on passed_on_requests (mission_id, user_id, at);
create index passed_on_requests_of_person on passed_on_requests (user_id);
