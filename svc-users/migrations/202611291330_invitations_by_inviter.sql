-- no transaction
-- How many invitations somebody has sent within the hour, those sent again among them.
create index concurrently if not exists account_history_invitations on account_history (actor_id, at)
  where act in ('invited', 'invitation_resent');
