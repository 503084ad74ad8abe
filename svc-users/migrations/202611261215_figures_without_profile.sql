-- no transaction
-- The figures of a committee without the profile: no index holds what tells of an illness.
create index concurrently if not exists users_figures_of_members on users (department_code, created_at, status, role)
  where status <> 'deleted';
