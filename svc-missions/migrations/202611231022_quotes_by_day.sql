-- no transaction
create index concurrently if not exists survey_answers_quotable on survey_answers (answered_at)
  where publishable and comment is not null;
