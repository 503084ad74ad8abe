-- no transaction
-- The same within a commune: the nearest first.
create index concurrently if not exists missions_browse_by_commune on missions (commune_id, start_at, id)
  include (created_at, end_at, registration_closes_at, traits, sought, place_code)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
