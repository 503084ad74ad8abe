-- A referent's list by name: without it the names of the whole country are walked until enough are of the department.
create index users_by_department_name on users (department_code, last_name, first_name, id);
