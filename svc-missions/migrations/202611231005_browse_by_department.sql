-- no transaction
-- The same within a department.
create index concurrently if not exists missions_browse_by_department on missions (place_code, start_at, id)
  include (created_at, end_at, registration_closes_at, traits, sought, commune_id)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
