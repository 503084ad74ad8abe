-- An invitation is an account that waits for its owner: the token of the mail, hashed, stands in for the password.
alter table users add column invitation_hash bytea;
create unique index users_by_invitation on users (invitation_hash) where invitation_hash is not null;
create index users_by_inviter on users (invited_by, invitation_sent_at) where invited_by is not null;

-- Accounts whose address nobody has confirmed: few, and removed after a month.
create index users_unconfirmed on users (updated_at) where status = 'pending_approval' and email_verified_at is null;
