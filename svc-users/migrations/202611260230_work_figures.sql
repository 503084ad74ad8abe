-- How many members gave each answer about work, in tens and with noise, for the whole country; null where it is too few.
create table work_figures (
  quarter date not null,
  question text not null,
  answer text not null,
  people integer,
  primary key (quarter, question, answer),
  constraint work_figures_people check (people >= 10)
);
