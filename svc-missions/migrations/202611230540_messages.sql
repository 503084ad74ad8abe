-- What the people of a mission and its team write to each other; a letter is one message for each of those who got it.
create table messages (
  id uuid primary key,
  mission_id text not null,
  -- Whose thread it is.
  user_id uuid not null,
  -- Null once the account of somebody of the team is gone.
  author_id uuid,
  -- The same for all messages of one letter; null for one that was written to, or by, one person.
  letter_id uuid,
  subject text,
  text text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- When a mail about it was asked for, or was no longer needed.
  told_at timestamptz
);

create index messages_of_thread on messages (mission_id, user_id, sent_at, id);
create index messages_of_person on messages (user_id);
create index messages_by_author on messages (author_id, sent_at);
create index messages_by_age on messages (sent_at);
create index messages_to_tell on messages (sent_at) where told_at is null;
