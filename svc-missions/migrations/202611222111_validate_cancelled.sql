-- no transaction
alter table missions validate constraint missions_cancelled_is_closed;
