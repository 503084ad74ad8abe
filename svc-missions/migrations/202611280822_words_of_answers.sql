-- no transaction
-- Every day the clock empties comments on missions that were over long ago.
create index concurrently if not exists survey_answers_words on survey_answers (answered_at) where comment is not null;
