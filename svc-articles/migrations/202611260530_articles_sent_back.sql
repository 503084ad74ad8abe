-- A draft that was sent back says what is to be corrected, until it is published or scheduled; its history keeps all such words.
alter table articles add column sent_back_at timestamptz, add column sent_back_comment text;
alter table article_history add column comment text;
