-- no transaction
alter table users validate constraint users_email_kept_until_deletion;
