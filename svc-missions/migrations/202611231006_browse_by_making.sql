-- no transaction
-- The same, the newest first.
create index concurrently if not exists missions_browse_by_making on missions (created_at, id)
  include (start_at, end_at, registration_closes_at, traits, sought, place_code, commune_id)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
