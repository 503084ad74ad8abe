-- Each item of recurring work is marked as done in the transaction that does it, so a run needs no memory of its own:
-- it is enough to know when each job was last looked at.
DROP TABLE scheduled_runs;
CREATE TABLE jobs (
  name text PRIMARY KEY,
  last_run_at timestamptz NOT NULL
);

-- A request waits since it last became one: somebody from the waiting line has not been overlooked before.
DROP INDEX participants_requests_waiting;
CREATE INDEX participants_requests_waiting ON participants (updated_at)
  WHERE validation_status = 'awaiting_validation' AND withdrawn_at IS NULL AND origin = 'registration'
    AND waitlist_position IS NULL;
CREATE INDEX participants_to_remind ON participants (invited_at)
  WHERE validation_status = 'awaiting_validation' AND withdrawn_at IS NULL AND origin = 'invitation'
    AND waitlist_position IS NULL AND invited_at IS NOT NULL AND reminded_at IS NULL;
