-- What staff and the platform did to an account, in the transaction of the act. Goes with the row of an account that
-- nobody ever confirmed; of a deleted account the reasons go, and what remains names nobody.
create table account_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  act text not null,
  -- null: the platform itself.
  actor_id uuid,
  before text,
  after text,
  reason text
);
create index account_history_by_user on account_history (user_id, id);

-- Accounts that wait, by what they wait for: the tabs of the staff's lists. The same words as in user-list-columns.ts.
create index users_awaiting on users
  ((case when email_verified_at is not null then 'approval'
         when invitation_expires_at is not null then 'invitation' else 'confirmation' end), created_at, id)
  where status = 'pending_approval';
