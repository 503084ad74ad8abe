-- no transaction
alter table exports validate constraint exports_list;
