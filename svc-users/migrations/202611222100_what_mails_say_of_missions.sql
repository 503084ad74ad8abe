-- What people need to know to come, until when one can register, and how many can: mails say it, and suggest nothing
-- that nobody can join. Null where no event has told of it yet.
alter table mission_titles
  add column practical jsonb,
  add column registration_closes_at timestamptz,
  add column capacity integer;
