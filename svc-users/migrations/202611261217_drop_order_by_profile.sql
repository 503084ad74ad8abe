-- no transaction
drop index concurrently if exists users_by_profile;
