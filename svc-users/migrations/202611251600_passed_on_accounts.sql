-- Since when an account waits for an admin, and who left the decision to them.
alter table users add column passed_on_at timestamptz;
alter table users add column passed_on_by uuid;
