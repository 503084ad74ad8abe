-- no transaction
-- And what was written by those who took part in a mission that is long over.
create index concurrently if not exists participants_past_words on participants (created_at)
  where withdrawn_at is null and validation_status = 'validated'
    and (motivation is not null or answers <> '{}' or conflict_of_interest is not null or comment is not null
      or invitation_message is not null);
