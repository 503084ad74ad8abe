-- The figures of a committee count what its list holds: members. The index alone still answers them.
create index users_figures_by_role on users (department_code, created_at, status, profile_type, role)
  where status <> 'deleted';
drop index users_figures;
