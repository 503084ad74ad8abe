-- no transaction
alter table codes validate constraint codes_purpose;
