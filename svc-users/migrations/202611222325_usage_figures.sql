-- What somebody's screens record is kept for those who agreed to be counted.
alter table users add column usage_figures boolean not null default false;

-- Members who used the platform, by week (its Monday) and department: what remains of rows of activity that are gone.
create table usage_weeks (
  week date not null,
  department_code text not null,
  members integer not null,
  primary key (week, department_code)
);

-- Words that found nothing. A mark is one of 256 and many people share it: it tells how many looked, never who.
create table missed_searches (
  list text not null,
  words text not null,
  month date not null,
  marks smallint[] not null,
  primary key (list, words, month),
  constraint missed_searches_list check (list in ('missions', 'articles'))
);
