-- What is over and waits for its closing stands first in the order of browsing: the index itself passes over it.
DROP INDEX missions_browse_by_start;
CREATE INDEX missions_browse_by_start ON missions (start_at, id, (coalesce(end_at, 'infinity'::timestamptz)))
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
DROP INDEX missions_browse_by_place;
CREATE INDEX missions_browse_by_place ON missions (place_code, start_at, id, (coalesce(end_at, 'infinity'::timestamptz)))
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
