-- When the person at a session last proved who they are: password, or a visit to the provider that asked for it. Empty
-- where nobody knows, as in every session that is open now; who writes no value has just taken a password.
alter table sessions add column proved_at timestamptz;
alter table sessions alter column proved_at set default now();

-- A visit to the provider that must ask again who is there, although the provider knows.
alter table sso_transactions add column prove boolean not null default false;
