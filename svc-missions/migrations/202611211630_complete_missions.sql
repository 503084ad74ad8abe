-- What was approved, while a referent's change of it waits for approval: a rejection goes back to it (decisions.md §4).
ALTER TABLE missions ADD COLUMN approved_content jsonb;

-- A survey that was sent, and to how many; answers carry no link to it: one answer per person and mission.
CREATE TABLE surveys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mission_id text NOT NULL REFERENCES missions (id),
  kind text NOT NULL,
  url text,
  subject text NOT NULL,
  message text,
  recipients integer NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_by text NOT NULL,
  CONSTRAINT surveys_link_has_address CHECK ((kind = 'link') = (url IS NOT NULL))
);
CREATE INDEX surveys_by_mission ON surveys (mission_id, id);

CREATE TABLE survey_answers (
  mission_id text NOT NULL REFERENCES missions (id),
  user_id text NOT NULL,
  grade smallint NOT NULL CHECK (grade BETWEEN 1 AND 5),
  usefulness smallint NOT NULL CHECK (usefulness BETWEEN 1 AND 5),
  comment text,
  publishable boolean NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (mission_id, user_id)
);

-- Recurring work: up to when each job has been done, and who does it now. A lease that ends belongs to a process that
-- died: the next one takes the work over.
CREATE TABLE scheduled_runs (
  name text PRIMARY KEY,
  done_until timestamptz NOT NULL,
  leased_until timestamptz
);

-- What people were told by the clock: the same occasion of a mission is told once, whoever looks.
CREATE TABLE mission_notices (
  mission_id text NOT NULL REFERENCES missions (id),
  kind text NOT NULL,
  occasion text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (mission_id, kind, occasion)
);

-- When a team asked somebody by name (a place offered from the waiting line was asked for), and when they were reminded.
ALTER TABLE participants ADD COLUMN invited_at timestamptz, ADD COLUMN reminded_at timestamptz;

-- What the clock looks for.
CREATE INDEX participants_invitations_due ON participants (invitation_expires_at)
  WHERE validation_status = 'awaiting_validation' AND withdrawn_at IS NULL AND origin = 'invitation'
    AND waitlist_position IS NULL;
CREATE INDEX participants_requests_waiting ON participants (created_at)
  WHERE validation_status = 'awaiting_validation' AND withdrawn_at IS NULL AND origin = 'registration'
    AND waitlist_position IS NULL;
CREATE INDEX missions_running_by_end ON missions (end_at)
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
