CREATE TABLE participants (
  mission_id text NOT NULL REFERENCES missions (id),
  user_id text NOT NULL,
  origin text NOT NULL,
  validation_status text NOT NULL,
  -- Who refused: the validation status alone does not tell whether registering again is allowed (decisions.md §4).
  rejected_by text,
  waitlist_position integer,
  motivation text,
  answers text[] NOT NULL DEFAULT '{}',
  invitation_message text,
  invitation_expires_at timestamptz,
  shared_health_fields text[] NOT NULL DEFAULT '{}',
  conflict_of_interest text,
  decided_at timestamptz,
  decided_by text,
  reason_code text,
  comment text,
  withdrawn_at timestamptz,
  attendance text,
  survey_sent_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (mission_id, user_id),
  CONSTRAINT participants_rejection_has_author CHECK ((validation_status = 'rejected') = (rejected_by IS NOT NULL))
) WITH (fillfactor = 90);

CREATE INDEX participants_by_user ON participants (user_id, created_at DESC);
CREATE INDEX participants_in_line ON participants (mission_id, waitlist_position) WHERE waitlist_position IS NOT NULL;
