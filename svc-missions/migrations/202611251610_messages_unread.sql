-- no transaction
-- What people have written and no team has read, which /home asks for.
create index concurrently if not exists messages_unread on messages (mission_id, user_id)
  where read_at is null and author_id = user_id;
