-- no transaction
-- Every day the clock empties what was written for a participation that was refused, withdrawn or ran out long ago.
create index concurrently if not exists participants_ended_words on participants ((coalesce(withdrawn_at, decided_at)))
  where (withdrawn_at is not null or validation_status = 'rejected')
    and (motivation is not null or answers <> '{}' or conflict_of_interest is not null or comment is not null
      or invitation_message is not null);
