-- no transaction
-- Every hour the clock looks for studies whose answers are to be erased.
create index concurrently if not exists missions_answers_to_erase on missions ((questionnaire ->> 'eraseOn'))
  where questionnaire is not null and answers_erased_at is null;
