-- An order and its tie-breaker run the same way, forwards or backwards: one comparison of both finds the place where
-- reading on begins (keyset paging), and the same index answers either direction.
CREATE INDEX missions_browse_newest ON missions (created_at, id)
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
CREATE INDEX missions_newest ON missions (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX missions_to_approve_newest ON missions (created_at, id)
  WHERE approval_status = 'waiting_for_approval' AND rejected_at IS NULL AND closed_at IS NULL AND deleted_at IS NULL;
DROP INDEX missions_browse_by_creation;
DROP INDEX missions_by_creation;
DROP INDEX missions_to_approve;

