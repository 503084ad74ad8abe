-- What a notice says, by the key of its words and their values, so that it reads in the language of its reader. Empty
-- where its words are somebody's own, and in rows of before: those keep the title that was written.
alter table notifications add column said jsonb;
