-- What approvers have to look at: a few rows among all missions, the newest first.
CREATE INDEX missions_to_approve ON missions (created_at DESC, id)
  WHERE approval_status = 'waiting_for_approval' AND rejected_at IS NULL AND closed_at IS NULL AND deleted_at IS NULL;
