-- What did not take place helped nobody: places in it are not counted.
alter table mission_titles add column cancelled boolean not null default false;
