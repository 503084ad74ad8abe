-- Since when a mission waited last for an answer, and when it opened last. One that waited while a mail on new missions
-- went out is told of in the next. Null where no event has told of it yet.
alter table mission_titles add column waited_since timestamptz, add column last_opened_at timestamptz;
