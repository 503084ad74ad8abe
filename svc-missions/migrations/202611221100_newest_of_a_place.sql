-- A department's missions, the newest first, as its table shows them.
CREATE INDEX missions_newest_by_place ON missions (place_code, created_at, id) WHERE deleted_at IS NULL;
