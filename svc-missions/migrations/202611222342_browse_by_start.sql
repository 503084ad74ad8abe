-- no transaction
-- Browsing reads nothing but its index: what it filters by stands behind the order.
create index concurrently if not exists missions_browse_start on missions (start_at, id)
  include (created_at, end_at, registration_closes_at, traits, sought, place_code)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
