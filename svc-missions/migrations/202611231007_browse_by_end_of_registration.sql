-- no transaction
-- What cannot be registered for any more, a little among all.
create index concurrently if not exists missions_browse_by_end_of_registration on missions (registration_closes_at, id)
  include (start_at, created_at, end_at, traits, sought, place_code, commune_id)
  where approval_status = 'approved' and closed_at is null and deleted_at is null and (traits & 4611686018427387904) = 0;
