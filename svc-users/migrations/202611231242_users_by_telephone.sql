-- no transaction
-- Few among all, and looked for by the name that they say on the telephone.
create index concurrently if not exists users_by_telephone on users (department_code, last_name, id) where email is null and status <> 'deleted';
