-- All that the figures on accounts look at: they are counted from this index alone.
create index users_figures on users (department_code, created_at, status, profile_type) where status <> 'deleted';
