-- no transaction
-- Who has declared anything: what waits for the staff is looked for among them alone.
create index concurrently if not exists users_with_volunteer_kinds on users (department_code) where status = 'validated' and volunteer_kinds <> '{}';
