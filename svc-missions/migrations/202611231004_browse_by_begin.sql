-- no transaction
-- Browsing reads nothing but its index, the commune of each mission as well.
create index concurrently if not exists missions_browse_by_begin on missions (start_at, id)
  include (created_at, end_at, registration_closes_at, traits, sought, place_code, commune_id)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
