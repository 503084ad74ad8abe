-- When somebody said that they have answered a questionnaire that another tool keeps; null where they did not.
alter table participants add column said_answered_at timestamptz;
