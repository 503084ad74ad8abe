-- The account or the article that a line is about, so that its link opens it.
alter table summary_lines add column item_id uuid;
