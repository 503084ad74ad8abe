-- Lists of mails that somebody has left. A constant default: no row is written.
alter table users add column stopped_mails text[] not null default '{}';
