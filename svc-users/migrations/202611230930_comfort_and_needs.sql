-- What somebody needs in order to take part is sealed under the key of their health answers.
alter table health_answers drop constraint health_answers_group;
alter table health_answers
  add constraint health_answers_group check (field_group in ('illness', 'comorbidities', 'needs', 'work')) not valid;

-- How somebody reads the site, so that another device takes it over. Read by the person alone; in no event.
create table comforts (
  user_id uuid primary key references users (id) on delete cascade,
  words text[] not null
);
