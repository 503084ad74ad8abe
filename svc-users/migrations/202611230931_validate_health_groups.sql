-- no transaction
alter table health_answers validate constraint health_answers_group;
